package kit

import (
	"math"
	"strings"
)

// Align places text in its box.
type Align uint8

// The alignments work in both directions: start is left or top.
const (
	Start Align = iota
	Middle
	Finish
)

// Style says how a text looks. Sizes are CSS pixels.
type Style struct {
	Face     Face
	Size     float64
	Color    Color
	Bold     Color // colour of **bold** runs; Color if zero
	Across   []Stop
	Tracking float64 // added after each letter
	Upper    bool    // capitals
	H, V     Align
	Leading  float64 // line height as a multiple of Size, 1.3 if zero
	Shadow   float64 // offset of a dark shadow below
	Least    float64 // smallest size that text is shrunk to in order to fit; Size if zero
	Squeeze  float64 // how far letters are narrowed after that, 0.82 if zero
}

func (s Style) text(t string) string {
	if s.Upper {
		return strings.ToUpper(t)
	}
	return t
}

// Line draws one line of text in r. If it is too wide, it is drawn smaller, down to Least, then narrower, and finally
// cut off with an ellipsis.
func (c *Canvas) Line(s Style, text string, r Rect) {
	t := s.text(text)
	w := Width(s.Face, s.Size, s.Tracking, t)
	if w > r.W {
		least := s.Least
		if least == 0 {
			least = s.Size
		}
		s.Size = math.Max(least, s.Size*r.W/w)
		s.Tracking = 0
		w = Width(s.Face, s.Size, 0, t)
	}
	squeeze := 1.0
	if w > r.W {
		squeeze = s.Squeeze
		if squeeze == 0 {
			squeeze = 0.82
		}
		squeeze = math.Max(squeeze, r.W/w)
		if w*squeeze > r.W+0.5 {
			c.cut(text)
		}
		for w*squeeze > r.W+0.5 && t != "" {
			t = shorter(t)
			w = Width(s.Face, s.Size, 0, t)
		}
	}
	w *= squeeze
	x := r.X + (r.W-w)*float64(s.H)/2
	c.runs(s, Line{{Text: t}}, x, c.baseline(s, r, s.Size), squeeze, w)
}

// Holds reports whether a line of width w has room for the whole text at the smallest size.
func (s Style) Holds(text string, w float64) bool {
	size, squeeze := s.Size, s.Squeeze
	if s.Least > 0 {
		size = math.Min(size, s.Least)
	}
	if squeeze == 0 {
		squeeze = 0.82
	}
	return Width(s.Face, size, 0, s.text(text))*squeeze <= w+0.5
}

// shorter removes the last letter of a text and adds an ellipsis. The ellipsis itself goes last.
func shorter(t string) string {
	runes := []rune(strings.TrimSuffix(t, "…"))
	if len(runes) == 0 {
		return ""
	}
	return string(runes[:len(runes)-1]) + "…"
}

// baseline returns the y of the baseline for a line of capitals placed in r as s.V says.
func (c *Canvas) baseline(s Style, r Rect, size float64) float64 {
	high := Cap(s.Face) * size
	switch s.V {
	case Middle:
		return r.MidY() + high/2
	case Finish:
		return r.Bottom() - size*0.22
	}
	return r.Y + size*0.12 + high
}

// Block draws wrapped text with **bold** runs in r and returns its height. Lines that do not fit are left out; the last
// one shown then ends in an ellipsis.
func (c *Canvas) Block(s Style, text string, r Rect) float64 {
	lines := Wrap(s.Face, s.Size, s.text(text), r.W)
	for s.Least > 0 && s.Size > s.Least && float64(len(lines))*s.step() > r.H+1 {
		s.Size = math.Max(s.Least, s.Size-0.5)
		lines = Wrap(s.Face, s.Size, s.text(text), r.W)
	}
	if s.H == Middle && len(lines) > 1 {
		lines = Balanced(s.Face, s.Size, s.text(text), r.W)
	}
	if most := int((r.H + s.Size*0.35) / s.step()); len(lines) > max(1, most) {
		c.cut(text)
		lines = lines[:max(1, most)]
		last := append(Line{}, lines[len(lines)-1]...)
		if n := len(last); n > 0 {
			last[n-1].Text = strings.TrimRight(last[n-1].Text, " .,;:") + "…"
		}
		lines[len(lines)-1] = last
	}
	return c.Lines(s, lines, r)
}

func (s Style) step() float64 {
	if s.Leading == 0 {
		return s.Size * 1.3
	}
	return s.Size * s.Leading
}

// Lines draws wrapped lines in r and returns their height.
func (c *Canvas) Lines(s Style, lines []Line, r Rect) float64 {
	h := float64(len(lines)) * s.step()
	y := r.Y + (r.H-h)*float64(s.V)/2
	if s.V == Start {
		y = r.Y
	}
	for _, l := range lines {
		w := LineWidth(s.Face, s.Size, l)
		box := Rect{r.X, y, r.W, s.step()}
		mid := s
		mid.V = Middle
		c.runs(s, l, r.X+(r.W-w)*float64(s.H)/2, c.baseline(mid, box, s.Size), 1, w)
		y += s.step()
	}
	return h
}

// runs draws a line with the left end of its baseline at x, y.
func (c *Canvas) runs(s Style, l Line, x, y, squeeze, width float64) {
	if s.Shadow > 0 {
		dark := s
		dark.Color, dark.Bold, dark.Across, dark.Shadow = Black.Fade(0.75), Color{}, nil, 0
		c.runs(dark, l, x, y+s.Shadow, squeeze, width)
		dark.Color = Black.Fade(0.3)
		side := math.Min(1, s.Shadow*0.6)
		c.runs(dark, l, x-side, y+side, squeeze, width)
		c.runs(dark, l, x+side, y+side, squeeze, width)
	}
	if c.read != nil && s.Color.A > 0 && len(l) > 0 {
		at := c.m.Apply(Point{x, y})
		if c.clip == nil || c.clip.Contains(at.X, at.Y) {
			c.read(l[0].Text, s.Size*c.m.factor(), at.X, at.Y)
		}
	}
	start := x
	for _, r := range l {
		face, col := s.Face, s.Color
		if r.Bold {
			face = boldOf(face)
			if s.Bold != (Color{}) {
				col = s.Bold
			}
		}
		letters, advance := c.set(face, s.Size, s.Tracking, r.Text)
		for i := range letters {
			g := &letters[i]
			tint := col
			if s.Across != nil {
				tint = at(s.Across, (x+g.mid*squeeze-start)/width)
			}
			c.letter(g, x+g.x*squeeze, y, squeeze, tint)
		}
		x += advance * squeeze
	}
}
