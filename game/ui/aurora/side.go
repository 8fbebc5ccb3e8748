package aurora

import (
	"strconv"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
)

// seatSpot returns the thing that tells more about a seat.
func (b *builder) seatSpot(seat game.Seat) table.Spot { return table.KindPile.Spot(b.name(seat)) }

// rivals builds the other seats as rows, or the Automa with its board.
func (b *builder) rivals() {
	v := b.View
	if b.game.Automa() != game.NoSeat {
		b.automa()
		return
	}
	seats := len(b.game.Seats())
	for i := 1; i < seats; i++ { // in the order of the table of points
		seat := game.Seat((int(b.who()) + i) % seats)
		c := &v.Convoys[seat]
		r := board.Rival{Seat: b.name(seat), Spot: b.seatSpot(seat), Fame: int(c.Fame), Out: !c.In,
			Score:  b.score(seat),
			Active: b.active(seat)}
		ready := 0
		for k := range c.Crew[:c.CrewN] {
			if c.Crew[k].Station == rules.InAction {
				ready++
			}
		}
		r.Crew = strconv.Itoa(ready) + "/" + strconv.Itoa(int(c.CrewN))
		r.Stock = []board.Stock{{Token: "food", N: int(c.Goods[rules.Food])}, {Token: "fuel",
			N: int(c.Goods[rules.Fuel])},
			{Token: "ammo", N: int(c.Goods[rules.Ammo])}, {Token: "object", N: int(c.Held)}}
		for n := 0; n < len(c.Cars); n += 2 {
			if c.Cars[n] == rules.NoCard {
				continue
			}
			torn := 0
			for k := range 2 * rules.PlacesOnCard {
				if c.Damage>>(n*rules.PlacesOnCard+k)&1 != 0 {
					torn++
				}
			}
			r.Cars = append(r.Cars, torn)
		}
		b.model.Rivals = append(b.model.Rivals, r)
	}
}

// automa builds the other player of a solo game.
func (b *builder) automa() {
	v, a := b.View, &b.View.Automa
	x := &board.Automa{Name: b.voice.Side(b.game.Automa()), Spot: b.seatSpot(b.game.Automa()),
		Score:  b.score(b.game.Automa()),
		Marker: int(a.Marker) - 1, Active: b.active(b.game.Automa()),
		Note: b.T("board.automa.left", "n", int(v.DealtN))}
	x.Stock = []board.Stock{{Token: "fame", N: int(a.Fame)}, {Token: "survivor", N: int(a.Survivors)},
		{Token: "contam", N: int(a.Contaminated)}, {Token: "food", N: int(a.Goods[rules.Food])},
		{Token: "fuel", N: int(a.Goods[rules.Fuel])}, {Token: "ammo", N: int(a.Goods[rules.Ammo])},
		{Token: "object", N: int(a.Held)}}
	for row := range x.Rows {
		for i := range x.Rows[row] {
			x.Rows[row][i] = board.Hull{Kind: b.game.Data().Board[row][i].String(), Torn: a.Damage[row]>>i&1 != 0}
		}
	}
	if n := a.Shown.N; n > 0 && v.Phase == rules.PhaseExploration {
		x.Note = b.voice.Action(a.Shown.All()[n-1]) + " · " + x.Note
	}
	b.model.Automa = x
}

// score returns a seat's points as things stand.
func (b *builder) score(seat game.Seat) board.Score {
	n := b.View.PointsOf(seat).Total()
	return board.Score{N: n, Word: b.T("board.pts", "n", n)}
}

// points builds everybody's points as things stand.
func (b *builder) points() {
	b.model.Score = b.score(b.who())
	b.model.Score.By, _ = b.gained()
	for i := range b.game.Seats() {
		seat := game.Seat((int(b.who()) + i) % len(b.game.Seats()))
		p := b.View.PointsOf(seat)
		b.model.Points = append(b.model.Points, board.Points{Seat: b.name(seat), Total: p.Total(),
			Sources: bySource(p)})
	}
}

// bySource returns points in the order of sourceNames.
func bySource(p rules.Points) [len(sourceNames)]int {
	return [...]int{p.Lead, p.Track, p.Objects, p.Places, p.Crew, p.Goal}
}

// gained returns by how much the points of the convoy that is shown change at the moment shown, and in words by which
// sources.
func (b *builder) gained() (by int, sources []string) {
	if len(b.Happening()) == 0 || b.Stands {
		return 0, nil
	}
	old, now := b.Before().PointsOf(b.who()), b.View.PointsOf(b.who())
	before := bySource(old)
	for i, n := range bySource(now) {
		if n == before[i] {
			continue
		}
		key := "points." + sourceNames[i]
		if sourceNames[i] == "goal" && now.Saved {
			key = "points.saved"
		}
		sources = append(sources, b.T(key, "n", kit.Signed(n-before[i])))
	}
	return now.Total() - old.Total(), sources
}
