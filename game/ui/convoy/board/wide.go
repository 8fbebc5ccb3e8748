package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// wide returns a window that is wider than high: the top bar, the five cities side by side on one road, and the strip
// with the prompt, the hand and the buttons.
func (f *Layout) wide(m *Model) layout.Node {
	cities := make([]layout.Node, len(m.Cities))
	for i := range cities {
		cities[i] = f.share(m, i, f.cityWide(m, i))
	}
	road := layout.Column(0, layout.Leaf(nil).Grows(), layout.Leaf(&f.Road).Fixed(f.roadHeight()),
		layout.Space(f.belowRoad()))
	return layout.Column(0, f.barWide(m).Fixed(f.Unit(50, 44)).To(&f.Top), layout.Space(2),
		layout.Stack(road, layout.Row(0, cities...).Level()).Between(0, 0).Grows(),
		f.deckWide(m).Fixed(f.Unit(236, 156)).To(&f.Deck))
}

// share gives a city its width: up to 35 % of the window for the active one, 9 % for a destroyed one, and equal parts
// of the rest, though each as much as its pieces need; the active one gives up some of its width for that. In a narrow
// window the city that is looked at is as wide as the active one.
func (f *Layout) share(m *Model, i int, city layout.Node) layout.Node {
	col, large, open := &f.Columns[i], false, false
	for k := range m.Cities {
		big := m.Cities[k].Active || f.Narrow && k == looked(m)
		large, open = large || big, open || !big && !m.Cities[k].Destroyed
	}
	least := 0.35
	if !f.Narrow {
		least = 0.265
	}
	switch {
	case col.Large && open:
		return city.Between(least*f.W, 0.35*f.W)
	case col.Large || !open && !large: // it takes what no other city needs
		return city.Between(0.09*f.W, 0.35*f.W).Grows()
	case m.Cities[i].Destroyed:
		return city.Fixed(0.09 * f.W)
	}
	return city.Between(0, f.need(&m.Cities[i])).First(1).Grows()
}

// need returns the least width at which the pieces in the longer row of a city that is not large can be hit. It is 0 in
// a narrow window, where they are hit once the city is large.
func (f *Layout) need(c *City) (need float64) {
	if f.Narrow {
		return 0
	}
	for side := Moloch; side <= Outpost; side++ {
		sockets, free, spiders := c.row(side).pieces()
		n := float64(sockets + free)
		all := f.Unit(44.5, 0)*(n+small*float64(spiders)) + f.Unit(5, 3)*(n+float64(spiders)-1) + f.Unit(16, 8)
		need = math.Max(need, all)
	}
	return need
}

// barWide returns the top bar: Moloch's counts on the left, the Outpost's on the right, and the districts in the middle
// of the window, however many buttons the ends have.
func (f *Layout) barWide(m *Model) layout.Node {
	cell, more := f.Unit(48, 44), 0.0
	if furniture.Has(m.Buttons, furniture.SlotSound) {
		more = cell
	}
	stand := layout.Stack(layout.Leaf(&f.Stand).Box(0, f.Unit(34, 30), kit.Middle, kit.Middle))
	middle := layout.Row(f.Unit(10, 2), f.countsWide(Moloch, more).Between(more, more).Grows(),
		stand.Of(table.KindFigure.Spot("stand")).Fixed(f.Unit(152, 76)), f.countsWide(Outpost, 0).Between(0, 0).Grows())
	return f.Buttons.Bar(cell, middle, true).Pad(f.Unit(10, 0), 0)
}

// countsWide returns the counts of a side from its end of the bar inwards: name, hand, discard pile, a space with at
// least more in it, and deck.
func (f *Layout) countsWide(side Faction, more float64) layout.Node {
	word, small := f.Unit(92, 0), f.Unit(50, 44)
	if f.Narrow {
		word = 0
	}
	return layout.Row(0, layout.Leaf(&f.Names[side]).Fixed(word), f.pile(side, pileHand).Fixed(small),
		f.pile(side, pileDiscard).Fixed(small), layout.Space(f.Unit(2, 2)+more).Grows(),
		f.deck(side).Between(0, f.Unit(280, 92))).Turned(side == Outpost)
}

// pile returns the count of a pile in the top bar.
func (f *Layout) pile(side Faction, pile int) layout.Node {
	return layout.Leaf(&f.Piles[side][pile]).Of(pileSpot(side, pileWords[pile]))
}

// deck returns the count of a deck, with how long it lasts if there is room for that.
func (f *Layout) deck(side Faction) layout.Node {
	pile := layout.Leaf(nil).Of(pileSpot(side, pileWords[pileDeck]))
	if f.Narrow {
		return f.pile(side, pileDeck)
	}
	count := 27*math.Max(1, f.S) + f.Px(19)*1.3
	clock := layout.Leaf(&f.Clocks[side]).Of(figureSpot("lasts", 0, side)).Between(count, count).Grows()
	return layout.Either(layout.Row(0, clock, pile.Copy().Fixed(count)).Turned(side == Moloch), pile).
		To(&f.Piles[side][pileDeck])
}

// deckWide returns the strip at the foot of the window.
func (f *Layout) deckWide(m *Model) layout.Node {
	pad, turned := f.Unit(16, 8), m.Left && f.Narrow
	words := layout.Column(0, layout.Space(pad), layout.Leaf(&f.Steps).Fixed(f.Unit(26, 20)),
		layout.Space(f.Unit(8, 3)), layout.Column(f.Unit(6, 4), f.Asked(), f.log()).Grows(),
		layout.Space(f.Unit(12, 4)))
	actions := layout.Column(0, layout.Space(pad), f.Buttons.Column().Grows(), layout.Space(f.Unit(22, 8)))
	hand := layout.Leaf(&f.Hand.Rect).Grows().Inside(func(kit.Rect) { f.fan(m) })
	held := layout.Column(0, hand)
	if len(m.Queue) > 0 {
		held = layout.Column(0, layout.Space(f.Unit(5, 2)), f.queued(m).Pad(4, 0).Fixed(f.queueHeight()), hand)
	}
	return layout.Row(0, layout.Space(pad), words.Fixed(f.Unit(286, 214)-pad-4), layout.Space(4),
		held.Pad(f.Unit(10, 6), 0).To(&f.Held).Grows(), actions.Fixed(f.Unit(230, 166)-pad), layout.Space(pad)).
		Turned(turned).Inside(func(kit.Rect) {
		if !turned {
			f.widenLog()
		}
		f.Log.Fill(f.Window, m.Log, kit.Finish)
	})
}

// log returns the log, which is left out if it has no room.
func (f *Layout) log() layout.Node {
	return layout.Leaf(&f.Log.Rect).Of(table.KindLog.Spot("")).Between(44, 44).Grows().Out(2)
}

// widenLog lets the log use the room that the hand leaves free beside it.
func (f *Layout) widenLog() {
	if f.Log.Empty() || f.Hand.Most > 0 {
		return
	}
	free := f.Hand.Right()
	if len(f.Hand.Cards) > 0 {
		free = f.Hand.Cards[0].Rect.X
	}
	f.Log.W = clamp(free-f.Unit(28, 16)-f.Log.X, f.Log.W, f.Unit(430, 330))
}
