package hex

import (
	"slices"
	"strconv"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// builder makes one model.
type builder struct {
	*Skin
	*skin.Base[*rules.View]
	now   *rules.View // the present view, if a hint changes View
	works *rules.Works
	model *board.Model
	falls map[rules.Tile]int
	moved table.Spot         // the unit that a hint's plan moves, or that came or moved on a page of the recap
	after [game.MaxSeats]int // points after a battle fought now
}

// Build makes everything but the panels.
func (b *builder) Build() {
	m := b.model
	m.Left, m.Camera = b.Screen.Left, b.Screen.Scroll.Field
	b.turning()
	b.now = b.View
	b.advised()
	b.recalled()
	b.works = b.View.Works()
	b.foretell()
	b.sides()
	b.cells()
	b.hand()
	b.prompt()
	b.reader()
	b.lines()
	b.happening()
	m.Buttons = b.buttons()
	m.Log.Lines = b.Latest(1)
}

// turning tries the rotation being looked at, on a copy of the position.
func (b *builder) turning() {
	v := b.View
	if v.Ask != rules.AskRotate || !b.Asks || !b.Session.MyTurn() {
		return
	}
	piece := table.KindPiece.Spot(v.Tile.ID())
	t := &board.Turning{At: cellOf(v.At), Piece: piece, From: -1, Label: b.T("button.set"),
		Main: int(v.Tile.Kind().Front()), Still: b.Screen.Panel == scene.HintPanel && !b.Screen.Mind}
	if v.Fills() {
		t.Sub = b.T("button.set.fills")
	}
	if v.From != rules.NoHex {
		t.From = int(v.Cells[v.At].Rot)
	}
	for _, spot := range b.Session.Ways() {
		if n, err := strconv.Atoi(spot.ID); err == nil {
			t.Ways, t.Spots = append(t.Ways, n), append(t.Spots, spot)
		}
	}
	if len(t.Ways) == 0 {
		return
	}
	t.Way = t.Ways[0]
	if n, _ := strconv.Atoi(b.Facing(b.Session).ID); slices.Contains(t.Ways, n) {
		t.Way = n
	}
	if n, err := strconv.Atoi(b.Screen.Turn.ID); err == nil && slices.Contains(t.Ways, n) {
		t.Way = n
	}
	b.model.Turning = t
	tried := *v
	tried.Cells[v.At].Rot = uint8(t.Way)
	b.View = &tried
}

// advised shows the position after a hint's plan, with its consequences.
func (b *builder) advised() {
	if b.Screen.Panel != scene.HintPanel || b.Screen.Mind || len(b.Screen.Plan) == 0 {
		return
	}
	then := foresee.After(b.View, b.Screen.Plan)
	if then == nil {
		return
	}
	for h := range then.Cells {
		if now, was := &then.Cells[h], &b.View.Cells[h]; now.Tile != rules.NoTile &&
			(now.Tile != was.Tile || now.Rot != was.Rot) {
			b.moved = table.KindPiece.Spot(now.Tile.ID())
		}
	}
	b.View = then
}

// recalled marks the unit that came to a hex on a page of the recap.
func (b *builder) recalled() {
	if b.Screen.Panel != scene.RecapPanel {
		return
	}
	for _, s := range b.Happening() {
		switch s.Event.(type) {
		case rules.Placed, rules.Stepped, rules.Pushed:
			tile, _ := rules.TilesOf(s.Event)
			b.moved = table.KindPiece.Spot(tile.ID())
		}
	}
}

// sides builds the seats in the top bar: the viewer first, if there are two. While a hint shows what it leads to,
// points and piles are the present ones.
func (b *builder) sides() {
	v, m := b.now, b.model
	seats := v.Game().Seats()
	for i := range seats {
		seat := game.Seat(i)
		army := v.ArmyOf(seat)
		s := board.Side{Army: armies[army], Name: b.voice.Army(army), Pile: len(unseen(v, seat)),
			Discard: int(v.Discard[seat].N), Points: int(v.Points[seat]), Most: most(v.Game().Mode(), i),
			After: b.after[seat], Active: v.Asked == seat && v.Phase != rules.PhaseOver, Out: v.Out>>seat&1 != 0,
			Counts: v.Game().Mode() == rules.Score, Spot: table.KindPile.Spot(army.String())}
		m.Sides = append(m.Sides, s)
		if v.Friends(v.Who, seat) {
			m.Allies = append(m.Allies, armies[army])
		} else {
			m.Foes = append(m.Foes, armies[army])
		}
	}
	if len(m.Sides) == 2 && v.Who == 1 {
		slices.Reverse(m.Sides)
	}
	m.Whose = armies[v.ArmyOf(v.Who)]
	m.Banner = furniture.Banner{Title: b.T("banner.turn", "n", int(v.Turn)), Sub: b.bannerSub()}
	fights := v.Fight.Start != rules.NoBattle // after the battle, the game's phase only changes with the next question
	if fights {
		m.Banner = furniture.Banner{Title: b.T("banner.battle"), Sub: b.T("banner.phase", "n", int(v.Fight.Phase)),
			Alarm: true}
	}
	switch {
	case v.Phase == rules.PhaseHQ:
		m.Banner.Title = b.T("banner.hq")
	case v.Goal != rules.NoGoal && !fights:
		m.Banner.Title = b.T("banner.puzzle")
	}
}

// most returns the most points that a seat can have (2.2, 9.2).
func most(mode rules.Mode, seat int) int {
	if mode == rules.Score {
		return rules.WinningScore
	}
	return int(mode.Points(seat))
}

func (b *builder) bannerSub() string {
	v := b.View
	switch {
	case v.Phase == rules.PhaseOver || v.Phase == rules.PhaseHQ || v.Phase == rules.PhaseBattle || v.Turn == 0:
		return ""
	case v.LastTurn():
		return b.T("banner.final")
	case v.Last > 0:
		return b.T("banner.last")
	}
	mover := v.Asked
	if b.Past != nil { // whoever was asked last is not yet asked again while tiles are drawn
		mover = v.Mover()
	}
	whose := b.T("banner.yours")
	if v.Who != mover {
		whose = b.T("banner.theirs", "side", b.voice.Side(mover))
	}
	if v.Goal != rules.NoGoal {
		return whose
	}
	return b.T("banner.left", "whose", whose, "n", v.Left(mover))
}

// unseen returns the tiles of a seat's pile, sorted, since their order is secret.
func unseen(v *rules.View, seat game.Seat) (list []rules.Tile) {
	for t := range rules.Tile(rules.TileCount + 1) {
		if t != rules.NoTile && v.Unseen[seat].Has(t) && t.Army() == v.ArmyOf(seat) {
			list = append(list, t)
		}
	}
	return list
}

// cells builds the nineteen hexes.
func (b *builder) cells() {
	v, m := b.View, b.model
	gone := [rules.HexCount]int{}
	for _, l := range b.Told() {
		if e, ok := l.Event.(rules.Removed); ok {
			gone[e.From]++
		}
	}
	for h := range rules.Hex(rules.HexCount) {
		place := table.KindPlace.Spot(h.String())
		c := board.Cell{Name: h.String(), Place: place, Falls: -1, Scars: gone[h]}
		c.Free = slices.Contains(b.Next, place)
		c.Aimed = c.Free && b.Screen.Hover == place
		if slices.Contains(b.Screen.Lit, place) {
			c.Free, c.Aimed = true, true
		}
		if t := v.Cells[h].Tile; t != rules.NoTile {
			c.ID, c.Piece, c.Tile = t.ID(), table.KindPiece.Spot(t.ID()), b.look(h)
			if c.Tile.Halo = b.halo(c.Piece); c.Free && c.Tile.Halo == art.NoHalo {
				c.Tile.Halo = art.CanAct // its hex can be chosen, as for an Air Strike
			}
			c.Goes = b.goes(c.Piece)
			c.HQ, c.Foe = t.Is(rules.Headquarters), !v.Friends(v.Who, v.Owner(h))
			if c.HQ {
				seat := v.Owner(h)
				c.Points = int(v.Points[seat])
				if lost := b.after[seat] - c.Points; lost < 0 && v.Game().Mode() != rules.Score {
					c.Chip = signed(lost)
				}
			}
			if n, falls := b.falls[t]; falls {
				c.Falls = n
			}
			turning := m.Turning != nil
			c.Tile.Dark = turning && cellOf(h) != m.Turning.At && c.Falls < 0 && c.Chip == "" // highlight what changes
		}
		m.Cells[h] = c
	}
}

// signed formats a number with its sign. The minus sign is as wide as a plus.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// halo returns the light around a thing that is picked up, can be touched, or is about to be hit.
func (b *builder) halo(spot table.Spot) art.Halo {
	switch {
	case b.Picked(spot), spot == b.moved:
		return art.Picked
	case !b.Touchable(spot):
		return art.NoHalo
	case b.View.Ask == rules.AskTarget, len(b.Session.Selected()) > 0:
		return art.Target
	}
	return art.CanAct
}

// goes reports whether a unit can be moved: some move begins with it and ends at a place.
func (b *builder) goes(piece table.Spot) bool {
	return len(b.Next) > 0 && slices.ContainsFunc(b.Session.Leads([]table.Spot{piece}), func(a table.Action) bool {
		return a.Path[len(a.Path)-1].Kind == table.KindPlace
	})
}

// linked reports whether the module on a hex works on what lies on a hex that one of its connectors faces (6.4, 6.5).
func (b *builder) linked(h, n rules.Hex) bool {
	v, d, on := b.View, b.View.Cells[h].Tile.Kind().Data(), b.View.Cells[n].Tile
	if on == rules.NoTile || d.Gifts == nil {
		return false
	}
	seat := v.Owner(h)
	if taken := b.works.Serves[h]; taken != game.NoSeat {
		seat = taken
	}
	friend := v.Friends(seat, v.Owner(n))
	switch d.Gifts[0].On {
	case rules.OnEnemy:
		return !friend
	case rules.OnEnemyModule:
		return !friend && on.Is(rules.Module)
	}
	return friend
}

// look returns the state of a tile on the board, as it is painted.
func (b *builder) look(h rules.Hex) art.TileState {
	v, w := b.View, b.works
	c := &v.Cells[h]
	k := c.Tile.Kind()
	d := k.Data()
	l := art.TileState{
		Print: &prints()[k], Owner: armies[d.Army], Turn: float32(c.Rot), Netted: w.Netted.Has(h),
		Wounds: int8(c.Wounds), Points: -1, Mobile: w.Mobile.Has(h) && !d.Mobile,
	}
	if seat := w.Serves[h]; seat != game.NoSeat && !v.Friends(seat, v.Owner(h)) {
		l.Owner = armies[v.ArmyOf(seat)]
	}
	if d.Class == rules.Headquarters && v.Game().Mode() != rules.Score {
		l.Points = int8(v.Points[v.Owner(h)])
	}
	for _, s := range v.Strikes(h, w) {
		if int(l.Count) == len(l.Strikes) {
			break
		}
		change := art.Same
		switch {
		case s.Printed < 0:
			change = art.Extra
		case s.Phase > s.Printed:
			change = art.Up
		case s.Phase < s.Printed:
			change = art.Down
		}
		l.Strikes[l.Count] = art.Strike{Phase: int8(s.Phase), Change: change}
		l.Count++
	}
	for i := range 6 {
		if d.Face.Melee[i] > 0 {
			l.Melee[i] = w.Melee[h]
		}
		if d.Face.Ranged[i] > 0 {
			l.Ranged[i] = w.Ranged[h]
		}
		side := rules.Dir((i + int(c.Rot)) % rules.DirCount)
		if n := h.Next(side); d.Face.Link>>i&1 != 0 && n != rules.NoHex && !l.Netted && b.linked(h, n) {
			l.Linked |= 1 << i
		}
	}
	return l
}
