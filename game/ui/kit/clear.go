package kit

import "math"

// covers reports whether a box hides one of some things. Of a thing much larger than the box, a part may be hidden.
func covers(box Rect, things []Rect) bool {
	const larger = 4 // times as large as the box
	for _, r := range things {
		if both := box.Intersect(r); both.W > 0.5 && both.H > 0.5 && r.W*r.H < larger*box.W*box.H {
			return true
		}
	}
	return false
}

// ClearOf returns the place inside bounds nearest to box at which it hides none of some things; false if there is none.
func ClearOf(box Rect, things []Rect, bounds Rect) (r Rect, ok bool) {
	if !covers(box, things) {
		return box, true
	}
	const gap = 8
	xs, ys := []float64{box.X, bounds.X, bounds.Right() - box.W}, []float64{box.Y, bounds.Y, bounds.Bottom() - box.H}
	for _, t := range things {
		xs = append(xs, t.X-gap-box.W, t.Right()+gap)
		ys = append(ys, t.Y-gap-box.H, t.Bottom()+gap)
	}
	least := math.Inf(1)
	for _, x := range xs {
		for _, y := range ys {
			at := Rect{X: x, Y: y, W: box.W, H: box.H}
			far := math.Hypot(x-box.X, y-box.Y)
			if x < bounds.X || y < bounds.Y || at.Right() > bounds.Right() || at.Bottom() > bounds.Bottom() ||
				far >= least || covers(at, things) {
				continue
			}
			r, least, ok = at, far, true
		}
	}
	return r, ok
}
