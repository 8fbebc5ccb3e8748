package furniture

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/panel"
)

// actions splits the actions: the main ones, the other moves, and those that may be left out.
func (b *Buttons) actions(slots ...Slot) (mains, moves, optional []int) {
	for _, slot := range slots {
		for _, i := range b.in(slot) {
			switch {
			case b.List[i].Spare:
				optional = append(optional, i)
			case b.List[i].Style == panel.StyleMain:
				mains = append(mains, i)
			default:
				moves = append(moves, i)
			}
		}
	}
	return mains, moves, optional
}

// homes returns the places of those that may be left out, as many as are in order, empty where there is none. What may
// be done again stands where the last move is taken back, if it has no home of its own and nothing can be taken back.
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

// Column has the actions upon each other in a window that is wider than high: the main one lowest, above it a line of
// signs, those that may be left out, each at its home, and the others in lines above them, as many in each as have room
// for their words. The places of the first two are kept where there is none of them. Where there is too little room
// for that, the others stand beside the main one, or in the stead of the signs, or the main one is one of them.
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

// signs returns the line of those that may be left out, each at its home.
func (b *Buttons) signs(optional []int, gap float64) layout.Node {
	return layout.Either(layout.Equal(gap, b.homes(optional, 44, HomeRecap, HomeUndo, HomeRedo, HomeHint)...),
		layout.Equal(gap, b.homes(optional, 44, HomeRecap, HomeUndo, HomeHint)...))
}

// film has the buttons of a film in the line of signs, and the speeds above them, so that there is nothing where the
// main action stands; or with little room the speeds.
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

// FootRow returns how high the one row of Foot is that is always there, with the gap above it.
func FootRow(w kit.Window) float64 {
	high, gap := footRow(w)
	return high + gap
}

// Foot has the actions in a row at the foot of portrait: what only looks is square, and begins at the left end, or at
// the right one, those first that may be left out, each at its home; then what else is to stand there, and last the
// main one, which takes what is left. Moves whose words have no room beside these stand in lines above.
func (b *Buttons) Foot(left bool, others ...layout.Node) layout.Node {
	high, gap := footRow(b.Window)
	mains, moves, optional := b.actions(SlotFilm, SlotAction, SlotSpeed)
	var more, all []int
	var signs []layout.Node
	if len(optional) > 0 {
		signs = b.homes(optional, high, HomeHint, HomeUndo, HomeRecap)
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
				sign = sign.Out(3)
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

// worded are some buttons with their words.
func (b *Buttons) worded(list []int, high float64, little bool) (nodes []layout.Node) {
	for _, i := range list {
		nodes = append(nodes, b.words(i, high, little).Grows())
	}
	return nodes
}
