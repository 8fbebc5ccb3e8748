package kit

import "image"

// Stamp draws a picture of w by h device pixels, baked once by paint for a key, stretched to r and multiplied by a
// colour. It is for moving things without hard edges, such as smoke and flames. Unlike Art, it does not bake again when
// the size changes.
func (c *Canvas) Stamp(key any, w, h int, r Rect, tint Color, paint func(p *Painter)) {
	c.StampPart(key, w, h, Rect{W: float64(w), H: float64(h)}, r, tint, paint)
}

// StampPart is Stamp with part of the picture, in its pixels. Things drawn in turn many times a frame are best kept in
// one picture, since each change of picture may cost a draw call.
func (c *Canvas) StampPart(key any, w, h int, part, r Rect, tint Color, paint func(p *Painter)) {
	s := c.sprite(key, func() *image.RGBA {
		p := NewPainter(w, h, 1)
		paint(p)
		return p.Image()
	})
	c.quad(s.page, part.Offset(float64(s.x), float64(s.y)), r, corners{tint, tint, tint, tint})
}
