package kit

import (
	"image"
	"math"
)

// Shape is a rectangle with round corners, or with corners cut at 45°, of radius R in CSS pixels.
type Shape struct {
	Cut bool
	R   float64
}

// Round returns a shape with round corners.
func Round(r float64) Shape { return Shape{R: r} }

// Cut returns a shape with cut corners.
func Cut(r float64) Shape { return Shape{Cut: true, R: r} }

// Path returns the outline of the shape around r.
func (s Shape) Path(r Rect) *Path {
	if s.Cut {
		return new(Path).Cut(r, s.R, s.R)
	}
	return new(Path).Round(r, s.R)
}

// FillRect fills r with one colour.
func (c *Canvas) FillRect(r Rect, col Color) { c.FillRect4(r, corners{col, col, col, col}) }

// FillV fills r with a vertical gradient.
func (c *Canvas) FillV(r Rect, top, bottom Color) { c.FillRect4(r, corners{top, top, bottom, bottom}) }

// FillH fills r with a horizontal gradient.
func (c *Canvas) FillH(r Rect, left, right Color) { c.FillRect4(r, corners{left, right, right, left}) }

// FillRect4 fills r with a colour in each corner: left top, right top, right bottom, left bottom.
func (c *Canvas) FillRect4(r Rect, col [4]Color) {
	c.quad(Plain, Rect{}, c.snapEdges(r), col)
}

// FillStops fills r with a vertical gradient of several colours.
func (c *Canvas) FillStops(r Rect, stops ...Stop) {
	for i := 1; i < len(stops); i++ {
		a, b := stops[i-1], stops[i]
		c.FillV(Rect{r.X, r.Y + r.H*a.At, r.W, r.H * (b.At - a.At)}, a.Color, b.Color)
	}
}

type maskKey struct {
	cut             bool
	r, stroke, blur int // in device pixels; stroke in tenths, 0 if filled
}

// mask returns a sprite of the shape's corners, to be stretched around a rectangle, and the widths of a corner and of
// the margin around the shape, in device pixels.
func (c *Canvas) mask(s Shape, stroke, blur float64) (sp Sprite, corner, margin float64) {
	k := c.pixels()
	key := maskKey{s.Cut, int(math.Round(s.R * k)), int(math.Round(stroke * k * 10)), int(math.Round(blur * k))}
	margin = 1 + math.Ceil(float64(key.blur)*2)
	line := float64(key.stroke) / 10
	corner = margin + math.Max(float64(key.r), 1) + math.Ceil(line) + math.Ceil(float64(key.blur)*2)
	n := int(corner*2 + 2)
	sp = c.sprite(key, func() *image.RGBA {
		p := NewPainter(n, n, 1)
		box := Rect{margin, margin, float64(n) - 2*margin, float64(n) - 2*margin}
		shape := Shape{s.Cut, float64(key.r)}
		if key.stroke > 0 {
			shape.R = math.Max(0, shape.R-line/2)
			if s.Cut {
				shape.R = math.Max(0, float64(key.r)-line*0.29)
			}
			p.Stroke(shape.Path(box.Inset(line/2)), line, Solid(White))
		} else {
			p.Fill(shape.Path(box), Solid(White))
		}
		p.blurWhite(int(math.Round(float64(key.blur) * 0.6)))
		return p.Image()
	})
	return sp, corner, margin
}

