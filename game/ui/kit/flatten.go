package kit

import "math"

// polyline is a flattened part of a path, in device pixels.
type polyline struct {
	pts    []Point
	closed bool
}

// flatten transforms a path by m and turns it into lines. All lines share one array, since a picture has thousands of
// short ones.
func (p *Path) flatten(m Matrix) []polyline {
	var out []polyline
	pts := make([]Point, 0, len(p.pts)+len(p.ops))
	from := 0 // start of the current part
	cut := func(closed bool) {
		if len(pts) > from {
			out = append(out, polyline{pts[from:len(pts):len(pts)], closed})
		}
		from = len(pts)
	}
	q := p.pts
	for _, op := range p.ops {
		to := q[:points(op)]
		q = q[len(to):]
		switch op {
		case 'M':
			cut(false)
			pts = append(pts, m.Apply(to[0]))
		case 'L':
			pts = append(pts, m.Apply(to[0]))
		case 'Q':
			pts = quadratic(pts, m.Apply(to[0]), m.Apply(to[1]))
		case 'C':
			pts = cubic(pts, m.Apply(to[0]), m.Apply(to[1]), m.Apply(to[2]))
		case 'Z':
			if len(pts) > from {
				start := pts[from]
				cut(true)
				pts = append(pts, start)
			}
		}
	}
	if len(pts)-from > 1 {
		cut(false)
	}
	return out
}

// quadratic adds a curve that starts at the last point.
func quadratic(pts []Point, c, b Point) []Point {
	a := pts[len(pts)-1]
	n := curveSteps(a, c, b)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		pts = append(pts, Point{u*u*a.X + 2*u*t*c.X + t*t*b.X, u*u*a.Y + 2*u*t*c.Y + t*t*b.Y})
	}
	return pts
}

// cubic adds a curve that starts at the last point.
func cubic(pts []Point, c, d, b Point) []Point {
	a := pts[len(pts)-1]
	n := curveSteps(a, c, d, b)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		pts = append(pts, Point{k0*a.X + k1*c.X + k2*d.X + k3*b.X, k0*a.Y + k1*c.Y + k2*d.Y + k3*b.Y})
	}
	return pts
}

// curveSteps returns the number of lines a curve needs to look smooth.
func curveSteps(pts ...Point) int {
	length := 0.0
	for i := 1; i < len(pts); i++ {
		length += math.Hypot(pts[i].X-pts[i-1].X, pts[i].Y-pts[i-1].Y)
	}
	return int(max(3, min(32, length/3)))
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

// outline adds polygons, all with the same orientation, whose union is a line of the given width along pl.
func outline(polys [][]Point, pl polyline, width float64) [][]Point {
	pts := pl.pts
	if pl.closed {
		pts = append(append([]Point{}, pts...), pts[0])
	}
	h := width / 2
	joint := rims[int(max(6, min(24, h*4)))]
	made := make([]Point, 0, len(pts)*(4+len(joint))) // shared by all polygons
	from := 0
	cut := func() {
		polys = append(polys, made[from:len(made):len(made)])
		from = len(made)
	}
	for i := 1; i < len(pts); i++ {
		a, b := pts[i-1], pts[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		if d < 1e-6 {
			continue
		}
		nx, ny := -(b.Y-a.Y)/d*h, (b.X-a.X)/d*h
		made = append(made, Point{a.X + nx, a.Y + ny}, Point{a.X - nx, a.Y - ny}, Point{b.X - nx, b.Y - ny},
			Point{b.X + nx, b.Y + ny})
		cut()
		if i+1 < len(pts) || pl.closed {
			for _, p := range joint { // a round joint with the same orientation
				made = append(made, Point{b.X + h*p.X, b.Y + h*p.Y})
			}
			cut()
		}
	}
	return polys
}

// rims[n] is a circle of radius 1 with n corners.
var rims = func() (rims [25][]Point) {
	for n := 6; n < len(rims); n++ {
		for i := range n {
			s, k := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			rims[n] = append(rims[n], Point{k, s})
		}
	}
	return rims
}()
