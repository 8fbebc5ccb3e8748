package furniture

import (
	"strconv"

	"onelongnight/game/ui/kit"
)

// Draw paints the cards with the given function, the picked one on top. A scrolling hand is clipped to its box, and
// shows that it continues.
func (h *Hand) Draw(c *kit.Canvas, w kit.Window, card func(i int)) {
	if h.Most > 0 {
		c.PushClip(kit.Rect{X: h.X, W: h.W, H: w.H})
	}
	for _, up := range [...]bool{false, true} {
		for i := range h.Cards {
			if h.Cards[i].Up == up {
				card(i)
			}
		}
	}
	if h.Most > 0 {
		c.Pop()
		h.beyond(c, w)
	}
}

// beyond shows that a hand continues outside its box: cards fade out, and a sign has an arrow and their number.
func (h *Hand) beyond(c *kit.Canvas, w kit.Window) {
	left, right := h.Hidden()
	wide, dark := w.Unit(40, 30), kit.Hex(0x080A0C)
	if left > 0 {
		c.FillH(kit.Rect{X: h.X, Y: h.Y, W: wide, H: h.H}, dark.Fade(0.9), dark.Fade(0))
		h.more(c, w, left, h.X, "M7 0L0 6L7 12")
	}
	if right > 0 {
		c.FillH(kit.Rect{X: h.Right() - wide, Y: h.Y, W: wide, H: h.H}, dark.Fade(0), dark.Fade(0.9))
		h.more(c, w, right, h.Right(), "M0 0L7 6L0 12")
	}
}

// signSize returns the size of a sign's letters, and the sign's width and height.
func signSize(w kit.Window, n int) (size, wide, high float64) {
	size = w.Head(16)
	high = size * 1.5
	return size, kit.Width(kit.LabelBold, size, 0, strconv.Itoa(n)) + high*0.95, high
}

func (h *Hand) more(c *kit.Canvas, w kit.Window, n int, edge float64, arrow string) {
	size, wide, high := signSize(w, n)
	r := kit.Rect{X: edge, Y: h.Bottom() - h.H*0.45, W: wide, H: high}
	words, tip := r, r
	if edge > h.MidX() {
		r.X -= wide
		words, tip = r, r
		words.W -= high * 0.4
		tip.X = r.Right() - high*0.6
	} else {
		words.X, words.W = r.X+high*0.4, r.W-high*0.4
		tip.X = r.X + high*0.2
	}
	c.Fill(kit.Round(high/2), r, kit.Hex(0x241A0A).Fade(0.96))
	c.Outline(kit.Round(high/2), r, 1.5, kit.Gold)
	c.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: kit.Gold, H: kit.Middle, V: kit.Middle},
		strconv.Itoa(n), words)
	q := high * 0.42
	c.Figure(arrow, 7, 12, kit.Rect{X: tip.X, Y: r.MidY() - q/2, W: q * 0.6, H: q}, 2.2, kit.Gold)
}
