package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Choice asks the person to choose one of some cards or buttons.
type Choice struct {
	Title   string
	Body    string
	Cards   []Card
	Buttons []Button
	Ratio   float64 // width by height of a face, 0 for a playing card's
	Scroll  float64 // 0..Placed.Most
}

func (c *Choice) scrolled() float64 { return c.Scroll }

func (c *Choice) says() (title, body string) { return c.Title, PlainText(c.Body) }

// place places a choice: title, body, a grid of full faces that scrolls,
// buttons.
func (c *Choice) place(w kit.Window) *Placed {
	p := &Placed{}
	k, gap, pad := faceScale(w), w.Unit(14, 8), w.Unit(20, 10)
	if w.Portrait {
		// On a phone, two faces side by side fill the width.
		gap, pad = 8*w.S, 8*w.S
		one, _ := faceSize(1, c.Ratio)
		k = clamp((w.W-2*pad-24-gap)/2/one, 0.8, 1.2)
	}
	wide, high := faceSize(k, c.Ratio)
	most := math.Max(1, math.Floor((w.W-2*pad-24+gap)/(wide+gap)))
	per := int(math.Min(most, math.Max(1, float64(len(c.Cards)))))
	width := math.Max(float64(per)*(wide+gap)-gap, math.Min(w.W-24-2*pad, w.Unit(560, 440)))
	width = math.Max(width, math.Min(w.W-24-2*pad, kit.Width(kit.DisplayBold, w.Px(30), 1, c.Title)+64))
	lines := (len(c.Cards) + per - 1) / per
	gridH := float64(lines)*(high+gap) - gap + 8
	height := math.Min(w.H-16, rim(w, width, c.Body, c.Buttons)+gridH+2*pad)
	p.Rect = kit.Rect{X: w.W/2 - width/2 - pad, Y: w.H/2 - height/2, W: width + 2*pad, H: height}
	inner := p.foot(w, p.head(w, p.Rect.Inset(pad), c.Body, c.Buttons))
	p.View = inner.InsetXY(-8, 0)
	p.Most = overflow(gridH, inner.H)
	y0 := inner.Y + 4 - clamp(c.Scroll, 0, p.Most)
	for i := range c.Cards {
		row, n := i/per, per
		if row == lines-1 {
			n = len(c.Cards) - row*per
		}
		x0 := inner.MidX() - (float64(n)*(wide+gap)-gap)/2
		p.Cards = append(p.Cards, kit.Rect{X: x0 + float64(i%per)*(wide+gap), Y: y0 + float64(row)*(high+gap), W: wide,
			H: high})
		p.cards = append(p.cards, c.Cards[i].Spot)
	}
	return p
}

func (c *Choice) draw(d *drawing, p *Placed) {
	d.scrim(0.6)
	d.sheet(p, c.Title, c.Body)
	d.PushClip(kit.Rect{X: p.Rect.X, Y: p.View.Y, W: p.Rect.W, H: p.View.H})
	for i := range c.Cards {
		c.Cards[i].draw(d, p, p.Cards[i])
	}
	d.Pop()
	d.ScrollBar(p.View, c.Scroll, p.Most, kit.TextQuiet)
	d.buttons(p, false)
}
