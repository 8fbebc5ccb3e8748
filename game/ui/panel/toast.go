package panel

import (
	"math"
	"slices"

	"onelongnight/game/ui/kit"
)

// Toast is a short message beside a thing on the table.
type Toast struct {
	Text string
	At   kit.Rect // the thing, empty for none
	Over bool     // the toast may cover the thing
	// A toast without a thing stands above Foot. No toast rises above Head.
	Foot, Head float64
}

// place puts the toast inside the window: over its thing, above or below it, and clear of highlighted things and the
// prompt if there is room.
func (t *Toast) place(w kit.Window, lit []kit.Rect, asked kit.Rect) kit.Rect {
	size := w.Px(17)
	width := math.Min(kit.Width(kit.BodyBold, size, 0, t.Text)+32, math.Min(w.W-16, 420*math.Max(w.S, 1)))
	h := kit.TextHeight(kit.BodyBold, size, t.Text, width-28) + 18
	x, bottom := w.W/2, t.Foot-6
	if r := t.At; t.Over {
		x, bottom = r.MidX(), r.MidY()+h/2
	} else if !r.Empty() {
		x, bottom = r.MidX(), r.Y-8
		if bottom-h < t.Head {
			bottom = r.Bottom() + 8 + h
		}
	}
	r := kit.Rect{X: clamp(x-width/2, 8, w.W-8-width), Y: clamp(bottom-h, 8, w.H-8-h), W: width, H: h}
	ask := []kit.Rect{asked}
	tries := [][]kit.Rect{slices.Concat(lit, ask), lit}
	if t.At.Empty() { // touches go through it, and the prompt must stay readable
		tries[1] = ask
	}
	for _, things := range tries {
		if at, ok := kit.ClearOf(r, things, w.Rect().Inset(8)); ok {
			return at
		}
	}
	return r
}

// toastTop and toastBottom are the colours at the top and bottom of the plate.
var toastTop, toastBottom = kit.Hex(0x3A2A16), kit.Hex(0x241A0E)

// draw paints the toast on a plate.
func (t *Toast) draw(d *drawing, r kit.Rect) {
	d.Panel(kit.Round(8), r, toastTop, toastBottom, kit.Brass)
	d.Block(kit.Style{Face: kit.BodyBold, Size: d.f.Px(17), Color: kit.Text, H: kit.Middle, V: kit.Middle},
		t.Text, r.InsetXY(14, 6))
}
