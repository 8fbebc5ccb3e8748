package kit

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/math/fixed"
)

// glyphKey identifies the picture of a letter.
type glyphKey struct {
	face  Face
	size  int // in quarter device pixels
	ch    rune
	phase int // how far the glyph is shifted right, in quarter device pixels
}

// lineKey identifies a run of text that has been set.
type lineKey struct {
	face                 Face
	size, tracking, bake float64
	text                 string
}

// letter is a letter of a run: the position of its origin, and its picture at each phase.
type letter struct {
	key    glyphKey
	x, mid float64 // CSS pixels from the run's origin; mid is the letter's middle
	ink    [4]*baked
}

// maxLines limits the runs of text that stay set. Only those on screen matter.
const maxLines = 1500

// set returns the placed letters of a run and its width in CSS pixels. It measures as Width does, so that layout and
// drawing agree.
func (c *Canvas) set(f Face, size, tracking float64, text string) ([]letter, float64) {
	key := lineKey{f, size, tracking, c.pixels(), text}
	run, ok := c.lines[key]
	if !ok {
		if len(c.lines) >= maxLines {
			clear(c.lines)
		}
		run = c.place(f, size, tracking, text)
		c.lines[key] = run
	}
	last := run[len(run)-1]
	return run[:len(run)-1], last.x
}

// place computes the positions of the letters of a run. An extra last entry stands for its end.
func (c *Canvas) place(f Face, size, tracking float64, text string) []letter {
	run := make([]letter, 0, len(text)+1)
	x := 0.0
	var before rune
	for _, ch := range text {
		advance := Width(f, size, 0, string(ch))
		if before != 0 {
			x += Width(f, size, 0, string([]rune{before, ch})) - Width(f, size, 0, string(before)) - advance
		}
		run = append(run, letter{key: glyphKey{face: f, ch: ch, size: int(math.Round(size * c.pixels() * 4))}, x: x,
			mid: x + advance/2})
		x += advance + tracking
		before = ch
	}
	return append(run, letter{x: x})
}

// letter draws a letter with its origin at x, y. Upright text is aligned to whole device pixels vertically and to
// quarters horizontally, which keeps it sharp and evenly spaced.
func (c *Canvas) letter(g *letter, x, y, squeeze float64, col Color) {
	phase := 0
	if c.still() {
		p := c.m.Apply(Point{x, y})
		whole, part := math.Modf(p.X)
		phase = max(0, int(part*4))
		x = (whole - c.m.E) / c.m.A
		y = (math.Round(p.Y) - c.m.F) / c.m.D
	}
	b := g.ink[phase]
	key := g.key
	key.phase = phase
	if b == nil || b.gone {
		if b = c.glyph(key); b.w == 0 {
			return // it has to wait, see Ahead
		}
		g.ink[phase] = b
	}
	if b.w <= 2 {
		return // a space
	}
	s := b.Sprite
	k := c.pixels()
	dst := Rect{x + float64(b.at.X)/k*squeeze, y + float64(b.at.Y)/k, float64(s.w) / k * squeeze, float64(s.h) / k}
	c.quad(s.page, fullOf(s), dst, corners{col, col, col, col})
}

// glyph returns the picture of a letter, baking it if it is new.
func (c *Canvas) glyph(key glyphKey) *baked {
	if b, ok := c.atlas.sprites[key]; ok {
		return b
	}
	if c.keeper.late() {
		return &baked{}
	}
	img, at := ink(key)
	return c.atlas.keep(key, img, at)
}

// ink paints a glyph in white, and returns the picture and its offset from the origin in device pixels.
func ink(k glyphKey) (*image.RGBA, image.Point) {
	faceCache.Lock()
	defer faceCache.Unlock()
	dot := fixed.Point26_6{X: fixed.Int26_6(k.phase * 16)}
	box, mask, from, _, ok := sized(k.face, float64(k.size)/4).Glyph(dot, k.ch)
	if !ok || box.Empty() {
		return image.NewRGBA(image.Rect(0, 0, 1, 1)), image.Point{}
	}
	img := image.NewRGBA(image.Rect(0, 0, box.Dx()+2, box.Dy()+2)) // a transparent border, for linear filtering
	draw.DrawMask(img, image.Rect(1, 1, box.Dx()+1, box.Dy()+1), image.White, image.Point{}, mask, from, draw.Over)
	return img, box.Min.Sub(image.Pt(1, 1))
}
