package art

import (
	"fmt"
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
)

// leaderStar is the size of a place for a token on a leader's plate, as a share of the plate's height.
const leaderStar = 16.0 / 82

// FreeTop returns the distance from a plate's upper edge to where its left side is free of places for tokens.
func FreeTop(p *Print, r kit.Rect) float64 {
	if p.Kind == Leader && r.H >= large && r.W <= wideLeader*r.H {
		return r.H * (leaderStar + 4.0/82)
	}
	return 0
}

// tokens draws a star, or a ring for a leader, for each place of a victory token, and the tokens stored.
func (t plate) tokens() {
	k := t.k
	size := 18 * k
	x, y := t.r.Right()-4*k, t.r.Y+4*k
	if t.p.Kind == Leader { // his face is on the right
		size = t.r.H * leaderStar
		x = t.r.X + 4*k + size*float64(t.l.MaxTokens)
	}
	for i := t.l.MaxTokens - 1; i >= 0; i-- {
		x -= size
		place(t.Canvas, kit.Rect{X: x, Y: y, W: size, H: size}, i < t.l.Tokens, t.p.Kind == Leader)
	}
	if t.l.Holds > 0 {
		t.count(strconv.Itoa(t.l.Holds), "any", kit.Rect{X: t.r.Right() - 40*k, Y: y, W: 36 * k, H: 21 * k})
	}
}

// place paints a place for a victory token.
func place(c *kit.Canvas, r kit.Rect, taken, ring bool) {
	type key struct{ taken, ring bool }
	pad := r.W / 12
	c.Art(key{taken, ring}, r.Inset(-pad), func(p *kit.Painter) {
		k := r.W / 24
		p.Push(kit.Translate(pad, pad).Mul(kit.Scale(k, k)))
		star := kit.SVG("M12 .6L15.1 8.4L23.4 8.9L17 14.2L19.1 22.3L12 17.8L4.9 22.3L7 14.2L.6 8.9L8.9 8.4Z")
		if ring {
			star = new(kit.Path).Ellipse(12, 12, 10, 10)
		}
		switch {
		case taken && ring:
			p.Fill(star, kit.Solid(ink.Fade(0.8)))
			p.Stroke(star, 2.4, kit.Solid(gold))
			draw(p, tokens(), "vp", 3.5, 3.5, 0.7)
		case taken:
			draw(p, tokens(), "vp", 0, 0, 1)
		default:
			p.Fill(star, kit.Solid(ink.Fade(0.6)))
			p.Stroke(star, 2, kit.Solid(cream.Fade(0.8)))
		}
		p.Pop()
	})
}

// count draws a number and a good on a dark plate, as far to the right in r as possible.
func (t plate) count(n, of string, r kit.Rect) {
	size, parts := countSize(r), counted(n, of)
	_, r = r.CutLeft(r.W - width(parts, size) - 6)
	t.Fill(kit.Round(r.H/2), r, ink.Fade(0.86))
	line(t.Canvas, parts, r.InsetXY(3, 0), size, cream, kit.Middle)
}

func countSize(r kit.Rect) float64 { return math.Max(r.H*0.8, 14) }

func counted(n, of string) []part { return []part{{number, n}, {good, of}} }

// corner draws the workers on a card, its visitors, and other marks.
func (t plate) corner() {
	k, x := t.k, t.r.X+4*t.k
	y := t.r.Y + 4*k
	if t.l.Full { // no worker can use it then
		t.lock(kit.Rect{X: x, Y: y, W: 28 * k, H: 28 * k})
		x += 30 * k
	} else {
		for range t.l.Used {
			workerDisc(t.Canvas, kit.Rect{X: x, Y: y, W: 28 * k, H: 28 * k})
			x += 30 * k
		}
	}
	for _, f := range t.l.Visitors {
		if f != "" {
			Emblem(t.Canvas, f, kit.Rect{X: x, Y: y, W: 25 * k, H: 25 * k})
			x += 26 * k
		}
	}
	if t.l.Redevelop {
		stars := t.r.Right() - 4*k - 18*k*float64(t.l.MaxTokens)
		if t.p.Kind != Leader {
			x = math.Min(x, stars-28*k)
		}
		t.houses(kit.Rect{X: x, Y: y, W: 28 * k, H: 25 * k}) // above the name, whose end must be readable
	}
}

