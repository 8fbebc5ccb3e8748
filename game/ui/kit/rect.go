// Package kit draws user interfaces in CSS pixels: shapes, icons, text and a few widgets.
//
// Everything is drawn on a [Canvas], which collects textured quads and hands them to a [Device]. Package gpu is the
// device on Ebitengine, package uitest one in main memory. The kit imports no graphics library and no game, so layout
// and drawing can be tested without a display.
//
// What is expensive to paint is painted once by a [Painter] and kept as a sprite (Canvas.Art). What is the same from
// frame to frame is remembered ([Canvas.Keep]).
package kit

import "math"

// Rect is an axis-parallel rectangle in CSS pixels: its left top corner and its size.
type Rect struct{ X, Y, W, H float64 }

// Right returns the x coordinate of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y coordinate of the bottom edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// MidX returns the x coordinate of the centre.
func (r Rect) MidX() float64 { return r.X + r.W/2 }

// MidY returns the y coordinate of the centre.
func (r Rect) MidY() float64 { return r.Y + r.H/2 }

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether the point x, y lies inside.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.Right() && y >= r.Y && y < r.Bottom()
}

// Inset returns the rectangle with d removed on all four sides; a negative d enlarges it.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// InsetXY returns the rectangle with dx removed left and right, and dy at top and bottom.
func (r Rect) InsetXY(dx, dy float64) Rect {
	return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy}
}

// Offset returns the rectangle moved by dx, dy.
func (r Rect) Offset(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Grow returns the rectangle enlarged about its centre to at least w by h.
func (r Rect) Grow(w, h float64) Rect {
	w, h = math.Max(w, r.W), math.Max(h, r.H)
	return Rect{r.MidX() - w/2, r.MidY() - h/2, w, h}
}

// Intersect returns the intersection, empty if there is none.
func (r Rect) Intersect(s Rect) Rect {
	x, y := math.Max(r.X, s.X), math.Max(r.Y, s.Y)
	return Rect{x, y, math.Min(r.Right(), s.Right()) - x, math.Min(r.Bottom(), s.Bottom()) - y}
}

// CutTop splits off a strip of height h at the top, and returns it and the rest.
func (r Rect) CutTop(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom splits off a strip of height h at the bottom, and returns it and the rest.
func (r Rect) CutBottom(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft splits off a strip of width w on the left, and returns it and the rest.
func (r Rect) CutLeft(w float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight splits off a strip of width w on the right, and returns it and the rest.
func (r Rect) CutRight(w float64) (strip, rest Rect) {
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Centred returns a rectangle of size w by h with the same centre.
func (r Rect) Centred(w, h float64) Rect { return Rect{r.MidX() - w/2, r.MidY() - h/2, w, h} }

// Without returns what is left of r without a hole, in up to four parts.
func (r Rect) Without(hole Rect) (parts []Rect) {
	if hole = r.Intersect(hole); hole.Empty() {
		return []Rect{r}
	}
	for _, part := range []Rect{{r.X, r.Y, r.W, hole.Y - r.Y}, {r.X, hole.Bottom(), r.W, r.Bottom() - hole.Bottom()},
		{r.X, hole.Y, hole.X - r.X, hole.H}, {hole.Right(), hole.Y, r.Right() - hole.Right(), hole.H}} {
		if !part.Empty() {
			parts = append(parts, part)
		}
	}
	return parts
}
