package desk

import "math"

// Viewport returns how the table lies in the window.
func (d *Desk) Viewport() Viewport { return d.viewport }

// Size returns how large the table is laid out, in CSS pixels.
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

// sameSize is how much a window's size may be off, in CSS pixels, without being another.
const sameSize = 0.01
