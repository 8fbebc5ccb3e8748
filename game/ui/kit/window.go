package kit

import "math"

// MinText is the smallest text on screen, in CSS pixels at a text scale of 1.
const MinText = 14

// Window says how large things are in a window of W by H CSS pixels.
type Window struct {
	W, H      float64
	S         float64 // scale of the design: 1 at 1280×720 in landscape, at 360×640 in portrait
	TextScale float64 // 1 is normal
	Portrait  bool
	Narrow    bool // at most 900 wide: things are large enough to touch
}

// NewWindow returns a Window of that size. A textScale above 1 enlarges text.
func NewWindow(w, h, textScale float64) Window {
	out := Window{W: w, H: h, TextScale: textScale, Portrait: w < 700 || h > w, Narrow: w <= 900}
	if out.Portrait {
		out.S = math.Max(1, math.Min(w/360, h/640))
	} else {
		out.S = math.Min(w/1280, h/720)
	}
	return out
}

// Rect returns the whole window.
func (w Window) Rect() Rect { return Rect{W: w.W, H: w.H} }

// Px returns the size of a text for which the design says size CSS pixels.
func (w Window) Px(size float64) float64 {
	return math.Max(MinText, size*math.Max(w.S, 0.7)) * w.TextScale
}

// Fit is Px for a place that cannot grow: at most high.
func (w Window) Fit(size, high float64) float64 {
	return math.Max(math.Min(w.Px(size), high), math.Min(w.Px(size), MinText))
}

// Head returns the size of a heading. It grows less with the text scale than the text below it.
func (w Window) Head(size float64) float64 {
	return w.Px(size) / w.TextScale * min(max(w.TextScale, 0.8), 1.3)
}

// Unit scales a length of the design, to least at the minimum.
func (w Window) Unit(length, least float64) float64 { return math.Max(length*w.S, least) }

// Least returns the minimum height and width of what can be touched.
func (w Window) Least() float64 {
	if w.Narrow {
		return 44
	}
	return 20
}

// TextHeight returns the height of a text wrapped at a width, with a line height of 1.3.
func TextHeight(face Face, size float64, text string, width float64) float64 {
	return float64(len(Wrap(face, size, text, width))) * size * 1.3
}
