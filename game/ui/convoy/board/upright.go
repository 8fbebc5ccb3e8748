package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// upright returns a window that is higher than wide: the top bar, a strip of five cities, the city that is shown, the
// prompt, the hand, and the buttons. Room to spare goes to skyline, prompt and hand.
func (f *Layout) upright(m *Model) layout.Node {
	s, i := f.S, looked(m)
	col := &f.Columns[i]
	col.Shown, col.Large = true, true
	col.begin(&m.Cities[i])
	pieces := f.rowsUpright(&m.Cities[i], col, false)
	if _, _, spiders := m.Cities[i].Moloch.pieces(); spiders > 0 {
		pieces = layout.Either(pieces.Between(0, 0), f.rowsUpright(&m.Cities[i], col, true))
	}
	city := layout.Stack(f.groundUpright(&m.Cities[i], col), pieces).Of(citySpot(i + 1)).To(&col.Rect)
	return layout.Column(0, f.barUpright(), layout.Space(2), f.tabs(m).Pad(3, 0).Fixed(66*s), layout.Space(2),
		city.Between(0, 0).Grows(), f.deckUpright(m).To(&f.Deck))
}

// barUpright returns the top bar in eight cells: menu, three counts of Moloch, districts, three counts of the Outpost.
func (f *Layout) barUpright() layout.Node {
	cell := 44 * math.Min(f.S, 1.5)
	count := func(side Faction, pile int) layout.Node { return f.pile(side, pile).Between(cell, 1.4*cell) }
	stand := layout.Stack(layout.Leaf(&f.Stand).Pad(0, 4)).Of(table.KindFigure.Spot("stand"))
	row := layout.Row(0, count(Moloch, pileDeck), count(Moloch, pileHand), count(Moloch, pileDiscard),
		stand.Between(cell, cell).Grows(), count(Outpost, pileDiscard), count(Outpost, pileHand),
		count(Outpost, pileDeck))
	return f.Buttons.Bar(cell, row, false).Fixed(cell).To(&f.Top)
}

// tabs returns the small pictures of the five cities, each at least as wide as its name. The one that is shown is
// wider, destroyed ones are narrower.
func (f *Layout) tabs(m *Model) layout.Node {
	tabs := layout.Cells(f.Tabs[:])
	for i := range tabs {
		c, part := &m.Cities[i], 66.0
		if c.Destroyed {
			part = 50
		}
		if i == looked(m) {
			part = 92
		}
		least := math.Max(44, kit.Width(kit.LabelBold, MinText, 0, c.short())+tabEdge)
		tabs[i] = tabs[i].Of(tabSpot(i+1)).Between(least, least).Shares(part)
	}
	return layout.Row(3, tabs...).Level()
}

// groundUpright returns the skyline of a city, its name, and the road with its districts.
func (f *Layout) groundUpright(c *City, col *Column) layout.Node {
	s, high := f.S, f.Unit(36, 36)
	sky := layout.Column(0, layout.Space(54*s-2), layout.Leaf(&col.Skyline).Grows(), layout.Space(120*s))
	plates := layout.Stack(f.plates(c, col, f.Unit(40, 40), high)).Pad(0, (22*s-high)/2)
	rest := layout.Column(0, layout.Space(8*s-2), layout.Leaf(&col.Rows[Moloch]).Pad(3, -2).Fixed(76*s+4),
		layout.Space(6*s), f.name(c, col, 26*s).Pad(10*s, 0).Fixed(26*s), layout.Leaf(nil).Grows(),
		layout.Stack(layout.Leaf(&f.Road), plates).Fixed(22*s), layout.Space(12*s),
		layout.Leaf(&col.Rows[Outpost]).Pad(3, 0).Fixed(82*s), layout.Space(4*s))
	return layout.Stack(sky, rest)
}

