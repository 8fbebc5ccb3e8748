package desk

import "math"

func (d *Desk) Viewport() Viewport { return d.viewport }

// Size returns the size of the table's layout, in CSS pixels.
func (d *Desk) Size() (w, h float64) { return d.width, d.height }

// Resize lays the table out for a window of w by h CSS pixels.
func (d *Desk) Resize(view Viewport, w, h float64) {
	view.Fit = Fit(w, h)
	d.viewport = view
	w, h = min(w/view.Fit, longest), min(h/view.Fit, longest)
	if math.Abs(w-d.width) > sameSize || math.Abs(h-d.height) > sameSize {
		d.width, d.height = w, h
		d.Invalidate()
	}
}

// longest limits a layout, in CSS pixels. In a window that is hardly more than a line, the table would otherwise be
// laid out hundreds of times as wide as high, and its background painted for minutes. What lies beyond stays empty.
const longest = 10_000

// sameSize is the difference between two window sizes that is ignored, in CSS pixels.
const sameSize = 0.01
