package desk

import (
	"onelongnight/game/ui/mirror"
)

// Viewport is how Ebitengine's pixels lie on the page, and the table in them.
type Viewport struct {
	Scale     float64 // device pixels per CSS pixel when the program started
	Zoom      float64 // how many times more there are now
	Left, Top float64 // CSS pixels before the canvas
	Fit       float64 // how much smaller than its layout the table is drawn, 1 where the window is large enough
}

// window is how large the table is laid out, and how that lies in Ebitengine's window.
type window struct {
	viewport      Viewport
	width, height float64 // of the layout, in CSS pixels unless the window is too small for it
}

// The smallest windows that tables are laid out for, in CSS pixels: upright and lying. In a smaller one,
// as on a page that is zoomed far in, the whole table is drawn smaller, so that nothing is out of reach.
const (
	leastUprightW, leastUprightH = 360, 600
	leastLyingW, leastLyingH     = 800, 450
	mostUprightW                 = 700 // from there on a window that is not high lies, see kit.NewWindow
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

// Point returns where on the table a point of the window is, in CSS pixels.
func (f Viewport) Point(x, y float64) (float64, float64) {
	return (x - f.Left) / f.Fit, (y - f.Top) / f.Fit
}

// Place moves what the buttons of a document tell of their things' places from
// the table to the window.
func (f Viewport) Place(doc *mirror.Node) {
	for n := range doc.All() {
		if n.X != 0 || n.Y != 0 { // else it is not to be seen
			n.X, n.Y = f.Left+n.X*f.Fit, f.Top+n.Y*f.Fit
		}
	}
}
