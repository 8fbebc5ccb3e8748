package furniture

import (
	"math"
	"slices"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/panel"
)

// actions sorts the buttons of these slots: the main ones, the other moves, and those that may be left out.
func (b *Buttons) actions(slots ...Slot) (mains, moves, optional []int) {
	for _, slot := range slots {
		for _, i := range b.in(slot) {
			switch {
			case b.List[i].Spare:
				optional = append(optional, i)
			case b.List[i].Style == panel.StyleMain || b.List[i].Style == panel.StylePlain:
				mains = append(mains, i)
			default:
				moves = append(moves, i)
			}
		}
	}
	return mains, moves, optional
}

// homes returns nodes for the buttons that may be left out, one for each home in order, empty if it has none. Redo
// stands in the place of undo if it has no home of its own and nothing can be undone.
func (b *Buttons) homes(optional []int, size float64, order ...Home) (list []layout.Node) {
	var at [HomeHint + 1]int
	for _, i := range optional {
		if h := b.List[i].Home; at[h] == 0 {
			at[h] = i + 1
		}
	}
	if undo := at[HomeUndo]; len(order) < len(at)-1 && at[HomeRedo] > 0 && (undo == 0 || b.List[undo-1].Disabled) {
		at[HomeUndo] = at[HomeRedo]
	}
	for _, h := range order {
		node := layout.Leaf(nil)
		if at[h] > 0 {
			node = b.sign(at[h]-1, true)
		}
		list = append(list, node.Fixed(size))
	}
	return list
}

// Column stacks the actions in a landscape window: the main one at the bottom; above it a line of signs, those that may
// be left out, each at its home; above that the others, as many in a line as have room for their words. The first two
// keep their places even if empty. If there is too little room, the others stand beside the main one or replace the
// signs, or the main one joins them.
func (b *Buttons) Column() layout.Node {
	gap, high, big := b.Unit(8, 5), b.Unit(48, 44), b.Unit(72, 48)
	if Has(b.List, SlotFilm) {
		return b.film(gap, high, big)
	}
	mains, moves, optional := b.actions(SlotAction)
	foot := layout.Space(big)
	if last := len(mains) - 1; last >= 0 {
		foot = b.sign(mains[last], false).Fixed(big)
		moves = append(mains[:last:last], moves...)
	}
	most := 3
	if b.Narrow || b.TextScale > 1.2 {
		most = 2
	}
	lines := layout.Flow(gap, high, most, b.worded(moves, high, false)...).Alike()
	tight := layout.Flow(gap, high, 4, b.worded(moves, high, true)...).Alike()
	both := append(moves[:len(moves):len(moves)], mains[max(0, len(mains)-1):]...)
	all := layout.Flow(gap, high, most, b.worded(both, high, false)...).Alike().At(kit.Finish)
	over := func(parts ...layout.Node) layout.Node { return layout.Column(gap, parts...).At(kit.Finish) }
	switch {
	case len(moves) == 0 && len(optional) == 0:
		return over(foot)
	case len(optional) == 0:
		return layout.Either(over(lines, foot), over(tight, foot), all)
	}
	signs := b.signs(optional, gap).Fixed(high)
	if len(moves) == 0 {
		return over(signs, foot)
	}
	beside := layout.Row(gap, b.worded(both, big, true)...).Alike().Fixed(big)
	return layout.Either(over(lines, signs, foot), over(tight, signs, foot), over(signs, beside), over(lines, foot),
		over(tight, foot), all)
}

// signs returns the line of buttons that may be left out, each at its home.
func (b *Buttons) signs(optional []int, gap float64) layout.Node {
	return layout.Either(layout.Equal(gap, b.homes(optional, 44, HomeRecap, HomeUndo, HomeRedo, HomeHint)...),
		layout.Equal(gap, b.homes(optional, 44, HomeRecap, HomeUndo, HomeHint)...))
}

// film puts the film's buttons in the line of signs and the speeds above them, so that nothing is where the main action
// stands; if there is little room, the speeds do.
func (b *Buttons) film(gap, high, big float64) layout.Node {
	var speeds []layout.Node
	_, _, optional := b.actions(SlotFilm)
	for _, i := range b.in(SlotSpeed) {
		speeds = append(speeds, b.words(i, high, false).Between(44, b.Unit(60, 44+gap)-gap))
	}
	signs := b.signs(optional, gap).Fixed(high)
	row := layout.Row(gap, speeds...).At(kit.Finish).Alike()
	above := layout.Column(gap, row.Fixed(math.Max(high*0.92, 44)), signs, layout.Space(big))
	return layout.Either(above.At(kit.Finish), layout.Column(gap, signs, row.Fixed(big)).At(kit.Finish))
}

func footRow(w kit.Window) (high, gap float64) { return math.Max(48*w.S, 46), 6 * w.S }

// FootRow returns the height of the row of Foot that is always there, with the gap above it.
func FootRow(w kit.Window) float64 {
	high, gap := footRow(w)
	return high + gap
}

// rowHomes returns the homes in the row of Foot, in order, without those at its end that would be empty.
func (b *Buttons) rowHomes(optional []int) []Home {
	order := []Home{HomeHint, HomeUndo, HomeRecap}
	used := func(h Home) bool {
		return slices.ContainsFunc(optional, func(i int) bool { return b.List[i].Home == h })
	}
	for len(order) > 0 && !used(order[len(order)-1]) {
		order = order[:len(order)-1]
	}
	return order
}

// Foot puts the actions in a row at the foot of an upright window. Buttons that only look are square and come first, at
// the left end or the right: first those that may be left out, each at its home, then others; last the main action,
// which takes the rest. Moves whose words do not fit there stand in lines above.
func (b *Buttons) Foot(left bool, others ...layout.Node) layout.Node {
	high, gap := footRow(b.Window)
	mains, moves, optional := b.actions(SlotFilm, SlotAction, SlotSpeed)
	var more, all []int
	var signs []layout.Node
	if len(optional) > 0 {
		signs = b.homes(optional, high, b.rowHomes(optional)...)
	}
	for _, i := range moves {
		if b.List[i].Icon != "" || b.List[i].Slot == SlotSpeed {
			signs = append(signs, b.sign(i, true).Fixed(high))
		} else {
			more = append(more, i)
		}
	}
	all = append(append(all, more...), mains...)
	row := func(words []int, equal, spare bool, others ...layout.Node) layout.Node {
		list := make([]layout.Node, 0, len(signs)+len(others)+1)
		for _, sign := range signs {
			if spare {
				sign = sign.Copy().Out(3)
			}
			list = append(list, sign)
		}
		list = append(list, others...)
		if nodes := b.worded(words, high, false); equal {
			list = append(list, layout.Equal(gap, nodes...).Alike().Grows())
		} else if len(nodes) > 0 {
			list = append(list, layout.Row(gap, nodes...).Alike().Grows())
		}
		return layout.Row(gap, list...).Turned(left).Fixed(high)
	}
	if len(more) == 0 {
		return row(all, false, true, others...)
	}
	lines := layout.Flow(gap, high, len(more), b.worded(more, high, false)...).Alike()
	above := layout.Column(gap, lines, row(mains, false, true))
	if !b.Portrait { // in a column beside a field there is room above
		return layout.Either(row(all, true, false, others...), above)
	}
	return layout.Either(row(all, true, false, others...), row(all, true, false), row(all, false, false), above)
}

// worded returns nodes for buttons with their words.
func (b *Buttons) worded(list []int, high float64, little bool) (nodes []layout.Node) {
	for _, i := range list {
		nodes = append(nodes, b.words(i, high, little).Grows())
	}
	return nodes
}
