package art

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
)

// large is the height from which a plate has a name and shows each place for a token.
const large = 64

// plate draws a card in play.
type plate struct {
	*kit.Canvas
	p   *Print
	l   Look
	k   float64
	r   kit.Rect
	out bool // it cannot be used before dawn
}

// Plate draws a card in play: 122 by 82 in its design; where it is low, 64 by 46, without its name. A leader has a face
// of his own where there is room for it: 190 by 82.
func Plate(c *kit.Canvas, p *Print, r kit.Rect, l Look) {
	t := plate{c, p, l, r.H / 82, r, l.Dim || l.Used > 1 || l.Full}
	if r.H < large {
		t.k = r.H / 46
	} else if p.Kind == Leader && r.W > 1.9*r.H {
		t.leader()
		t.gain()
		return
	}
	t.body()
	if r.H < large {
		t.marks()
	} else {
		t.name()
		t.tokens()
		t.corner()
	}
	t.gain()
}

func (t plate) rim() kit.Color {
	switch {
	case t.p.Kind == Leader:
		return gold
	case t.out:
		return kit.Hex(0x6A5F55)
	}
	return [...]kit.Color{None: rust, Production: kit.Hex(0xD99A3A), Ability: kit.Hex(0xD58FB6),
		Action: kit.Hex(0x6DB9B8)}[t.p.Class]
}

// light draws the halo of what is marked, and returns the colour of the rim.
func (t plate) light() kit.Color {
	rim, shape := t.rim(), kit.Round(6*t.k)
	switch {
	case t.l.Picked:
		t.Halo(shape, t.r.Inset(-2), 9, gold)
		rim = gold
	case t.l.Lit:
		t.Halo(shape, t.r.Inset(-1), 6, gold.Fade(0.85))
		rim = gold
	case t.l.Redevelop, t.l.Gain != "":
		t.Halo(shape, t.r.Inset(-1), 5, gain.Fade(0.5))
	}
	t.Fill(kit.Round(7*t.k), t.r.Inset(-1), ink)
	return rim
}

// close draws the rim.
func (t plate) close(rim kit.Color) {
	width := 2.0
	if t.l.Lit || t.l.Picked {
		width = 2.6
	}
	t.Outline(kit.Round(6*t.k), t.r, width, rim)
}

// body draws the picture, the strip of the effect and the rim.
func (t plate) body() {
	k, rim := t.k, t.light()
	high := 28 * k
	if t.r.H < large {
		high = 21 * k
	}
	inner := t.r.Inset(2)
	effect, picture := inner.CutBottom(high)
	at := feet
	if t.r.H >= large {
		at = waists
	}
	drawPicture(t.Canvas, t.p.ID, t.p.Class, picture, at, t.out)
	top, foot := paperTop, paperFoot
	if t.out {
		top, foot = kit.Hex(0xA39F98), kit.Hex(0x8E8A83)
	}
	t.FillV(effect, top, foot)
	t.FillRect(kit.Rect{X: effect.X, Y: effect.Y - k, W: effect.W, H: 2 * k}, edge)
	size, pad := 21*k, 3*k
	if t.r.H < large {
		size, pad = 17*k, k
	}
	parts := t.p.Effect.parts(false)
	if width(parts, size*0.72) > effect.W-2*pad {
		parts = t.p.Effect.parts(true)
	}
	line(t.Canvas, parts, effect.InsetXY(pad, 0), size, pen, kit.Middle)
	t.close(rim)
}

// leader draws a leader's own face: his portrait, and beside it his name, the places of his tokens and what he does.
func (t plate) leader() {
	k, rim := t.k, t.light()
	portrait, paper := t.r.Inset(2).CutLeft(t.r.H - 4)
	drawPicture(t.Canvas, t.p.ID, None, portrait, feet, t.out)
	t.FillV(paper, paperTop, paperFoot)
	t.FillRect(kit.Rect{X: paper.X - k, Y: paper.Y, W: 2 * k, H: paper.H}, edge)
	effect, rest := paper.CutBottom(28 * k)
	t.FillRect(effect, brass.Fade(0.3))
	t.FillRect(kit.Rect{X: effect.X, Y: effect.Y - k, W: effect.W, H: 1.5 * k}, edge)
	line(t.Canvas, t.p.Effect.parts(false), effect.InsetXY(4*k, 0), 21*k, pen, kit.Middle)
	name, rings := rest.CutTop(rest.H * 0.5)
	t.Line(kit.Style{Face: kit.LabelBold, Size: math.Max(16*k, 14), Least: 14, Color: pen, V: kit.Middle}, t.p.Name,
		name.InsetXY(5*k, 0))
	size := math.Min(18*k, (rings.W-8*k)/float64(max(1, t.l.MaxTokens)))
	for i := range t.l.MaxTokens {
		ring(t.Canvas, kit.Rect{X: rings.X + 5*k + size*float64(i), Y: rings.MidY() - size/2, W: size, H: size},
			i < t.l.Tokens)
	}
	t.close(rim)
}

