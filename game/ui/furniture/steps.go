package furniture

import (
	"fmt"
	"math"
	"strings"

	"onelongnight/game/ui/kit"
)

// Steps are the phases of a round, in order. Without labels there are none.
type Steps struct {
	Index  int      // of the present one, −1 between rounds
	Labels []string // short names
	Names  []string // full names
	Now    string   // label and name of the present one
}

// Shown reports whether there is a present step.
func (s *Steps) Shown() bool { return s.Index >= 0 && s.Index < len(s.Labels) }

// chevron returns the SVG path of a step with a width, at a height of 26.
func chevron(w float64) string {
	return fmt.Sprintf("M0 0H%gL%g 13L%g 26H0L7 13Z", w-7, w, w-7)
}

// labelSize returns the text size of the labels, nameSize that of the name.
func labelSize(w kit.Window, r kit.Rect) float64 { return w.Fit(16, r.H*0.8) }
func nameSize(w kit.Window, r kit.Rect) float64  { return w.Fit(kit.MinText, r.H*0.8) }

// Places returns the places of the steps in a box. The present one is as wide as its name, if there is room; an upright
// window has none.
func (s *Steps) Places(w kit.Window, r kit.Rect) (list []kit.Rect) {
	if w.Portrait || !s.Shown() || r.Empty() {
		return nil
	}
	const gap = 3
	n := float64(len(s.Labels))
	plain, wide := r.W/n, r.W/n
	if s.named(w, r) {
		wide = s.nameWidth(w, r)
		plain = (r.W - wide) / (n - 1)
	}
	for i := range s.Labels {
		wide := wide
		if i != s.Index {
			wide = plain
		}
		list = append(list, kit.Rect{X: r.X, Y: r.Y, W: wide - gap, H: r.H})
		r.X += wide
	}
	return list
}

// named reports whether there is room for the present step's name.
func (s *Steps) named(w kit.Window, r kit.Rect) bool {
	return (r.W-s.nameWidth(w, r))/float64(len(s.Labels)-1) >= r.H
}

// nameWidth returns the width of the present step with its name.
func (s *Steps) nameWidth(w kit.Window, r kit.Rect) float64 {
	return kit.Width(kit.LabelBold, nameSize(w, r), 0, s.Now) + 0.95*r.H
}

// Draw paints the steps, the present one with its name; in an upright window only that one, on a plate.
func (s *Steps) Draw(c *kit.Canvas, w kit.Window, r kit.Rect) {
	if !s.Shown() {
		return
	}
	if w.Portrait {
		s.plate(c, w, r)
		return
	}
	named := s.named(w, r)
	for i, at := range s.Places(w, r) {
		ground, text, label, size := kit.Hex(0x1C242F), kit.Hex(0xAEB7C2), s.Labels[i], labelSize(w, r)
		switch {
		case i < s.Index:
			ground, text = kit.Hex(0x39424E), kit.Hex(0xDDE2E8)
		case i == s.Index:
			ground, text = kit.Gold, kit.Hex(0x1A1305)
			if named {
				label, size = s.Now, nameSize(w, r)
			}
		}
		wide := math.Round(at.W / at.H * 26)
		c.Figure(chevron(wide), wide, 26, at, 0, ground)
		c.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: text, H: kit.Middle, V: kit.Middle}, label, at)
	}
}

// plate paints the present step, and below it its name in two lines, if they fit.
func (s *Steps) plate(c *kit.Canvas, w kit.Window, box kit.Rect) {
	name := strings.Fields(s.Names[s.Index])
	plate, size := box.Centred(34*w.S, 28*w.S), w.Px(kit.MinText)
	lines := name
	if last := len(name) - 1; last > 0 {
		lines = []string{strings.Join(name[:last], " "), name[last]}
	}
	low := plate
	low.H = 22 * w.S
	fits := len(lines) > 0 && low.H+float64(len(lines))*size*1.1+6*w.S <= box.H
	for _, line := range lines {
		fits = fits && kit.Width(kit.LabelBold, size, 0, line) <= box.W-4
	}
	if fits {
		plate = low
		plate.Y = box.Y + (box.H-plate.H-float64(len(lines))*size*1.1)/2 - w.S
		st := kit.Style{Face: kit.LabelBold, Size: size, Color: kit.Hex(0xAEB7C2), H: kit.Middle, V: kit.Middle}
		for i, line := range lines {
			y := plate.Bottom() + 2*w.S + float64(i)*size*1.1
			c.Line(st, line, kit.Rect{X: box.X - 1, Y: y, W: box.W, H: size * 1.1})
		}
	}
	c.FillRect(plate, kit.Gold)
	c.Line(kit.Style{
		Face: kit.LabelBold, Size: w.Fit(18, plate.H*0.9), Least: kit.MinText, Color: kit.MainText,
		H: kit.Middle, V: kit.Middle,
	}, s.Labels[s.Index], plate)
}
