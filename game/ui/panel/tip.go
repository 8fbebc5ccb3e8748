package panel

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Tip describes the thing under the resting mouse, by its face or in a few words. It lies beside the thing, and cannot
// be touched.
type Tip struct {
	Of    table.Spot
	Face  Image   // nil for words alone
	Ratio float64 // width by height of the face, 0 for a playing card's
	Text  string
}

// place puts the tip above its thing, otherwise below or beside it, clear of highlighted things. It returns an empty
// rectangle if that is impossible.
func (t *Tip) place(w kit.Window, of kit.Rect, lit []kit.Rect) kit.Rect {
	var r kit.Rect
	if t.Face != nil {
		r.W, r.H = faceSize(clamp(1.15*w.S, 1, 1.5), t.Ratio)
	} else {
		size, most := w.Px(16), math.Min(w.W-16, 340*math.Max(w.S, 1))
		r.W = math.Min(kit.Width(kit.Body, size, 0, t.Text)+26, most)
		r.H = kit.TextHeight(kit.Body, size, t.Text, r.W-22) + 14
	}
	const gap = 8
	r.X, r.Y = of.MidX()-r.W/2, of.Y-gap-r.H
	if r.Y < gap && of.Bottom()+gap+r.H <= w.H-gap {
		r.Y = of.Bottom() + gap
	} else if r.Y < gap { // neither above nor below
		r.Y = of.MidY() - r.H/2
		if r.X = of.Right() + gap; r.Right() > w.W-gap {
			r.X = of.X - gap - r.W
		}
	}
	r.X, r.Y = clamp(r.X, gap, w.W-gap-r.W), clamp(r.Y, gap, w.H-gap-r.H)
	r, _ = kit.ClearOf(r, append(lit[:len(lit):len(lit)], of), w.Rect().Inset(gap))
	return r
}

func (t *Tip) draw(d *drawing, r kit.Rect) {
	if t.Face != nil {
		d.Halo(kit.Round(12), r, 14, kit.Ink.Fade(0.8))
		t.Face.DrawImage(d.Canvas, d.f.Window, r)
		return
	}
	d.Panel(kit.Round(8), r, kit.PanelTop, kit.PanelBottom, kit.PanelEdge)
	d.Block(kit.Style{Face: kit.Body, Size: d.f.Px(16), Color: kit.Text, Bold: kit.Gold, V: kit.Middle}, t.Text,
		r.InsetXY(11, 4))
}
