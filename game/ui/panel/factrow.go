package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// On a phone tiles are narrow. Where one would cut what follows its value, each fact has a row across the window: its
// label at the left, its value at the right, the rest between them or in a line below.

// factSmall is the style of a fact's label, and of what follows its value.
func factSmall(w kit.Window) kit.Style {
	return kit.Style{Face: kit.Body, Size: w.Px(factLabel), Least: kit.MinText, Color: kit.Text, H: kit.Middle,
		V: kit.Middle, Leading: 1.15}
}

// cutsMore reports whether a tile of some width would cut what follows the value of a fact.
func cutsMore(facts []fact, wide float64) bool {
	for _, f := range facts {
		if !(kit.Style{Face: kit.Body, Size: kit.MinText}).Holds(f.more, wide-2*factPad) {
			return true
		}
	}
	return false
}

// Gaps of a row, in CSS pixels: at its ends and between its parts, and to the next row.
const (
	factPad    = 6.0
	factRowGap = 3.0
)

// inRow returns the style of the value in a row, and its width.
func (f *fact) inRow(w kit.Window) (kit.Style, float64) {
	st := kit.Style{Face: kit.DisplayBold, Size: w.Px(factLabel) * 1.2, Least: kit.MinText, Color: kit.Gold,
		H: kit.Finish, V: kit.Middle}
	return st, kit.Width(st.Face, st.Size, 0, f.value) + 2
}

// twoLines reports whether a row of some width has no room for what follows the value beside it.
func (f *fact) twoLines(w kit.Window, width float64) bool {
	small := factSmall(w)
	_, value := f.inRow(w)
	return f.more != "" && kit.Width(small.Face, small.Size, 0, f.label)+value+
		kit.Width(small.Face, small.Size, 0, f.more)+4*factPad > width
}

// factRows places facts in rows of a width, from the origin, and returns their height.
func factRows(w kit.Window, width float64, facts []fact) (list []kit.Rect, height float64) {
	line := w.Px(factLabel) * 1.5
	for i := range facts {
		r := kit.Rect{Y: height, W: width, H: line}
		if facts[i].twoLines(w, width) {
			r.H += line * 0.8
		}
		list, height = append(list, r), height+r.H+factRowGap
	}
	return list, height - factRowGap
}

// factRow paints a fact in a row.
func (d *drawing) factRow(f *fact, r kit.Rect) {
	d.Fill(kit.Round(5), r, kit.Ink.Fade(0.55))
	wide := r.W
	r = r.InsetXY(factPad, 0)
	small := factSmall(d.f.Window)
	quiet := small
	quiet.Color = kit.TextQuiet
	if f.twoLines(d.f.Window, wide) {
		line := d.f.Px(factLabel) * 1.5
		var below kit.Rect
		r, below = r.CutTop(line)
		d.Line(quiet, f.more, kit.Rect{X: below.X, Y: below.Y - 2, W: below.W, H: below.H})
	}
	st, value := f.inRow(d.f.Window)
	end, rest := r.CutRight(math.Min(value, r.W*0.6))
	d.Line(st, f.value, end)
	small.H = kit.Start
	d.Line(small, f.label, rest)
	if !f.twoLines(d.f.Window, wide) {
		quiet.H = kit.Finish
		d.Line(quiet, f.more, kit.Rect{X: rest.X, Y: rest.Y, W: rest.W - 2*factPad, H: rest.H})
	}
}

// inRows reports whether facts have been placed in rows.
func inRows(list []kit.Rect) bool { return len(list) > 1 && list[0].X == list[1].X }
