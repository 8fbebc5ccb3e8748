package kit

import "math"

// Path is an outline of lines and curves.
type Path struct {
	ops []byte  // M, L, Q, C or Z
	pts []Point // of all ops in order, points(op) for each
}

// MoveTo starts a new part of the outline.
func (p *Path) MoveTo(x, y float64) { p.add('M', Point{x, y}) }

// LineTo adds a straight line.
func (p *Path) LineTo(x, y float64) { p.add('L', Point{x, y}) }

// QuadTo adds a quadratic curve.
func (p *Path) QuadTo(cx, cy, x, y float64) { p.add('Q', Point{cx, cy}, Point{x, y}) }

// CubeTo adds a cubic curve.
func (p *Path) CubeTo(ax, ay, bx, by, x, y float64) {
	p.add('C', Point{ax, ay}, Point{bx, by}, Point{x, y})
}

// Close closes the part with a line to its start.
func (p *Path) Close() { p.add('Z') }

func (p *Path) add(op byte, pts ...Point) {
	p.ops = append(p.ops, op)
	p.pts = append(p.pts, pts...)
}

// Rect adds a rectangle.
func (p *Path) Rect(r Rect) *Path {
	p.MoveTo(r.X, r.Y)
	p.LineTo(r.Right(), r.Y)
	p.LineTo(r.Right(), r.Bottom())
	p.LineTo(r.X, r.Bottom())
	p.Close()
	return p
}

// arc is the distance of the control points that turns four cubic curves into a circle of radius 1.
const arc = 0.5523

// Ellipse adds an ellipse about cx, cy.
func (p *Path) Ellipse(cx, cy, rx, ry float64) *Path {
	p.MoveTo(cx+rx, cy)
	p.CubeTo(cx+rx, cy+ry*arc, cx+rx*arc, cy+ry, cx, cy+ry)
	p.CubeTo(cx-rx*arc, cy+ry, cx-rx, cy+ry*arc, cx-rx, cy)
	p.CubeTo(cx-rx, cy-ry*arc, cx-rx*arc, cy-ry, cx, cy-ry)
	p.CubeTo(cx+rx*arc, cy-ry, cx+rx, cy-ry*arc, cx+rx, cy)
	p.Close()
	return p
}

// Round adds a rectangle with round corners of radius q.
func (p *Path) Round(r Rect, q float64) *Path {
	q = math.Max(0, math.Min(q, math.Min(r.W, r.H)/2))
	k := q * (1 - arc)
	x0, y0, x1, y1 := r.X, r.Y, r.Right(), r.Bottom()
	p.MoveTo(x0+q, y0)
	p.LineTo(x1-q, y0)
	p.CubeTo(x1-k, y0, x1, y0+k, x1, y0+q)
	p.LineTo(x1, y1-q)
	p.CubeTo(x1, y1-k, x1-k, y1, x1-q, y1)
	p.LineTo(x0+q, y1)
	p.CubeTo(x0+k, y1, x0, y1-k, x0, y1-q)
	p.LineTo(x0, y0+q)
	p.CubeTo(x0, y0+k, x0+k, y0, x0+q, y0)
	p.Close()
	return p
}

// Cut adds a rectangle with corners cut off at 45°, q wide at the top and b at the bottom.
func (p *Path) Cut(r Rect, q, b float64) *Path {
	x0, y0, x1, y1 := r.X, r.Y, r.Right(), r.Bottom()
	p.MoveTo(x0+q, y0)
	p.LineTo(x1-q, y0)
	p.LineTo(x1, y0+q)
	p.LineTo(x1, y1-b)
	p.LineTo(x1-b, y1)
	p.LineTo(x0+b, y1)
	p.LineTo(x0, y1-b)
	p.LineTo(x0, y0+q)
	p.Close()
	return p
}

// Polygon adds a closed outline through the points x, y, x, y …
func (p *Path) Polygon(pts ...float64) *Path {
	p.MoveTo(pts[0], pts[1])
	for i := 2; i < len(pts); i += 2 {
		p.LineTo(pts[i], pts[i+1])
	}
	p.Close()
	return p
}

// Bounds returns a rectangle that contains the path. It may be too large around curves.
func (p *Path) Bounds() Rect {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range p.pts {
		x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

func points(op byte) int {
	switch op {
	case 'M', 'L':
		return 1
	case 'Q':
		return 2
	case 'C':
		return 3
	}
	return 0
}
