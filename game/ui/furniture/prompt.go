package furniture

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
)

// Prompt is what is asked, or whom the person waits for.
type Prompt struct {
	Heading string
	Lines   []string
	// Short and Brief replace heading and lines that are too long for an upright window or large text. Brief leaves out
	// what can be seen anyway.
	Short string
	Brief []string
	Gives bool // the heading gives way if the lines have no room beside it
	Read  bool // it must be read, even if the hand on a phone gets less room
}

// Type is the text size of a prompt.
type Type struct {
	Heading, Body float64
	Shadow        float64 // below the heading, half of it below the lines; 0 on plain ground
}

// TypeFor returns the type for a strip of controls in a window.
func TypeFor(w kit.Window) Type {
	switch {
	case w.Portrait:
		return Type{Heading: w.Head(20), Body: w.Px(15)}
	case w.S < 0.8:
		return Type{Heading: w.Head(30), Body: w.Px(15)}
	}
	return Type{Heading: w.Head(38), Body: w.Px(18)}
}

// Line heights, as multiples of the text sizes.
const (
	headLeading = 1.1
	bodyLeading = 1.25
)

// High returns the height of a heading with some number of lines below it.
func (t Type) High(lines float64) float64 { return t.Heading*headLeading + lines*t.Body*bodyLeading }

// Height returns the height that the prompt needs at a width.
func (p *Prompt) Height(t Type, width float64) float64 {
	return t.High(float64(len(kit.Wrap(kit.Body, t.Body, strings.Join(p.Lines, "\n"), width))))
}

// Upright returns the prompt for an upright window.
func (p Prompt) Upright() Prompt {
	if p.Short != "" {
		p.Heading, p.Lines = p.Short, p.Brief
	}
	return p
}

// Draw paints the prompt, in brief if there is little room. It is shrunk to its box; what still does not fit is left
// out at the end.
func (p Prompt) Draw(c *kit.Canvas, w kit.Window, t Type, r kit.Rect) {
	if p.Short != "" && (w.Portrait || p.Height(t, r.W) > r.H+1) {
		if p = p.Upright(); p.Height(t, r.W) > r.H+1 {
			p.Lines = []string{strings.Join(p.Brief, " ")}
		}
	}
	said := strings.Join(p.Lines, "\n")
	text := kit.Style{
		Face: kit.Body, Size: t.Body, Least: math.Max(kit.MinText, t.Body*0.8), Leading: bodyLeading,
		Color: kit.Text, Bold: kit.Gold, Shadow: t.Shadow / 2,
	}
	least := float64(len(kit.Wrap(text.Face, text.Least, said, r.W))) * text.Least * bodyLeading
	if p.Gives && t.Heading*headLeading+least > r.H+1 {
		c.Block(text, said, r)
		return
	}
	head := kit.Style{
		Face: kit.DisplayBlack, Size: t.Heading, Least: kit.MinText * 1.15, Tracking: 0.8, Upper: true,
		Color: kit.NameText, V: kit.Middle, Shadow: t.Shadow,
	}
	c.Line(head, p.Heading, kit.Rect{X: r.X, Y: r.Y, W: r.W, H: t.Heading * 1.02})
	if r.Y, r.H = r.Y+t.Heading*headLeading, r.H-t.Heading*headLeading; r.H >= text.Least {
		c.Block(text, said, r)
	}
}
