package state51

import (
	"cmp"
	"slices"
	"strconv"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// ledger builds the ledger of the production or scoring being shown.
func (b *builder) ledger() {
	if b.Past == nil || b.Asks {
		return
	}
	for _, s := range b.Happening() {
		if e, ok := s.Event.(rules.Scored); ok {
			b.scored(e)
			return
		}
		seat := s.Event.Who()
		if b.View.Phase == rules.PhaseProduction && int(seat) < len(b.game.Seats()) && !b.cashes(s.Event) {
			b.produced(seat)
			return
		}
	}
}

// cashes reports whether an event comes from a spoil that the viewer cashes in, which they choose on their own table.
func (b *builder) cashes(e game.Event) bool {
	gain, gains := e.(rules.Gained)
	return e.Who() == b.View.Who && (game.Is[rules.Discarded](e) || gains && spoiled(b.View, gain))
}

// produced builds the production of a seat so far, on a stage of its own.
func (b *builder) produced(seat game.Seat) {
	come, foreseen := b.broughtTo(seat)
	l := &board.Ledger{Title: b.T("ledger.dawn", "side", b.short(seat)), Sign: "production", Staged: true}
	for i, y := range come.yields {
		line := board.LedgerLine{Name: b.T("ledger.base"), Goods: runs(y.Goods), Done: come.has[i], Now: come.now[i],
			Faction: b.game.Base(seat).ID, Spot: b.seatSpot(seat)}
		if y.Card != rules.NoCard {
			line.Name, line.Print, line.Faction = b.voice.Card(y.Card), b.printOf(y.Card), ""
			line.Spot = b.pieceSpot(y.Card)
			line.Strip = stripOf(i, foreseen, b.View.Seats[seat].Agreements.Has(y.Card))
		}
		l.Lines = append(l.Lines, line)
	}
	l.Sum = board.LedgerLine{Name: b.T("ledger.sum"), Done: true,
		Goods: ordered(foresee.Sum([]foresee.Yield{{Goods: come.goods}}))}
	b.model.Ledger = l
	b.dawnOrder(seat)
}

// broughtTo returns what a production has brought a seat so far, and the number of its sources that were foreseen.
func (b *builder) broughtTo(seat game.Seat) (come brought, foreseen int) {
	begin := len(b.Past)
	for i, s := range b.Past {
		if e, ok := s.Event.(rules.Produced); ok && e.Seat == seat {
			begin = i
		}
	}
	yields := foresee.Dawn(b.View, seat)
	come = brought{yields: yields, left: make([][]rules.Good, len(yields)), now: map[int]bool{}, has: map[int]bool{}}
	for i, y := range yields {
		come.left[i] = slices.Clone(y.Goods)
	}
	for i := begin; i < len(b.Past); i++ {
		if e := b.Past[i].Event; e.Who() == seat {
			come.add(e, i >= len(b.Past)-b.Fresh, b.game.Data())
		}
	}
	return come, len(yields)
}

// stripOf returns the kind of the i-th of n sources. Spoils come after those, when they are cashed in.
func stripOf(i, n int, agreement bool) board.SlotKind {
	switch {
	case i >= n:
		return board.Spoil
	case agreement:
		return board.Agreement
	}
	return board.Empty
}

// dawnOrder makes the stage show a seat, and gives each seat's state in the production, and its total including cashed
// spoils.
func (b *builder) dawnOrder(seat game.Seat) {
	n := len(b.game.Seats())
	place := func(of game.Seat) int { return (int(of) - int(b.View.First) + n) % n }
	for i := range b.model.Seats {
		switch of := b.from(i); {
		case of == seat:
			b.model.Shown, b.model.Seats[i].Dawned = i, board.DawnNow
		case place(of) < place(seat):
			b.model.Seats[i].Dawned = board.DawnDone
		default:
			continue
		}
		come, _ := b.broughtTo(b.from(i))
		b.model.Seats[i].Dawn = ordered(foresee.Sum(come.yields))
	}
}

// brought records which sources of a production have given what.
type brought struct {
	yields   []foresee.Yield // the foreseen ones, then cashed spoils
	left     [][]rules.Good  // what each foreseen source has not given yet
	goods    []rules.Good
	at       int // the source that gave last
	has, now map[int]bool
}

// add counts an event. A drawn card does not tell its source, so it is counted for the first source that still has a
// card to give.
func (c *brought) add(e game.Event, fresh bool, d *rules.Data) {
	switch e := e.(type) {
	case rules.Gained:
		card := e.By.Card()
		c.at = slices.IndexFunc(c.yields, func(y foresee.Yield) bool { return y.Card == card })
		if c.at < 0 {
			c.at = len(c.yields)
			c.yields = append(c.yields, foresee.Yield{Card: card, Goods: d.Of(card).Spoil})
		}
		for range e.N {
			c.goods = append(c.goods, e.Good)
		}
	case rules.Drew:
		for i := c.at; i < len(c.left); i++ {
			if k := slices.Index(c.left[i], rules.GoodCard); k >= 0 {
				c.left[i], c.at = slices.Delete(c.left[i], k, k+1), i
				break
			}
		}
		c.goods = append(c.goods, rules.GoodCard)
	default:
		return
	}
	c.has[c.at] = true
	c.now[c.at] = fresh
}

// scored builds everybody's points after a round, the most first, with the gain since the round before, or since the
// game began.
func (b *builder) scored(e rules.Scored) {
	l := &board.Ledger{Title: b.T("ledger.score", "n", e.Round), Sign: rules.VP.String()}
	before := b.scoredBefore(e)
	for i := range b.game.Seats() {
		seat := b.from(i)
		is, was := e.Points[seat], before[seat]
		line := board.LedgerLine{Name: b.short(seat), Faction: b.game.Base(seat).ID, Done: true, Counts: true,
			Own: i == 0, Is: is, Was: was, Goods: []art.Run{{Good: rules.VP.String(), N: 1}}}
		if is > was {
			line.More = "+" + strconv.Itoa(is-was)
		}
		l.Lines = append(l.Lines, line)
	}
	slices.SortStableFunc(l.Lines, func(x, y board.LedgerLine) int { return cmp.Compare(y.Is, x.Is) })
	b.model.Ledger = l
	b.model.Round = b.T("board.round", "n", e.Round) // even if the next round has begun
	b.model.Phases.Index = len(b.model.Phases.Labels) - 1
	b.model.Phases.Now = b.model.Phases.Labels[b.model.Phases.Index]
}

// scoring reports whether the points after a round are shown.
func (b *builder) scoring() bool {
	return b.Past != nil && !b.Asks && slices.ContainsFunc(b.Happening(), func(s table.Step) bool {
		return game.Is[rules.Scored](s.Event)
	})
}

// scoredBefore returns everybody's points after the round before a scoring, or at the beginning if there was none: a
// game may begin with a position, as lessons do.
func (b *builder) scoredBefore(e rules.Scored) [game.MaxSeats]int {
	for _, line := range slices.Backward(b.Told()) {
		if is, ok := line.Event.(rules.Scored); ok && is.Round < e.Round {
			return is.Points
		}
	}
	return b.pointsAtFirst()
}

// pointsAtFirst returns everybody's points before the first move.
func (b *builder) pointsAtFirst() (points [game.MaxSeats]int) {
	_, start, err := b.Session.Record().Start(b.Session.Game.Kind())
	if err != nil {
		return points // the game was opened from it before
	}
	v := start.View(b.View.Who).(*rules.View)
	for i := range b.game.Seats() {
		points[i] = v.Points(game.Seat(i))
	}
	return points
}
