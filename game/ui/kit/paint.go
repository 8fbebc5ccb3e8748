package kit

import "math"

// Stop is a colour at a place 0..1 of a gradient.
type Stop struct {
	At    float64
	Color Color
}

// Stops lists the stops of a gradient: a place, a colour, a place, a colour …
func Stops(pairs ...any) []Stop {
	var out []Stop
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, Stop{At: pairs[i].(float64), Color: pairs[i+1].(Color)})
	}
	return out
}

// Paint is what a shape is filled with: one colour, or a gradient along a line or around a point. Its coordinates are
// those of the path.
type Paint struct {
	color  Color
	stops  []Stop
	a, b   Point   // ends of a linear gradient; a is the centre of a radial one
	rx, ry float64 // radii of a radial gradient
	alpha  float64
}

// Solid paints with one colour.
func Solid(c Color) Paint { return Paint{color: c, alpha: 1} }

// Linear paints with colours along the line from x0, y0 to x1, y1.
func Linear(x0, y0, x1, y1 float64, stops ...Stop) Paint {
	return Paint{stops: stops, a: Point{x0, y0}, b: Point{x1, y1}, alpha: 1}
}

// Radial paints with colours from the centre x, y to the rim of an ellipse.
func Radial(x, y, rx, ry float64, stops ...Stop) Paint {
	return Paint{stops: stops, a: Point{x, y}, rx: rx, ry: ry, alpha: 1}
}

// Opacity returns the paint with its alpha multiplied by a, 0..1.
func (p Paint) Opacity(a float64) Paint {
	p.alpha *= a
	return p
}

// premultiplied is a colour with premultiplied alpha, each part 0..255.
type premultiplied struct{ r, g, b, a uint32 }

func (c Color) premultiply(alpha float64) premultiplied {
	a := float64(c.A) / 255 * alpha
	f := func(v uint8) uint32 { return uint32(math.Round(float64(v) * a)) }
	return premultiplied{f(c.R), f(c.G), f(c.B), uint32(math.Round(255 * a))}
}

// at returns the colour at t of stops in order.
func at(stops []Stop, t float64) Color {
	if t <= stops[0].At {
		return stops[0].Color
	}
	for i := 1; i < len(stops); i++ {
		if t <= stops[i].At {
			span := stops[i].At - stops[i-1].At
			return stops[i-1].Color.Mix(stops[i].Color, (t-stops[i-1].At)/math.Max(span, 1e-9))
		}
	}
	return stops[len(stops)-1].Color
}

// shader gives the colours of device pixels: the same for all, or by an index into a table.
type shader struct {
	flat   bool
	color  premultiplied
	table  [256]premultiplied
	radial bool
	inv    Matrix
	paint  Paint
}

// set prepares the shader for a paint under the transformation m.
func (s *shader) set(p Paint, m Matrix) {
	s.paint, s.flat = p, p.stops == nil
	if s.flat {
		s.color = p.color.premultiply(p.alpha)
		return
	}
	s.fill()
	s.radial = p.rx > 0
	s.inv = m.inverse()
}

// fill computes the table: colours change evenly from stop to stop.
func (s *shader) fill() {
	stops := s.paint.stops
	i := 0
	for k := range stops {
		end := stops[k].Color.premultiply(s.paint.alpha)
		last := int(math.Max(0, math.Min(255, stops[k].At*255)))
		if k == 0 {
			for ; i <= last; i++ {
				s.table[i] = end
			}
			continue
		}
		start := stops[k-1].Color.premultiply(s.paint.alpha)
		span := math.Max((stops[k].At-stops[k-1].At)*255, 1e-9)
		for ; i <= last; i++ {
			s.table[i] = start.mix(end, (float64(i)-stops[k-1].At*255)/span)
		}
	}
	for ; i < len(s.table); i++ {
		s.table[i] = stops[len(stops)-1].Color.premultiply(s.paint.alpha)
	}
}

// mix returns the colour t of the way from c to d.
func (c premultiplied) mix(d premultiplied, t float64) premultiplied {
	k := int32(t * 256)
	f := func(a, b uint32) uint32 { return uint32(int32(a) + ((int32(b)-int32(a))*k+128)>>8) }
	return premultiplied{f(c.r, d.r), f(c.g, d.g), f(c.b, d.b), f(c.a, d.a)}
}

// row computes the table indices for a row of device pixels, from x to the right. A gradient changes evenly along a
// row, so each step is an addition.
func (s *shader) row(x, y int, places []uint8) {
	p := s.inv.Apply(Point{float64(x) + 0.5, float64(y) + 0.5})
	from, to := s.paint.a, s.paint.b
	if s.radial {
		u, du := (p.X-from.X)/s.paint.rx, s.inv.A/s.paint.rx
		v, dv := (p.Y-from.Y)/s.paint.ry, s.inv.B/s.paint.ry
		for i := range places {
			places[i] = place(math.Sqrt(u*u + v*v))
			u, v = u+du, v+dv
		}
		return
	}
	dx, dy := to.X-from.X, to.Y-from.Y
	length := dx*dx + dy*dy
	t, dt := ((p.X-from.X)*dx+(p.Y-from.Y)*dy)/length, (s.inv.A*dx+s.inv.B*dy)/length
	for i := range places {
		places[i] = place(t)
		t += dt
	}
}

// place returns the table index for a position 0..1 along the gradient.
func place(t float64) uint8 {
	switch {
	case !(t > 0): // also true of NaN, from a gradient of length 0
		return 0
	case t >= 1:
		return 255
	}
	return uint8(int(t * 255))
}
