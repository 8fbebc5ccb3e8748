package furniture

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
)

// Counter is a number with its icon.
type Counter struct {
	Icon kit.Icon
	N    int
	Word string // below it on a phone, if there is room; "" for none
}

// Draw paints the icon and number in the middle of a cell, and the word below.
func (n Counter) Draw(c *kit.Canvas, w kit.Window, r kit.Rect, sign, word kit.Color) {
	if r.Empty() {
		return
	}
	if w.Portrait {
		r = Below(c, w, n.Word, r, word)
	}
	q := 18 * math.Max(1, math.Min(w.S, 1.6))
	size := w.Fit(19, r.H*0.8)
	text := strconv.Itoa(n.N)
	wide := kit.Width(kit.LabelBold, size, 0, text)
	if room := r.W - q - 6; wide > room {
		size, wide = math.Max(kit.MinText, size*room/wide), room
	}
	x := r.MidX() - (q+3+wide)/2
	c.DrawIcon(n.Icon, kit.Rect{X: x, Y: r.MidY() - q/2, W: q, H: q}, sign, kit.Ink)
	c.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: kit.Text, V: kit.Middle}, text,
		kit.Rect{X: x + q + 3, Y: r.Y, W: wide + 2, H: r.H})
}

// beside paints the icon at the outer edge of a plate, and the number beside it.
func (n Counter) beside(c *kit.Canvas, w kit.Window, p side, size float64, col kit.Color) {
	icon := p.put(0, size)
	icon.Y, icon.H = p.MidY()-size/2, size
	c.DrawIcon(n.Icon, icon, col, kit.Ink)
	c.Line(kit.Style{
		Face: kit.LabelBold, Size: w.Fit(15, p.H), Least: 11, Color: kit.TextSecond, H: p.align(), V: kit.Middle,
	}, strconv.Itoa(n.N), p.put(size*1.2, p.W-size*1.2))
}

// Below paints a word at the bottom of a cell of a phone's bar, and returns the rest of the cell; all of it if the word
// does not fit.
func Below(c *kit.Canvas, w kit.Window, word string, r kit.Rect, col kit.Color) (rest kit.Rect) {
	const squeeze = 0.8
	st := kit.Style{
		Face: kit.Label, Size: kit.MinText * math.Max(1, math.Min(w.S, 1.5)), Least: kit.MinText, Squeeze: squeeze,
		Color: col, H: kit.Middle, V: kit.Middle,
	}
	if word == "" || kit.Width(st.Face, kit.MinText, 0, word)*squeeze > r.W-2 {
		return r
	}
	line, rest := r.InsetXY(1, 0).CutBottom(r.H * 0.36)
	c.Line(st, word, line.Offset(0, -r.H*0.06))
	return rest
}

// Banner is the text in the middle of the top bar.
type Banner struct {
	Title, Sub string
	Alarm      bool // something is going on that needs attention
}

// Draw paints the banner in a frame.
func (b Banner) Draw(c *kit.Canvas, w kit.Window, r kit.Rect) {
	if r.Empty() || b.Title == "" {
		return
	}
	edge := kit.Brass
	if b.Alarm {
		edge = kit.Hex(0xE06A3A)
	}
	c.Fill(kit.Round(3), r, kit.Hex(0x2A1C12).Fade(0.8))
	c.Outline(kit.Round(3), r, 1.2, edge.Fade(0.8))
	top := r.InsetXY(6, 2)
	if b.Sub != "" {
		var low kit.Rect
		low, top = top.CutBottom(top.H * 0.42)
		c.Line(kit.Style{
			Face: kit.Label, Size: w.Fit(14, low.H), Least: 10, Color: kit.Text, H: kit.Middle, V: kit.Middle,
		}, b.Sub, low)
	}
	c.Line(kit.Style{
		Face: kit.DisplayBold, Size: w.Fit(22, top.H), Least: 12, Upper: true, Color: kit.Gold,
		H: kit.Middle, V: kit.Middle,
	}, b.Title, top)
}
