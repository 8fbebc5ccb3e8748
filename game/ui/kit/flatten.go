package kit

import "math"

// polyline is a flattened part of a path in device pixels.
type polyline struct {
	pts    []Point
	closed bool
}

// flatten turns a path into lines after the transformation m.
func (p *Path) flatten(m Matrix) []polyline {
	var out []polyline
	var cur polyline
	flush := func() {
		if len(cur.pts) > 0 {
			out = append(out, cur)
		}
		cur = polyline{}
	}
	for _, c := range p.cmds {
		q := [3]Point{m.Apply(c.p[0]), m.Apply(c.p[1]), m.Apply(c.p[2])}
		switch c.op {
		case 'M':
			flush()
			cur.pts = append(cur.pts, q[0])
		case 'L':
			cur.pts = append(cur.pts, q[0])
		case 'Q':
			a := cur.pts[len(cur.pts)-1]
			n := curveSteps(a, q[0], q[1])
			for i := 1; i <= n; i++ {
				t := float64(i) / float64(n)
				u := 1 - t
				cur.pts = append(cur.pts, Point{
					u*u*a.X + 2*u*t*q[0].X + t*t*q[1].X, u*u*a.Y + 2*u*t*q[0].Y + t*t*q[1].Y,
				})
			}
		case 'C':
			a := cur.pts[len(cur.pts)-1]
			n := curveSteps(a, q[0], q[1], q[2])
			for i := 1; i <= n; i++ {
				t := float64(i) / float64(n)
				u := 1 - t
				k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
				cur.pts = append(cur.pts, Point{
					k0*a.X + k1*q[0].X + k2*q[1].X + k3*q[2].X, k0*a.Y + k1*q[0].Y + k2*q[1].Y + k3*q[2].Y,
				})
			}
		case 'Z':
			if len(cur.pts) > 0 {
				start := cur.pts[0]
				cur.closed = true
				flush()
				cur.pts = append(cur.pts, start)
			}
		}
	}
	if len(cur.pts) > 1 {
		flush()
	}
	return out
}

// curveSteps is the number of lines a curve needs to look smooth.
func curveSteps(pts ...Point) int {
	length := 0.0
	for i := 1; i < len(pts); i++ {
		length += math.Hypot(pts[i].X-pts[i-1].X, pts[i].Y-pts[i-1].Y)
	}
	return int(math.Max(3, math.Min(32, length/3)))
}

// dashes cuts lines into dashes of length on with gaps of length off.
func dashes(in []polyline, on, off float64) []polyline {
	var out []polyline
	for _, pl := range in {
		pts := pl.pts
		if pl.closed {
			pts = append(append([]Point{}, pts...), pts[0])
		}
		left, drawing := on, true
		cur := polyline{pts: []Point{pts[0]}}
		for i := 1; i < len(pts); i++ {
			a, b := pts[i-1], pts[i]
			d := math.Hypot(b.X-a.X, b.Y-a.Y)
			for d > left {
				t := left / d
				a = Point{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t}
				d -= left
				if drawing {
					out = append(out, polyline{pts: append(cur.pts, a)})
				}
				drawing = !drawing
				cur = polyline{pts: []Point{a}}
				left = off
				if drawing {
					left = on
				}
			}
			left -= d
			cur.pts = append(cur.pts, b)
		}
		if drawing && len(cur.pts) > 1 {
			out = append(out, cur)
		}
	}
	return out
}

// outline returns polygons, all of the same turn, whose union is the line of the given width along pl.
func outline(pl polyline, width float64) [][]Point {
	var out [][]Point
	pts := pl.pts
	if pl.closed {
		pts = append(append([]Point{}, pts...), pts[0])
	}
	h := width / 2
	for i := 1; i < len(pts); i++ {
		a, b := pts[i-1], pts[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		if d < 1e-6 {
			continue
		}
		nx, ny := -(b.Y-a.Y)/d*h, (b.X-a.X)/d*h
		out = append(out, []Point{
			{a.X + nx, a.Y + ny}, {a.X - nx, a.Y - ny}, {b.X - nx, b.Y - ny}, {b.X + nx, b.Y + ny},
		})
		if i+1 < len(pts) || pl.closed {
			out = append(out, disc(b, h))
		}
	}
	return out
}

// disc is a round joint, turning the same way as the quads of outline.
func disc(c Point, r float64) []Point {
	n := int(math.Max(6, math.Min(24, r*4)))
	out := make([]Point, n)
	for i, p := range rims[n] {
		out[i] = Point{c.X + r*p.X, c.Y + r*p.Y}
	}
	return out
}

// rims are circles of radius 1 with as many corners as their number says.
var rims = func() (rims [25][]Point) {
	for n := 6; n < len(rims); n++ {
		for i := range n {
			s, k := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			rims[n] = append(rims[n], Point{k, s})
		}
	}
	return rims
}()
