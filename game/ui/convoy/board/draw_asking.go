package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// saidLeading is the line height of what is said over the table, as a multiple of the text size.
const saidLeading = 1.25

// asking paints what is to be decided in the scene of a battle, on a plate where the stamp would be.
func (d *drawing) asking() {
	b, f := d.m.Battle, d.f
	if b.Asks == "" {
		return
	}
	head, body := f.Head(26), f.Px(17)
	wide := math.Min(f.W*0.29, f.Unit(520, 340)) // between the words below the totals
	if f.Portrait {
		wide = f.W * 0.94 // over those words
	}
	lines := len(kit.Wrap(kit.Body, body, b.Ask, wide-24))
	h := head*1.25 + float64(lines)*body*saidLeading + 16
	r := f.Battle.Stamp
	r = kit.Rect{X: f.W/2 - wide/2, Y: r.Bottom() - h, W: wide, H: h}
	d.Halo(kit.Round(8), r, 12, kit.Black.Fade(0.7))
	d.FillShape(kit.Round(8), r, kit.Hex(0x2A2312).Fade(0.96), kit.Hex(0x14120C).Fade(0.96))
	d.Outline(kit.Round(8), r, 2, kit.Gold)
	in := r.InsetXY(12, 8)
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: head, Least: MinText, Tracking: 0.8, Upper: true,
		Color: kit.NameText, H: kit.Middle, V: kit.Middle}, b.Asks,
		kit.Rect{X: in.X, Y: in.Y, W: in.W, H: head * 1.15})
	d.Block(kit.Style{Face: kit.Body, Size: body, Least: MinText, Leading: saidLeading, Color: kit.Text,
		Bold: kit.Gold, H: kit.Middle}, b.Ask,
		kit.Rect{X: in.X, Y: in.Y + head*1.2, W: in.W, H: in.Bottom() - in.Y - head*1.2})
}
