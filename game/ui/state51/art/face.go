package art

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
)

// face draws the parts that cards of all sizes share, scaled by k relative to its design.
type face struct {
	*kit.Canvas
	p *Print
	l CardState
	k float64
	r kit.Rect // inside the frame
	w float64  // width of the frame
	q float64  // radius of its corners
}

// begin draws the paper of a card at r.
func begin(c *kit.Canvas, p *Print, r kit.Rect, l CardState, k, width, radius float64) *face {
	f := &face{c, p, l, k, r.Inset(width * k), width * k, radius * k}
	c.Fill(kit.Round(f.q), r.Offset(0, 3*k).Inset(-k), ink.Fade(0.45))
	switch {
	case l.Picked:
		c.Halo(kit.Round(f.q), r.Inset(-2*k), 9, gold)
		c.Fill(kit.Round(f.q+2*k), r.Inset(-2.4*k), gold)
	case l.Lit:
		c.Halo(kit.Round(f.q), r.Inset(-k), 6, gold.Fade(0.8))
		c.Fill(kit.Round(f.q+1.6*k), r.Inset(-1.6*k), gold)
	default:
		c.Fill(kit.Round(f.q+k), r.Inset(-k), edge)
	}
	top, foot := f.sheet()
	c.FillShape(kit.Round(f.q), r, top, foot)
	return f
}

// sheet returns the colours of a card's paper at the top and bottom.
func (f *face) sheet() (top, foot kit.Color) {
	if f.l.Dim {
		return kit.Hex(0xC9BC9E), kit.Hex(0xB3A583)
	}
	return paperTop, paperFoot
}

// band is a part of the paper, with a line of thickness rule along its upper edge and a tint below.
type band struct {
	r           kit.Rect
	rule        float64
	left, right kit.Color
}

// paper draws the paper below the picture with its bands. It is painted in one piece, since cards in a hand are
// rotated, which would make the edges of plain rectangles ragged. size is part of the key.
func (f *face) paper(size string, r kit.Rect, bands ...band) {
	type key struct {
		size string
		kind Kind
		dim  bool
	}
	f.Art(key{size, f.p.Kind, f.l.Dim}, r, func(p *kit.Painter) {
		p.Push(kit.Translate(-r.X, -r.Y))
		top, foot := f.sheet()
		p.Fill(new(kit.Path).Rect(r), kit.Linear(0, f.r.Y, 0, f.r.Bottom(), kit.Stop{Color: top},
			kit.Stop{At: 1, Color: foot}))
		fibres := new(kit.Path)
		for y := r.Y + 1; y < r.Bottom(); y += 3 {
			fibres.Rect(kit.Rect{X: r.X, Y: y, W: r.W, H: 1})
		}
		p.Fill(fibres, kit.Solid(kit.Hex(0x785428).Fade(0.08)))
		for _, b := range bands {
			p.Fill(new(kit.Path).Rect(b.r), kit.Linear(b.r.X, 0, b.r.Right(), 0, kit.Stop{Color: b.left},
				kit.Stop{At: 1, Color: b.right}))
			p.Fill(new(kit.Path).Rect(kit.Rect{X: b.r.X, Y: b.r.Y, W: b.r.W, H: b.rule}), kit.Solid(edge))
		}
		p.Pop()
	})
}

// below returns the place of the paper below a picture, which it overlaps a little.
func (f *face) below(picture kit.Rect) kit.Rect {
	y := picture.Bottom() - f.k
	return kit.Rect{X: f.r.X, Y: y, W: f.r.W, H: f.r.Bottom() - y}
}

// end draws the frame, which covers the corners of what is inside.
func (f *face) end(outer kit.Rect) {
	col := rust
	switch f.p.Kind {
	case Leader:
		col = brass
	case Contact:
		col = map[string]kit.Color{"red": kit.Hex(0x8A2412), "blue": kit.Hex(0x164A80)}[f.p.Effect.Colour]
		if col == (kit.Color{}) {
			col = kit.Hex(0x4A5056)
		}
	}
	if f.l.Dim {
		col = col.Mix(ink, 0.5)
	}
	f.Outline(kit.Round(f.q), outer, f.w+0.5, col)
	f.Outline(kit.Round(f.q-f.w+0.5*f.k), f.r.Inset(-0.5*f.k), f.k, edge)
}

func (f *face) picture(r kit.Rect) { drawPicture(f.Canvas, f.p.ID, f.p.Class, r, feet, f.l.Dim) }

// shield draws the card's distance.
func (f *face) shield(r kit.Rect) {
	fill := cream
	if f.l.Dim {
		fill = kit.Hex(0xA89C86)
	}
	const shape = "M4 5Q12 8 20 2Q28 8 36 5Q34 12 38 20Q40 36 20 43Q0 36 2 20Q6 12 4 5Z"
	f.Figure(shape, 40, 44, r, 0, fill)
	f.Figure(shape, 40, 44, r, 3*r.W/40, outline)
	f.FillRect(kit.Rect{X: r.X + r.W*0.13, Y: r.Y + r.H*0.27, W: r.W * 0.74, H: r.H * 0.055}, outline)
	size := math.Max(r.W*0.66, kit.MinText)
	f.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Color: pen, H: kit.Middle, V: kit.Middle},
		strconv.Itoa(f.p.Distance), kit.Rect{X: r.X, Y: r.Y + r.H*0.34, W: r.W, H: r.H * 0.52})
}

// discs draws the card's types, the last one with its upper right corner at x, y.
func (f *face) discs(x, y, side, gap float64) {
	x -= (side + gap) * float64(len(f.p.Types))
	for _, t := range f.p.Types {
		x += gap
		typeDisc(f.Canvas, t, kit.Rect{X: x, Y: y, W: side, H: side})
		x += side
	}
}

// tag draws the card's tag in the upper left corner.
func (f *face) tag(size float64) {
	if f.p.Tag == "" {
		return
	}
	w := kit.Width(kit.LabelBold, size, 0, f.p.Tag) + 12*f.k
	r := kit.Rect{X: f.r.X, Y: f.r.Y, W: w, H: size * 1.3}
	f.Fill(kit.Round(6*f.k), r, brass)
	f.FillRect(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H / 2}, brass)
	f.FillRect(kit.Rect{X: r.X, Y: r.Y, W: r.W / 2, H: r.H}, brass)
	f.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: dark, H: kit.Middle, V: kit.Middle}, f.p.Tag, r)
}
