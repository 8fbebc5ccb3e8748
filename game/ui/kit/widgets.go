package kit

import "math"

// ButtonLook is the colours of a button.
type ButtonLook struct {
	Shape            Shape
	Top, Bottom      Color // ground
	Edge             Color
	EdgeWidth        float64
	Text, Sub        Color
	Glow             Color // light around it, none if zero
	DimText, DimEdge Color // if the button is disabled
}

// ButtonText is the content of a button. Sizes are CSS pixels.
type ButtonText struct {
	Label, Sub         string
	Icon               Icon
	LabelSize, SubSize float64
	Face               Face
	Left               bool // label at the left end instead of the middle
	IconOnly           bool
	Under              bool // with IconOnly: label below the icon, if there is room
	Disabled           bool
}

// Button draws a button in r.
func (c *Canvas) Button(r Rect, look ButtonLook, t ButtonText) {
	if t.Disabled {
		look = look.dimmed()
	}
	if look.Glow.A > 0 {
		c.Halo(look.Shape, r, 10, look.Glow)
	}
	c.FillShape(look.Shape, r, look.Top, look.Bottom)
	if look.EdgeWidth > 0 {
		c.Outline(look.Shape, r, look.EdgeWidth, look.Edge)
	}
	icon := math.Min(r.H*0.46, 26*math.Max(1, t.LabelSize/22))
	switch {
	case !t.IconOnly:
		c.buttonWords(r.InsetXY(math.Min(16, r.W*0.08), 3), icon, look, t)
	case !t.Under || !c.underIcon(r, t, look.Text, look.Bottom):
		c.DrawIcon(t.Icon, r.Centred(icon, icon), look.Text, look.Bottom)
	}
}

// dimmed returns the colours of a disabled button.
func (l ButtonLook) dimmed() ButtonLook {
	l.Top, l.Bottom, l.Edge = l.Top.Mix(Ink, 0.75), l.Bottom.Mix(Ink, 0.75), l.DimEdge
	l.Text, l.Sub, l.Glow = l.DimText, l.DimText, Color{}
	return l
}

// buttonWords draws a button's text in its inner room, after its icon, if it has one, of that size.
func (c *Canvas) buttonWords(inner Rect, icon float64, look ButtonLook, t ButtonText) {
	label := Style{Face: t.Face, Size: t.LabelSize, Least: 14, Color: look.Text, Upper: true, Tracking: 0.6, V: Middle,
		H: Middle}
	small := Style{Face: Label, Size: t.SubSize, Least: 14, Color: look.Sub, V: Middle, H: Middle, Leading: 1.1}
	if t.Left {
		label.H, small.H = Start, Start
	}
	if t.Icon != "" {
		w := Width(t.Face, t.LabelSize, 0.6, label.text(t.Label))
		var cell Rect
		if t.Left || w+icon+10 > inner.W {
			cell, inner = inner.CutLeft(icon + 10)
			label.H, small.H = Start, Start
		} else {
			x := inner.MidX() - (w+icon+10)/2
			cell = Rect{x, inner.Y, icon, inner.H}
			inner = Rect{x + icon + 10, inner.Y, w + 2, inner.H}
		}
		cell.W = icon
		c.DrawIcon(t.Icon, cell.Centred(icon, icon), look.Text, look.Bottom)
	}
	if t.Sub == "" {
		c.Line(label, t.Label, inner)
		return
	}
	c.labelWithSub(inner, label, small, t)
}

// labelWithSub draws a button's label with the explanation below it, or beside it if the button is too low.
func (c *Canvas) labelWithSub(inner Rect, label, small Style, t ButtonText) {
	labelW := Width(t.Face, t.LabelSize, 0.6, label.text(t.Label))
	room := inner.W - labelW - 10
	if t.Left && inner.H < t.LabelSize+t.SubSize*1.5 && room > 50 && small.fits(t.Sub, room, inner.H) {
		c.Line(label, t.Label, Rect{inner.X, inner.Y, labelW + 1, inner.H})
		c.Block(small, t.Sub, Rect{inner.X + labelW + 10, inner.Y, room, inner.H})
		return
	}
	if k := inner.H / (t.LabelSize*0.95 + t.SubSize*1.15); k < 1 { // large type in a place that cannot grow
		t.LabelSize, t.SubSize = math.Max(14, t.LabelSize*k), math.Max(14, t.SubSize*k)
		label.Size, small.Size = t.LabelSize, t.SubSize
	}
	both := t.LabelSize*0.95 + t.SubSize*1.15
	y := inner.MidY() - both/2
	c.Line(label, t.Label, Rect{inner.X, y, inner.W, t.LabelSize * 0.95})
	c.Line(small, t.Sub, Rect{inner.X, y + t.LabelSize*0.95, inner.W, t.SubSize * 1.15})
}

// fits reports whether a text fits at the smallest size.
func (s Style) fits(text string, w, h float64) bool {
	return float64(len(Wrap(s.Face, s.Least, text, w)))*s.Least*s.Leading <= h+1
}

// underIcon draws an icon with its label below, and reports whether there was room for both.
func (c *Canvas) underIcon(r Rect, t ButtonText, text, ground Color) bool {
	const squeeze = 0.8
	label := Style{Face: LabelBold, Size: math.Max(MinText, t.SubSize*0.9), Least: MinText, Squeeze: squeeze,
		Color: text, V: Middle, H: Middle}
	if label.Size > r.H*0.36 {
		label.Size = MinText
	}
	if r.H < 2.6*MinText || Width(label.Face, label.Size, 0, t.Label)*squeeze > r.W-4 {
		return false
	}
	words, rest := r.InsetXY(2, 0).CutBottom(label.Size * 1.25)
	words.Y -= r.H * 0.04
	size := math.Min(rest.H*0.72, 26*math.Max(1, t.LabelSize/22))
	c.DrawIcon(t.Icon, rest.Centred(size, size).Offset(0, rest.H*0.06), text, ground)
	c.Line(label, t.Label, words)
	return true
}

// Panel draws a sheet with a shadow, to place other things on.
func (c *Canvas) Panel(s Shape, r Rect, top, bottom, edge Color) {
	c.Halo(s, r.Offset(0, 6), 16, Black.Fade(0.7))
	c.FillShape(s, r, top, bottom)
	c.Outline(s, r, 1.5, edge)
}

// ScrollBar draws the bar that shows which part of a scrolled list is visible.
func (c *Canvas) ScrollBar(view Rect, scroll, most float64, col Color) {
	if most <= 0 {
		return
	}
	track := Rect{view.Right() - 5, view.Y, 4, view.H}
	h := math.Max(24, view.H*view.H/(view.H+most))
	c.Fill(Round(2), track, col.Fade(0.2))
	c.Fill(Round(2), Rect{track.X, track.Y + (track.H-h)*math.Max(0, math.Min(1, scroll/most)), 4, h}, col)
}
