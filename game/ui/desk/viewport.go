package desk

import (
	"onelongnight/game/ui/mirror"
)

// Viewport maps Ebitengine's pixels to the page, and to the table's layout.
type Viewport struct {
	Scale     float64 // device pixels per CSS pixel at start-up
	Zoom      float64 // by how much the page has been zoomed since
	Left, Top float64 // offset of the canvas, in CSS pixels
	Fit       float64 // scale at which the layout is drawn: 1 if the window is large enough, otherwise less
}

// window is the size of the table's layout and how it maps to Ebitengine's window.
type window struct {
	viewport      Viewport
	width, height float64 // of the layout, in CSS pixels unless the window is too small
}

// The smallest windows that tables are laid out for, in CSS pixels, upright and landscape. In a smaller one, such as a
// page zoomed far in, the whole table is drawn smaller, so that everything stays within reach.
const (
	leastUprightW, leastUprightH = 360, 600
	leastLyingW, leastLyingH     = 800, 450
	mostUprightW                 = 700 // a low window at least this wide counts as landscape, see kit.NewWindow
)

// Fit returns the scale, at most 1, at which a table is drawn in a window of w by h CSS pixels.
func Fit(w, h float64) float64 {
	w, h = max(w, 1), max(h, 1)
	upright := min(1, w/leastUprightW, h/leastUprightH)
	lying := min(1, w/leastLyingW, h/leastLyingH)
	if h > w || w/upright < mostUprightW && upright >= lying {
		return upright
	}
	return lying
}

// Point converts a point of the window to a point of the table, in CSS pixels.
func (f Viewport) Point(x, y float64) (float64, float64) {
	return (x - f.Left) / f.Fit, (y - f.Top) / f.Fit
}

// Place converts the places of a document's buttons from the table to the window.
func (f Viewport) Place(doc *mirror.Node) {
	for n := range doc.All() {
		if n.X != 0 || n.Y != 0 { // 0, 0 means that the thing is not visible
			n.X, n.Y = f.Left+n.X*f.Fit, f.Top+n.Y*f.Fit
		}
	}
}