func workerDisc(c *kit.Canvas, r kit.Rect) {
	c.Fill(kit.Round(r.W/2), r, ink)
	c.Outline(kit.Round(r.W/2), r, r.W*0.07, kit.Hex(0xFFCB45))
	Good(c, "worker", r.Centred(r.W*0.76, r.W*0.76))
}

func (t plate) lock(r kit.Rect) {
	t.Fill(kit.Round(r.W/2), r, ink.Fade(0.88))
	Sign(t.Canvas, "lock", r.Centred(r.W*0.66, r.W*0.66), cream)
}

// houses paints the tab of a card that the held card may replace.
func (t plate) houses(r kit.Rect) {
	t.Figure("M18 0H100V100H18L0 50Z", 100, 100, r.Inset(-1.5), 0, outline)
	t.Figure("M18 0H100V100H18L0 50Z", 100, 100, r, 0, orange)
	Sign(t.Canvas, "redevelop", r.Centred(r.H*0.76, r.H*0.76).Offset(r.W*0.06, 0), dark)
}

// marks paints the marks of a small plate, along its upper edge.
func (t plate) marks() {
	k, x, y := t.k, t.r.X+1, t.r.Y+1
	side := 21 * k
	switch {
	case t.l.Full:
		t.lock(kit.Rect{X: x, Y: y, W: side, H: side})
		x += side
	case t.l.Used > 0:
		workerDisc(t.Canvas, kit.Rect{X: x, Y: y, W: side, H: side})
		x += side
		if t.l.Used > 1 {
			workerDisc(t.Canvas, kit.Rect{X: x - side*0.45, Y: y, W: side, H: side})
			x += side * 0.55
		}
	}
	for _, f := range t.l.Visitors {
		if f != "" {
			Emblem(t.Canvas, f, kit.Rect{X: x, Y: y, W: side, H: side})
			x += side * 0.6
		}
	}
	right := kit.Rect{X: t.r.Right() - 41*k, Y: y + k, W: 39 * k, H: 19 * k}
	switch {
	case t.l.Gain != "":
	case t.l.MaxTokens > 0:
		words := strconv.Itoa(t.l.Tokens)
		// Out of how many, if there is room: it is not what the card is worth.
		if all := fmt.Sprintf("%d/%d", t.l.Tokens, t.l.MaxTokens); t.p.Kind != Leader &&
			width(counted(all, "vp"), countSize(right))+6 < right.Right()-x {
			words = all
		}
		t.count(words, "vp", right)
	case t.l.Holds > 0:
		t.count(strconv.Itoa(t.l.Holds), "any", right)
	}
	if t.l.Redevelop {
		t.houses(kit.Rect{X: x + k, Y: y + 2*k, W: 20 * k, H: 17 * k})
	}
}

// gain paints what this card would gain from the held one.
func (t plate) gain() {
	if t.l.Gain == "" {
		return
	}
	k := math.Max(t.k, 0.9)
	parts := []part{{good, "vp"}, {number, t.l.Gain}}
	size := 17 * k
	r := kit.Rect{X: t.r.X + 4, Y: t.r.Y + 4, W: width(parts, size) + 8*k, H: 21 * k}
	switch {
	case t.r.H < large:
		r.X, r.Y = t.r.Right()-r.W-2, t.r.Y+2
	case t.p.Kind == Leader && t.r.W <= wideLeader*t.r.H:
		r.X, r.Y = t.r.Right()-r.W-4, t.r.Bottom()-54*k
	}
	t.Fill(kit.Round(r.H/2), r, gain)
	line(t.Canvas, parts, r.InsetXY(4*k, 0), size, gainInk, kit.Middle)
}
