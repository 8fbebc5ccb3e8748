package kit

import "math"

// Point is a place in CSS or device pixels.
type Point struct{ X, Y float64 }

// Matrix is an affine transformation: x' = A·x + C·y + E, y' = B·x + D·y + F.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity changes nothing.
var Identity = Matrix{A: 1, D: 1}

// Apply returns the transformed point.
func (m Matrix) Apply(p Point) Point {
	return Point{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F}
}

// Mul returns the transformation that applies n first and m after it.
func (m Matrix) Mul(n Matrix) Matrix {
	return Matrix{
		m.A*n.A + m.C*n.B, m.B*n.A + m.D*n.B,
		m.A*n.C + m.C*n.D, m.B*n.C + m.D*n.D,
		m.A*n.E + m.C*n.F + m.E, m.B*n.E + m.D*n.F + m.F,
	}
}

// Translate moves by x, y.
func Translate(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Scale stretches by x and y about the origin.
func Scale(x, y float64) Matrix { return Matrix{A: x, D: y} }

// Rotate turns by degrees, clockwise on screen, about the origin.
func Rotate(degrees float64) Matrix {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return Matrix{c, s, -s, c, 0, 0}
}

// inverse returns the inverse. The matrix must be invertible.
func (m Matrix) inverse() Matrix {
	d := m.A*m.D - m.B*m.C
	return Matrix{m.D / d, -m.B / d, -m.C / d, m.A / d, (m.C*m.F - m.D*m.E) / d, (m.B*m.E - m.A*m.F) / d}
}

// factor returns how much the transformation enlarges lengths on average.
func (m Matrix) factor() float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }

// upright reports whether axis-parallel rectangles stay axis-parallel.
func (m Matrix) upright() bool { return m.B == 0 && m.C == 0 }
