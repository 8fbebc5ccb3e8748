package kit

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/math/fixed"
)

// glyphKey names the picture of a letter.
type glyphKey struct {
	face  Face
	size  int // quarter device pixels
	ch    rune
	phase int // quarter of a device pixel the glyph is moved to the right
}

// lineKey names a run of text that has been set.
type lineKey struct {
	face                 Face
	size, tracking, bake float64
	text                 string
}

// letter is a letter of a run: where its origin lies, from the run's, and its picture at each phase.
type letter struct {
	key    glyphKey
	x, mid float64 // CSS pixels; mid is the letter's middle
	ink    [4]*baked
}

// maxLines is how many runs of text stay set; it only has to cover what is on screen.
const maxLines = 1500

// set places the letters of a run and returns its width in CSS pixels. The widths are those of Width, so that layout
// and drawing agree.
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

// place works out where the letters of a run go. The last one stands for its end.
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

// letter draws a letter with its origin at x, y. Upright text is set on whole device pixels vertically and on quarters
// horizontally, which keeps it sharp and evenly spaced.
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
			return // not now
		}
		g.ink[phase] = b
	}
	if b.w <= 2 {
		return // a blank
	}
	s := b.Sprite
	k := c.pixels()
	dst := Rect{x + float64(b.at.X)/k*squeeze, y + float64(b.at.Y)/k, float64(s.w) / k * squeeze, float64(s.h) / k}
	c.quad(s.page, fullOf(s), dst, corners{col, col, col, col})
}

// glyph returns the picture of a letter, baking it first if it is new.
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

// ink paints a glyph in white and returns where its picture lies relative to the origin, in device pixels.
func ink(k glyphKey) (*image.RGBA, image.Point) {
	faceCache.Lock()
	defer faceCache.Unlock()
	dot := fixed.Point26_6{X: fixed.Int26_6(k.phase * 16)}
	box, mask, from, _, ok := sized(k.face, float64(k.size)/4).Glyph(dot, k.ch)
	if !ok || box.Empty() {
		return image.NewRGBA(image.Rect(0, 0, 1, 1)), image.Point{}
	}
	img := image.NewRGBA(image.Rect(0, 0, box.Dx()+2, box.Dy()+2)) // a clear edge, for linear filtering
	draw.DrawMask(img, image.Rect(1, 1, box.Dx()+1, box.Dy()+1), image.White, image.Point{}, mask, from, draw.Over)
	return img, box.Min.Sub(image.Pt(1, 1))
}
