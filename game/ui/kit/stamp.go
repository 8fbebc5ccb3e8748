package kit

import "image"

// Stamp draws a picture of w by h device pixels, baked once by paint for a key, stretched over r and multiplied by a
// colour. It is for things without hard edges that move, such as smoke and flames: unlike Art it is not baked anew when
// its size changes.
func (c *Canvas) Stamp(key any, w, h int, r Rect, tint Color, paint func(p *Painter)) {
	c.StampPart(key, w, h, Rect{W: float64(w), H: float64(h)}, r, tint, paint)
}

// StampPart is Stamp with a part of the picture, in its pixels. Things that are drawn in turns, many times a frame, lie
// best in one picture: each change to another one may be a draw call.
func (c *Canvas) StampPart(key any, w, h int, part, r Rect, tint Color, paint func(p *Painter)) {
	s := c.sprite(key, func() *image.RGBA {
		p := NewPainter(w, h, 1)
		paint(p)
		return p.Image()
	})
	c.quad(s.page, part.Offset(float64(s.x), float64(s.y)), r, corners{tint, tint, tint, tint})
}
