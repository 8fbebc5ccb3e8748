package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// onPhone returns a choice shortened for a phone: the short label, and the emblem instead of the sentence.
func (b Button) onPhone(w kit.Window) Button {
	if !w.Portrait {
		return b
	}
	if b.Short != "" {
		b.Label = b.Short
	}
	if b.Emblem != nil {
		b.Sub = ""
	}
	return b
}

// need returns the width and height that a choice needs for its words.
func (b Button) need(w kit.Window) (wide, high float64) {
	wide, high = kit.Width(kit.LabelBold, w.Px(18), 0.5, b.Label)+28, math.Max(w.Unit(46, 44), w.Px(18)*1.7)
	sub := 0.0
	if b.Sub != "" {
		wide, sub = math.Max(wide, kit.Width(kit.Label, w.Px(14), 0, b.Sub)+24), w.Px(14)*1.3
	}
	switch {
	case b.Rated:
		wide = math.Max(wide, mostStars*1.25*starSize(w)+20)
		high = math.Max(high, w.Px(18)*1.3+sub+starSize(w)+20)
	case sub > 0:
		high = math.Max(high, w.Px(18)*1.3+sub+12)
	}
	if b.Emblem != nil {
		wide += emblemSize(high)
	}
	if w.Portrait {
		return math.Max(wide, 44), high
	}
	return math.Max(wide, 60), high
}

// emblemSize returns the side of the emblem on a choice of a height.
func emblemSize(high float64) float64 { return math.Min(high-10, 44) }

// drawWithEmblem draws the emblem, with the choice's words to its right.
func (b Button) drawWithEmblem(c *kit.Canvas, w kit.Window, r kit.Rect) {
	side := emblemSize(r.H)
	sign, words := r.InsetXY(7, 5).CutLeft(side)
	b.Emblem.DrawImage(c, w, sign.Centred(side, side))
	b.Emblem = nil
	b.drawWords(c, w, words.InsetXY(4, 0))
}

// drawWords draws a choice's label, its explanation, and its stars.
func (b Button) drawWords(c *kit.Canvas, w kit.Window, r kit.Rect) {
	look, star := b.colours(), starSize(w)
	if b.Disabled {
		look.Text = look.DimText
	}
	words := r.InsetXY(8, 4)
	if b.Rated {
		_, words = words.CutBottom(star + 6)
		drawStars(c, kit.Rect{X: r.X, Y: r.Bottom() - star - 8, W: r.W, H: star}, b.Stars)
	}
	if b.Sub != "" {
		var sub kit.Rect
		sub, words = words.CutBottom(w.Px(14) * 1.3)
		c.Line(kit.Style{Face: kit.Label, Size: w.Px(14), Least: kit.MinText, Color: look.Sub, H: kit.Middle,
			V: kit.Middle}, b.Sub, sub)
	}
	c.Line(kit.Style{Face: kit.LabelBold, Size: w.Px(18), Least: kit.MinText, Color: look.Text, H: kit.Middle,
		V: kit.Middle}, b.Label, words)
}