// rowsUpright returns both rows of a city, each to the right of its total. If below is set, spiders stand below the
// others, as they have no room beside them.
func (f *Layout) rowsUpright(c *City, col *Column, below bool) layout.Node {
	s, least := f.S, 0.0
	if _, _, spiders := c.Moloch.pieces(); spiders > 0 {
		least = 44
	}
	row := func(side Faction, most, least float64, spiders bool) layout.Node {
		return layout.Row(0, layout.Space(6*s), f.total(c, col, side, 46*s, 24*s, 0, true).Fixed(56*s),
			layout.Space(f.Unit(10, 6)), f.units(c, col, side, most, least, spiders).Pad(0, 2).Grows(),
			layout.Space(f.Unit(14, 8)))
	}
	list := []layout.Node{layout.Space(8*s - 2), row(Moloch, f.Unit(66, 44), least, !below).Fixed(76 * s),
		layout.Leaf(nil).Grows(), row(Outpost, f.Unit(64, 44), 0, true).Fixed(82 * s), layout.Space(4 * s)}
	if below {
		line := layout.Shaped(tall, least, f.Unit(5, 3), 0, f.spiders(c, col, Moloch, least)...).At(kit.Finish)
		list[2] = layout.Column(0, layout.Space(f.Unit(6, 4)), line.Pad(f.Unit(14, 8), 0).Fixed(least*tall),
			layout.Leaf(nil).Grows()).Between(0, 0).Grows()
	}
	return layout.Column(0, list...)
}

// deckUpright returns the prompt, what waits, the hand or else the log, and the buttons. The prompt has the room that
// the cards leave.
func (f *Layout) deckUpright(m *Model) layout.Node {
	s := f.S
	spare := math.Max(0, f.H-640*s)
	words := 62*s + 0.15*spare + 40*s*clamp(f.TextScale-1, 0, 1) // room for large text is taken from the sky
	held := 124*s + 0.25*spare
	before, beside := layout.Space(12*s), []layout.Node(nil)
	if m.Steps.Shown() {
		before = layout.Leaf(&f.Steps).Fixed(50 * s)
	}
	asked := layout.Leaf(&f.Prompt).Of(table.KindPrompt.Spot(""))
	var list []layout.Node
	if len(m.Queue) > 0 {
		list = append(list, f.queued(m).Pad(4, 0).Fixed(f.queueHeight()))
	}
	switch high, foot := f.cardsUpright(m, held); {
	case len(m.Hand) > 0:
		list = append(list, layout.Leaf(&f.Hand.Rect).Fixed(high+foot).Inside(func(kit.Rect) {
			f.Hand.Row(f.Window, furniture.Cards{N: len(m.Hand), Up: picked(m), Scroll: m.HandScroll,
				W: phoneW * high / phoneH, H: high}, foot)
		}))
		if !m.Again {
			beside = append(beside, f.said(m, kit.Middle).Between(48*s, 48*s))
		}
	case !m.Again:
		list = append(list, f.said(m, kit.Start).Pad(8*s, 8*s).Fixed(held-16*s).Shares(0).Out(0))
	default:
		list = append(list, layout.Space(held))
	}
	told := layout.Row(0, before, asked.Grows(), layout.Space(8))
	return layout.Column(0, layout.Column(0, told.Between(0, 0).Grows(), layout.Column(0, list...).To(&f.Held)).
		Fixed(words+held),
		f.Buttons.Foot(m.Left, beside...).Pad(6*s, 6*s))
}

// cardsUpright returns the height of the cards in the hand, and how far they stand above the foot of their place.
func (f *Layout) cardsUpright(m *Model, held float64) (high, foot float64) {
	s := f.S
	high = math.Min(phoneH*s*1.4, held-22*s)
	if len(m.Queue) == 0 {
		return high, 4 * s
	}
	return math.Min(high, math.Max(phoneH, held-8*s-f.queueHeight())), s // so that the prompt keeps its lines
}

// said returns the log, with its words aligned as given.
func (f *Layout) said(m *Model, at kit.Align) layout.Node {
	return f.log().Inside(func(kit.Rect) { f.Log.Fill(f.Window, m.Log, at) })
}
