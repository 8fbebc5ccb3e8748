package furniture

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
)

// Prompt is what is asked, or who is waited for.
type Prompt struct {
	Heading string
	Lines   []string
	// Short is the heading for portrait, and Brief the lines, which say no more than what is not to be seen
	// anyway; both for a prompt that is too long there, or with large letters.
	Short string
	Brief []string
	Gives bool // the heading, where the lines have no room beside it
	Read  bool // it is to be read, and on a phone the hand can wait
}

// Type is how large the words of a prompt are.
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

// The heights of its lines, as parts of their sizes.
const (
	headLeading = 1.1
	bodyLeading = 1.25
)

// Height returns what the prompt needs at a width.
func (p *Prompt) Height(t Type, width float64) float64 {
	lines := kit.Wrap(kit.Body, t.Body, strings.Join(p.Lines, "\n"), width)
	return t.Heading*headLeading + float64(len(lines))*t.Body*bodyLeading
}

// Upright returns the prompt as portrait says it.
func (p Prompt) Upright() Prompt {
	if p.Short != "" {
		p.Heading, p.Lines = p.Short, p.Brief
	}
	return p
}

// Draw paints the prompt, in brief where there is little room. It shrinks to its box, and what still does not fit
// is left out at the end.
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
