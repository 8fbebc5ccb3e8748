package board

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
)

// placeToast puts the toast beside its thing, inside the window: over the skyline of a city, above or below other things,
// and without a thing in sight above the hand.
func (f *Frame) placeToast(m *Model) {
	if m.Toast == nil {
		return
	}
	size := f.Px(17)
	w := math.Min(kit.Width(kit.BodyBold, size, 0, m.Toast.Text)+32, math.Min(f.W-16, 420*math.Max(f.S, 1)))
	h := f.textHeight(kit.BodyBold, size, m.Toast.Text, w-28) + 18
	x, bottom := f.W/2, f.HandBox.Y-6
	if r, over := f.toastAt(m); over {
		x, bottom = r.MidX(), r.MidY()+h/2
	} else if !r.Empty() {
		x, bottom = r.MidX(), r.Y-8
		if bottom-h < f.Top.Bottom() {
			bottom = r.Bottom() + 8 + h
		}
	}
	f.Toast = kit.Rect{X: clamp(x-w/2, 8, f.W-8-w), Y: clamp(bottom-h, 8, f.H-8-h), W: w, H: h}
}

// toastAt is the thing that the toast belongs to, and whether the toast may lie over it.
func (f *Frame) toastAt(m *Model) (r kit.Rect, over bool) {
	f.collectHits(m)
	city, isCity := strings.CutPrefix(m.Toast.At, "city:")
	if !isCity {
		r, _ = f.Anchor(m.Toast.At)
		return r, false
	}
	for i := range f.Columns {
		if col := &f.Columns[i]; col.Shown && city == string(rune('1'+i)) {
			return col.Skyline, true
		}
	}
	r, _ = f.Anchor("strip:" + city)
	return r, false
}

// toast paints it on a plate.
func (d *drawing) toast() {
	d.Panel(kit.Round(8), d.f.Toast, kit.Hex(0x3A2A16), kit.Hex(0x241A0E), kit.Brass)
	d.Block(kit.Style{Face: kit.BodyBold, Size: d.f.Px(17), Color: kit.Text, H: kit.Middle, V: kit.Middle},
		d.m.Toast.Text, d.f.Toast.InsetXY(14, 6))
}
