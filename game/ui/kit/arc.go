package kit

import "math"

// arcTo adds an arc of an ellipse, rotated by degrees, as short lines. The arguments are those of SVG 1.1: from a to b,
// the long or the short way round, clockwise if sweep.
func (p *Path) arcTo(a, b Point, rx, ry, degrees float64, large, sweep bool) {
	rx, ry = math.Abs(rx), math.Abs(ry)
	if a == b {
		return
	}
	if rx == 0 || ry == 0 {
		p.LineTo(b.X, b.Y)
		return
	}
	// Rotated back and stretched, the ellipse is a circle of radius rx.
	round, back := Scale(1, rx/ry).Mul(Rotate(-degrees)), Rotate(degrees).Mul(Scale(1, ry/rx))
	a, end := round.Apply(a), round.Apply(b)
	dx, dy := end.X-a.X, end.Y-a.Y
	d := math.Hypot(dx, dy)
	radius := math.Max(rx, d/2) // a radius that is too small grows until the arc reaches
	h := math.Sqrt(math.Max(0, radius*radius-d*d/4))
	if large == sweep {
		h = -h
	}
	cx, cy := (a.X+end.X)/2-dy/d*h, (a.Y+end.Y)/2+dx/d*h
	from, to := math.Atan2(a.Y-cy, a.X-cx), math.Atan2(end.Y-cy, end.X-cx)
	if sweep && to < from {
		to += 2 * math.Pi
	}
	if !sweep && to > from {
		to -= 2 * math.Pi
	}
	const n = 24
	for i := 1; i <= n; i++ {
		s, c := math.Sincos(from + (to-from)*float64(i)/n)
		p.add('L', back.Apply(Point{cx + radius*c, cy + radius*s}))
	}
}