// nine draws a mask around r: corners unchanged, edges and middle stretched, with a vertical gradient. If hollow, it
// leaves out the middle.
func (c *Canvas) nine(r Rect, sp Sprite, corner, margin float64, top, bottom Color, hollow bool) {
	k := c.pixels()
	r = c.snapEdges(r)
	m, q := margin/k, corner/k
	out := r.Inset(-m)
	qx, qy := math.Min(q, out.W/2), math.Min(q, out.H/2)
	xs := [4]float64{out.X, out.X + qx, out.Right() - qx, out.Right()}
	ys := [4]float64{out.Y, out.Y + qy, out.Bottom() - qy, out.Bottom()}
	x, y, n := float64(sp.x), float64(sp.y), float64(sp.w)
	us := [4]float64{x, x + qx*k, x + n - qx*k, x + n}
	vs := [4]float64{y, y + qy*k, y + n - qy*k, y + n}
	shade := func(yy float64) Color {
		return top.Mix(bottom, math.Max(0, math.Min(1, (yy-r.Y)/math.Max(r.H, 1e-9))))
	}
	for j := range 3 {
		a, b := shade(ys[j]), shade(ys[j+1])
		for i := range 3 {
			if hollow && i == 1 && j == 1 {
				continue
			}
			src := Rect{us[i], vs[j], us[i+1] - us[i], vs[j+1] - vs[j]}
			c.quad(sp.page, src, Rect{xs[i], ys[j], xs[i+1] - xs[i], ys[j+1] - ys[j]}, corners{a, a, b, b})
		}
	}
}

// Fill fills a shape around r with one colour.
func (c *Canvas) Fill(s Shape, r Rect, col Color) { c.FillShape(s, r, col, col) }

// FillShape fills a shape around r with a vertical gradient.
func (c *Canvas) FillShape(s Shape, r Rect, top, bottom Color) {
	sp, corner, margin := c.mask(s, 0, 0)
	c.nine(r, sp, corner, margin, top, bottom, false)
}

// Outline draws the inner edge of a shape around r, width CSS pixels wide.
func (c *Canvas) Outline(s Shape, r Rect, width float64, col Color) {
	sp, corner, margin := c.mask(s, width, 0)
	c.nine(r, sp, corner, margin, col, col, true)
}

// Halo draws a soft light around a shape, blur CSS pixels wide.
func (c *Canvas) Halo(s Shape, r Rect, blur float64, col Color) {
	sp, corner, margin := c.mask(s, 0, blur)
	c.nine(r, sp, corner, margin, col, col, false)
}

// Ring draws a soft light along the edge of a shape only.
func (c *Canvas) Ring(s Shape, r Rect, width, blur float64, col Color) {
	sp, corner, margin := c.mask(s, width, blur)
	c.nine(r, sp, corner, margin, col, col, true)
}

// Dashed draws the edge of a shape around r in dashes.
func (c *Canvas) Dashed(s Shape, r Rect, width, on, off float64, col Color) {
	type dashKey struct {
		s              Shape
		width, on, off float64
	}
	c.Tinted(dashKey{s, width, on, off}, r, col, func(p *Painter) {
		p.Dash(s.Path(Rect{W: r.W, H: r.H}.Inset(width/2)), width, on, off, Solid(White))
	})
}

// Glow draws a round light centred in r that fades towards its edge.
func (c *Canvas) Glow(r Rect, col Color) {
	const n = 64
	sp := c.sprite("glow", func() *image.RGBA {
		p := NewPainter(n, n, 1)
		p.Fill(new(Path).Ellipse(n/2, n/2, n/2, n/2), Radial(n/2, n/2, n/2, n/2,
			Stop{0, White}, Stop{0.35, White.Fade(0.42)}, Stop{0.7, White.Fade(0.1)}, Stop{1, White.Fade(0)}))
		return p.Image()
	})
	c.quad(sp.page, fullOf(sp), r, corners{col, col, col, col})
}

// Circle fills a circle.
func (c *Canvas) Circle(x, y, radius float64, col Color) {
	c.Fill(Round(radius), Rect{x - radius, y - radius, 2 * radius, 2 * radius}, col)
}

// Figure fills an SVG path, drawn for a sheet of w by h, stretched to r. If width is above 0, it draws the outline
// instead.
func (c *Canvas) Figure(d string, w, h float64, r Rect, width float64, col Color) {
	type figureKey struct {
		d     string
		width float64
	}
	pad := math.Ceil(width)
	c.Tinted(figureKey{d, width}, r.Inset(-pad), col, func(p *Painter) {
		p.Push(Translate(pad, pad))
		p.Push(Scale(r.W/w, r.H/h))
		if width > 0 {
			p.Stroke(SVG(d), width*math.Sqrt(w*h/(r.W*r.H)), Solid(White))
		} else {
			p.Fill(SVG(d), Solid(White))
		}
	})
}