// ring is a place of a token on the paper of a leader.
func ring(c *kit.Canvas, r kit.Rect, taken bool) {
	if taken {
		Good(c, "vp", r)
		return
	}
	r = r.Centred(r.W*0.62, r.W*0.62)
	c.Outline(kit.Round(r.W/2), r, math.Max(1.4, r.W*0.13), kit.Hex(0x77654C))
}

func (t plate) name() {
	k := t.k
	high := 25 * k
	foot := kit.Rect{X: t.r.X + 2, Y: t.r.Bottom() - 2 - 29*k - high, W: t.r.W - 4, H: high}
	t.FillV(foot, ink.Fade(0), ink.Fade(0.88))
	t.Line(kit.Style{Face: kit.Label, Size: math.Max(15*k, 14), Least: 14, Color: cream, V: kit.Finish, Shadow: 1},
		t.p.Name, kit.Rect{X: foot.X + 4*k, Y: foot.Y, W: foot.W - 6*k, H: foot.H})
}

// tokens draws a star, of a leader a ring, for each place of a victory token, and what is stored.
func (t plate) tokens() {
	k := t.k
	size := 18 * k
	if t.p.Kind == Leader {
		size = 16 * k
	}
	x, y := t.r.Right()-4*k, t.r.Y+4*k
	for i := t.l.MaxTokens - 1; i >= 0; i-- {
		x -= size
		place(t.Canvas, kit.Rect{X: x, Y: y, W: size, H: size}, i < t.l.Tokens, t.p.Kind == Leader)
	}
	if t.l.Holds > 0 {
		t.count(t.l.Holds, "any", kit.Rect{X: t.r.Right() - 40*k, Y: y, W: 36 * k, H: 21 * k})
	}
}

// place is one place of a victory token.
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

// count draws a number and a good on a dark plate, as far to the right in r as it goes.
func (t plate) count(n int, of string, r kit.Rect) {
	size := math.Max(r.H*0.8, 14)
	parts := []part{{number, strconv.Itoa(n)}, {good, of}}
	_, r = r.CutLeft(r.W - width(parts, size) - 6)
	t.Fill(kit.Round(r.H/2), r, ink.Fade(0.86))
	line(t.Canvas, parts, r.InsetXY(3, 0), size, cream, kit.Middle)
}

// corner draws the workers that lie on the card, who visited it, and what else is marked on it.
func (t plate) corner() {
	k, x := t.k, t.r.X+4*t.k
	y := t.r.Y + 4*k
	for range t.l.Used {
		workerDisc(t.Canvas, kit.Rect{X: x, Y: y, W: 28 * k, H: 28 * k})
		x += 30 * k
	}
	for _, f := range t.l.Visitors {
		if f != "" {
			Emblem(t.Canvas, f, kit.Rect{X: x, Y: y, W: 25 * k, H: 25 * k})
			x += 26 * k
		}
	}
	if t.l.Full {
		t.lock(kit.Rect{X: t.r.MidX() - 15*k, Y: t.r.Y + 5*k, W: 30 * k, H: 30 * k})
	}
	if t.l.Redevelop {
		r := kit.Rect{X: t.r.Right() - 27*k, Y: t.r.Y + 25*k, W: 28 * k, H: 25 * k}
		t.houses(r)
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

// houses is the tab of a card that may be built over.
func (t plate) houses(r kit.Rect) {
	t.Figure("M18 0H100V100H18L0 50Z", 100, 100, r.Inset(-1.5), 0, outline)
	t.Figure("M18 0H100V100H18L0 50Z", 100, 100, r, 0, orange)
	Sign(t.Canvas, "redevelop", r.Centred(r.H*0.76, r.H*0.76).Offset(r.W*0.06, 0), dark)
}

// marks are those of a small plate, along its upper edge.
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
		t.count(t.l.Tokens, "vp", right)
	case t.l.Holds > 0:
		t.count(t.l.Holds, "any", right)
	}
	if t.l.Redevelop {
		t.houses(kit.Rect{X: x + k, Y: y + 2*k, W: 20 * k, H: 17 * k})
	}
}

// gain says what the held card would have this one gain.
func (t plate) gain() {
	if t.l.Gain == "" {
		return
	}
	k := math.Max(t.k, 0.9)
	parts := []part{{good, "vp"}, {number, t.l.Gain}}
	size := 17 * k
	r := kit.Rect{X: t.r.X + 4, Y: t.r.Y + 4, W: width(parts, size) + 8*k, H: 21 * k}
	if t.r.H < large {
		r.X = t.r.Right() - r.W - 2
		r.Y = t.r.Y + 2
	}
	t.Fill(kit.Round(r.H/2), r, gain)
	line(t.Canvas, parts, r.InsetXY(4*k, 0), size, gainInk, kit.Middle)
}
