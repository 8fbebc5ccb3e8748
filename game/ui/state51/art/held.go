package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Held draws the left part of a held card, with its picture and name; its ways are shown beside it. It is 150 by 228 in
// the design and has no right edge, since the strips go on there.
func Held(c *kit.Canvas, p *Print, r kit.Rect) {
	k := math.Min(r.H/228, r.W/150)
	f := &face{Canvas: c, p: p, k: k, r: kit.Rect{X: r.X + 4*k, Y: r.Y + 4*k, W: r.W - 4*k, H: r.H - 8*k}}
	c.Halo(kit.Round(9*k), r, 8, gold.Fade(0.6))
	c.FillShape(kit.Round(9*k), r, kit.Hex(0xE0A24A), kit.Hex(0xC98A34))
	c.FillRect(kit.Rect{X: r.MidX(), Y: r.Y, W: r.W / 2, H: r.H}, kit.Hex(0xD5963F))
	name, picture := f.r.CutBottom(math.Max(38*k, 24))
	if r.H < 120 { // beside four low lanes
		name, picture = f.r.CutBottom(20)
	}
	f.picture(picture)
	c.FillV(name, paperTop, paperFoot)
	c.FillRect(kit.Rect{X: name.X, Y: name.Y - 2*k, W: name.W, H: 3 * k}, edge)
	size := math.Max(23*k, 15)
	c.Line(kit.Style{Face: kit.DisplayBold, Size: math.Min(size, name.H*0.78), Least: 14, Color: pen, Upper: true,
		V: kit.Middle}, p.Name, name.InsetXY(7*k, 0).Offset(0, k))
	switch p.Kind {
	case Location:
		side := math.Max(36*k, 26)
		f.shield(kit.Rect{X: picture.X + 4*k, Y: picture.Y + 4*k, W: side, H: side * 1.1})
		f.discs(picture.Right()-5*k, picture.Y+5*k, math.Max(29*k, 22), 3*k)
	case Leader:
		f.tag(math.Max(15*k, 14))
	case Contact:
		above, _ := picture.CutTop(picture.H * 0.62)
		f.token(above.Centred(picture.W*0.6, picture.W*0.6))
	}
}

// Reach draws a faction's contact: its price, and its reach. It is 114 by 128 in the design; a low one has no picture.
func Reach(c *kit.Canvas, p *Print, r kit.Rect, l CardState) {
	k := math.Min(1.4, math.Max(0.8, r.W/114))
	shape := kit.Round(7 * k)
	col := map[string]kit.Color{"red": red, "blue": blue}[p.Effect.Colour]
	if col == (kit.Color{}) {
		col = grey
	}
	top, foot := kit.Hex(0xFBF3DE), paperTop
	if l.Dim {
		top, foot = kit.Hex(0xD3BF92), kit.Hex(0xC6B184)
	}
	if l.Lit || l.Picked {
		c.Halo(shape, r.Inset(-1), 6, gold.Fade(0.85))
	}
	c.FillShape(shape, r, top, foot)
	rest := r.Inset(2 * k)
	if r.H > 96 {
		var picture kit.Rect
		picture, rest = rest.CutTop(rest.H * 0.48)
		drawPicture(c, p.ID, None, picture, feet, l.Dim)
		c.FillRect(kit.Rect{X: rest.X, Y: rest.Y - 1, W: rest.W, H: 2 * k}, edge)
	}
	size := math.Max(15*k, 14)
	words, effect := rest.CutBottom(math.Min(rest.H*0.58, size*2.2))
	if r.H > 96 { // the name is between the picture and the price
		words, effect = rest.CutTop(rest.H * 0.54)
	}
	ink := pen
	if l.Dim {
		ink = kit.Hex(0x6A5A40)
	}
	name := kit.Style{Face: kit.LabelBold, Size: size, Least: 14, Color: ink, H: kit.Middle, V: kit.Middle,
		Leading: 1.06}
	if words.H > size*1.8 {
		c.Block(name, p.Name, words.InsetXY(3*k, 0))
	} else {
		c.Line(name, p.Name, words.InsetXY(3*k, 0))
	}
	parts := p.Effect.parts()
	if l.Dim {
		c.PushAlpha(0.5)
	}
	line(c, parts, effect.InsetXY(3*k, 0), math.Min(22*k, effect.H*0.8), ink, kit.Middle)
	if l.Dim {
		c.Pop()
		c.Dashed(shape, r, 1.5, 4, 3, kit.Hex(0x7A5E3A))
		return
	}
	width := 2.5 * k
	if l.Lit || l.Picked {
		c.Outline(shape, r.Inset(-1.6), 2, gold)
	}
	c.Outline(shape, r, width, col)
}

// Masthead fills the top of a faction's sheet: its settlement in front of the sunrise, darker on the left, where its
// name goes.
func Masthead(c *kit.Canvas, faction string, buildings int, r kit.Rect) {
	c.PushClip(r)
	k := r.H / 98
	sunrise(c, r, r.X+r.W*0.74, 26*k, k)
	wide := math.Min(r.W*1.04, r.H*4.4)
	at := kit.Rect{X: r.MidX() - wide/2, Y: r.Bottom() - wide*townH/townW + 1, W: wide, H: wide * townH / townW}
	Settlement(c, faction, buildings, at)
	Stir(c, faction, buildings, at, 0)
	c.FillRect4(r, [4]kit.Color{ink.Fade(0.8), ink.Fade(0.06), ink.Fade(0), ink.Fade(0.66)})
	c.Pop()
}
