package desk

import "math"

func (d *Desk) Viewport() Viewport { return d.viewport }

// Size returns the size of the table's layout, in CSS pixels.
func (d *Desk) Size() (w, h float64) { return d.width, d.height }

// Resize lays the table out for a window of w by h CSS pixels.
func (d *Desk) Resize(view Viewport, w, h float64) {
	view.Fit = Fit(w, h)
	d.viewport = view
	w, h = w/view.Fit, h/view.Fit
	if math.Abs(w-d.width) > sameSize || math.Abs(h-d.height) > sameSize {
		d.width, d.height = w, h
		d.Invalidate()
	}
}

// sameSize is the difference between two window sizes that is ignored, in CSS pixels.
const sameSize = 0.01
