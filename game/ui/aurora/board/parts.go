package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// road returns the strip below the bar, with the horizon at a part of its height, 0..1. While the map is shown,
// touching it goes back to the table.
func (f *Layout) road(m *Model, horizon float64) layout.Node {
	strip := layout.Leaf(&f.Road).Of(m.Road.Spot).Inside(func(r kit.Rect) { f.Horizon = r.Y + r.H*horizon })
	if m.View != Route {
		return strip
	}
	return layout.Stack(strip, layout.Leaf(nil).Of(m.Road.Back))
}

func (f *Layout) onMap(m *Model) layout.Node {
	return layout.Leaf(&f.Map).Inside(func(r kit.Rect) { f.route(m, r) }).
		Holds(func(do func(table.Spot, kit.Rect)) { f.eachSpace(m, do) })
}

// slots returns the slots, with a plate of some height below each. A slot with a side to choose is wide enough for two
// fingers.
func (f *Layout) slots(m *Model, gap, plate float64) layout.Node {
	list, open := make([]layout.Node, len(m.Slots)), -1
	for i := range list {
		x := &m.Slots[i]
		card := layout.Leaf(&f.Slots[i])
		if len(x.Sides) > 0 {
			open, card = i, layout.Stack(card, f.sides(x))
		}
		list[i] = layout.Column(f.Unit(4, 2), card.Grows(), layout.Leaf(&f.Plates[i]).Fixed(plate)).Of(x.Spot).Grows()
	}
	if open < 0 {
		return layout.Equal(gap, list...).To(&f.Main)
	}
	wide := 2 * f.Least()
	broad := append([]layout.Node(nil), list...)
	list[open], broad[open] = list[open].Copy().Between(wide, 0), list[open].Fixed(wide).Shares(0)
	return layout.Either(layout.Equal(gap, list...), layout.Row(gap, broad...)).To(&f.Main)
}

// sides returns the left and right parts of a card that can be touched: its lower half, or as much as a finger needs.
func (f *Layout) sides(x *Slot) layout.Node {
	both := make([]layout.Node, len(x.Sides))
	for i, side := range x.Sides {
		both[i] = layout.Leaf(nil).Of(side).Grows()
	}
	least := f.Least()
	lower, upper := layout.Equal(0, both...), layout.Leaf(nil)
	halves := layout.Column(0, upper.Copy().Between(least, 0).Grows(), lower.Copy().Between(least, 0).Grows())
	return layout.Either(halves, layout.Column(0, upper.Grows(), lower.Fixed(least)))
}

// salvage returns the cards to choose from.
func (f *Layout) salvage(m *Model) layout.Node {
	cards := layout.Cells(f.Salvage)
	for i := range cards {
		cards[i] = cards[i].Of(m.Salvage[i].Spot)
	}
	return layout.Cards(f.Unit(8, 4), f.Unit(110, 70), 0.66, cards...).To(&f.Main)
}

// objects returns the viewer's objects.
func (f *Layout) objects(m *Model) []layout.Node {
	list := make([]layout.Node, len(m.Objects))
	for i := range list {
		list[i] = layout.Leaf(&f.Objects[i]).Of(m.Objects[i].Spot)
	}
	return list
}

// answers returns the answers, in lines of height high.
func (f *Layout) answers(m *Model, high, gap float64) layout.Node {
	list := layout.Cells(f.Choices)
	for i := range list {
		list[i] = list[i].Of(m.Choices[i].Spot).Between(0, f.choiceWidth(&m.Choices[i], high))
	}
	return layout.Lines(gap, high, list...)
}

// choiceWidth returns the width that an answer needs.
func (f *Layout) choiceWidth(c *Choice, high float64) float64 {
	sign := math.Min(high*0.5, f.Unit(24, 20))
	w := kit.Width(kit.LabelBold, f.Px(17), 0.3, c.Label) + 22
	switch {
	case c.trades():
		w += art.EffectsWidth(c.Effects, sign) + sign + 20
	case len(c.Effects) > 0:
		w = art.EffectsWidth(c.Effects, sign) + 24
	}
	for _, said := range [...]string{c.Harm, c.Loss} {
		if said != "" {
			w = math.Max(w, kit.Width(kit.LabelBold, f.Px(15), 0, said)+22)
		}
	}
	return math.Max(w+float64(len(c.Tokens))*(sign+3), 60)
}
