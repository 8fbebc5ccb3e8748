package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

// counter is a sign with its number or a word, in the line of what a rival has.
type counter struct {
	sign func(kit.Rect)
	word string
	col  kit.Color
	gap  float64 // before it
}

// counters paints the number of cards in hand, workers and cards in play (by class if there is room), or that the rival
// has passed; then, as far as there is room, its spoils and its tokens of reach. A plate separates them from the
// settlement.
func (d *drawing) counters(s *Seat, r kit.Rect) {
	size := d.f.Fit(16, r.H)
	q := size * 1.1
	list := d.counts(s, r.W < 5*(q+size*1.5), size)
	wide := func(c *counter) float64 { return c.gap + q + 3 + kit.Width(kit.LabelBold, size, 0, c.word) + size*0.6 }
	plate := kit.Rect{X: r.X - 4, Y: r.MidY() - q*0.62, W: 4, H: q * 1.24}
	for i := range list {
		plate.W += wide(&list[i])
	}
	for _, c := range d.reserves(s, size) {
		if w := wide(&c); plate.W+w <= r.W {
			list, plate.W = append(list, c), plate.W+w
		}
	}
	plate.W = math.Min(plate.W, r.W+4)
	d.Fill(kit.Round(5), plate, ink.Fade(0.78))
	x := r.X
	for i := range list {
		c := &list[i]
		x += c.gap
		c.sign(kit.Rect{X: x, Y: r.MidY() - q/2, W: q, H: q})
		d.Line(label(size, c.col), c.word, kit.Rect{X: x + q + 3, Y: r.Y, W: plate.Right() - x - q - 3, H: r.H})
		x += wide(c) - c.gap
	}
}

// counts lists what a rival has; in little room, without the classes.
func (d *drawing) counts(s *Seat, little bool, size float64) []counter {
	list := []counter{{func(b kit.Rect) { art.Good(d.Canvas, "card", b) }, strconv.Itoa(s.Hand), text, 0},
		{func(b kit.Rect) { art.Good(d.Canvas, "worker", b) }, strconv.Itoa(s.Goods[0].N), text, 0}}
	switch {
	case s.Passed:
		col := kit.Hex(0xFFC79A)
		return append(list, counter{func(b kit.Rect) { art.Sign(d.Canvas, "pass", b, col) }, d.m.Words.Passed, col, 0})
	case little:
		return append(list, counter{func(b kit.Rect) { art.Sign(d.Canvas, "annex", b, text) },
			strconv.Itoa(s.Buildings), text, 0})
	}
	for i, sign := range classSigns { // by class
		gap := 0.0
		if i == 0 {
			gap = size * 0.4
		}
		list = append(list, counter{func(b kit.Rect) {
			at := b.Inset(-1)
			d.Fill(kit.Round(3), at, classes[i])
			art.Sign(d.Canvas, sign, at.Inset(2), onBright)
		}, strconv.Itoa(len(s.Rows[i])), text, gap})
	}
	return list
}

// reserves lists what a rival can yet spend: its spoils, and the tokens on its base.
func (d *drawing) reserves(s *Seat, size float64) (list []counter) {
	spoils := 0
	for i := range s.Slots {
		if s.Slots[i].Kind == Spoil {
			spoils++
		}
	}
	if spoils > 0 {
		sign := func(b kit.Rect) { art.Sign(d.Canvas, "pillage", b, redWord) }
		list = append(list, counter{sign, strconv.Itoa(spoils), text, 0})
	}
	for _, t := range s.Tokens {
		sign := func(b kit.Rect) { art.Good(d.Canvas, t.Good, b.Inset(-1)) }
		list = append(list, counter{sign, times(t.N), text, 0})
	}
	if len(list) > 0 {
		list[0].gap = size * 0.4
	}
	return list
}

// times returns how many tokens there are beside a sign that has a number itself; "" for one.
func times(n int) string {
	if n == 1 {
		return ""
	}
	return "×" + strconv.Itoa(n)
}
