package board

import (
	"fmt"

	"onelongnight/game/ui/kit"
)

// Hidden counts the cards of a hand that scrolls of which less than half is in sight, at its left and its right end.
func (f *Frame) Hidden() (left, right int) {
	for i := range f.Hand {
		r := f.Hand[i].Rect
		switch half := f.Hand[i].Seen / 2; {
		case r.X+half < f.HandBox.X:
			left++
		case r.X+half > f.HandBox.Right():
			right++
		}
	}
	return left, right
}

// beyond tells that a hand goes on beyond its box: the cards fade there, and a sign has an arrow and how many there are.
func (d *drawing) beyond() {
	left, right := d.f.Hidden()
	box := d.f.HandBox
	wide, dark := d.f.Unit(40, 30), kit.Hex(0x080A0C)
	if left > 0 {
		d.FillH(kit.Rect{X: box.X, Y: box.Y, W: wide, H: box.H}, dark.Fade(0.9), dark.Fade(0))
		d.beyondSign(left, kit.Rect{X: box.X}, "M7 0L0 6L7 12")
	}
	if right > 0 {
		d.FillH(kit.Rect{X: box.Right() - wide, Y: box.Y, W: wide, H: box.H}, dark.Fade(0), dark.Fade(0.9))
		d.beyondSign(right, kit.Rect{X: box.Right()}, "M0 0L7 6L0 12")
	}
}

// beyondSign is that sign at an edge of the hand.
func (d *drawing) beyondSign(n int, edge kit.Rect, arrow string) {
	box, size := d.f.HandBox, d.f.Head(16)
	h := size * 1.5
	text := fmt.Sprint(n)
	w := kit.Width(kit.LabelBold, size, 0, text) + h*0.95
	r := kit.Rect{X: edge.X, Y: box.Bottom() - box.H*0.45, W: w, H: h}
	words, sign := r, r
	if edge.X > box.MidX() {
		r.X -= w
		words, sign = r, r
		words.W -= h * 0.4
		sign.X = r.Right() - h*0.6
	} else {
		words.X, words.W = r.X+h*0.4, r.W-h*0.4
		sign.X = r.X + h*0.2
	}
	d.Fill(kit.Round(h/2), r, kit.Hex(0x241A0A).Fade(0.96))
	d.Outline(kit.Round(h/2), r, 1.5, kit.Gold)
	d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: kit.Gold, H: kit.Middle, V: kit.Middle}, text, words)
	q := h * 0.42
	d.Figure(arrow, 7, 12, kit.Rect{X: sign.X, Y: r.MidY() - q/2, W: q * 0.6, H: q}, 2.2, kit.Gold)
}
