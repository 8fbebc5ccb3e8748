package kit

import (
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Text adds the outlines of one line of text, with the left end of its baseline at x, y. Letters can then be painted
// like any other shape, with gradients, edges and clips, which Canvas does not offer for text.
func (p *Path) Text(f Face, size, tracking, x, y float64, text string) *Path {
	faceCache.Lock()
	defer faceCache.Unlock()
	face := sized(f, measureSize)
	var buffer sfnt.Buffer
	k := size / measureSize
	last := rune(-1)
	for _, ch := range text {
		if last >= 0 {
			x += float64(face.Kern(last, ch))/64*k + tracking
		}
		last = ch
		if i, err := faceCache.parsed[f].GlyphIndex(&buffer, ch); err == nil {
			p.glyph(&buffer, faceCache.parsed[f], i, x, y, k)
		}
		advance, _ := face.GlyphAdvance(ch)
		x += float64(advance) / 64 * k
	}
	return p
}

// glyph adds the outlines of one glyph. It skips one that cannot be read.
func (p *Path) glyph(buffer *sfnt.Buffer, font *sfnt.Font, i sfnt.GlyphIndex, x, y, k float64) {
	segments, err := font.LoadGlyph(buffer, i, fixed.I(measureSize), nil)
	if err != nil {
		return
	}
	at := func(q fixed.Point26_6) Point { return Point{x + float64(q.X)/64*k, y + float64(q.Y)/64*k} }
	for n, s := range segments {
		a, b, c := at(s.Args[0]), at(s.Args[1]), at(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if n > 0 {
				p.Close()
			}
			p.MoveTo(a.X, a.Y)
		case sfnt.SegmentOpLineTo:
			p.LineTo(a.X, a.Y)
		case sfnt.SegmentOpQuadTo:
			p.QuadTo(a.X, a.Y, b.X, b.Y)
		case sfnt.SegmentOpCubeTo:
			p.CubeTo(a.X, a.Y, b.X, b.Y, c.X, c.Y)
		}
	}
	if len(segments) > 0 {
		p.Close()
	}
}
