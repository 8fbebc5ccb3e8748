package kit

import "image"

// Stamp draws a picture of w by h device pixels, baked once by paint for a key, stretched over r and multiplied by a
// colour. It is for things without hard edges that move, such as smoke and flames: unlike Art it is not baked anew when
// its size changes.
func (c *Canvas) Stamp(key any, w, h int, r Rect, tint Color, paint func(p *Painter)) {
	s := c.sprite(key, func() *image.RGBA {
		p := NewPainter(w, h, 1)
		paint(p)
		return p.Image()
	})
	c.quad(s, fullOf(s), r, corners{tint, tint, tint, tint})
}
