package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Menu is a column of buttons under a title.
type Menu struct {
	Title   string
	Body    string
	Buttons []Button
	Scroll  float64 // 0..Placed.Most
}

func (m *Menu) scrolled() float64 { return m.Scroll }

func (m *Menu) says() (title, body string) { return m.Title, PlainText(m.Body) }

// place places a column of buttons below title and body. If that is too high there are two columns, and if they are
// still too high, they scroll.
func (m *Menu) place(w kit.Window) *Placed {
	p := &Placed{buttonsScroll: true}
	pad, gap, h := w.Unit(20, 12), w.Unit(10, 8), w.Unit(54, 48)
	rest := but(m.Buttons)
	for _, i := range rest {
		if m.Buttons[i].Sub != "" {
			h = math.Max(h, twoLines(w))
		}
	}
	column := math.Min(w.W-24-2*pad, w.Unit(400, 330))
	rim := func(width float64) float64 {
		return boundless - new(Placed).head(w, kit.Rect{W: width, H: boundless}, m.Body, m.Buttons).H
	}
	per, width := 1, column
	tallest := w.H - 16 - 2*pad - rim(width)
	if float64(len(rest))*(h+gap)-gap > tallest && w.W > 2*column+gap+2*pad+16 {
		per, width = 2, 2*column+gap
	}
	lines := (len(rest) + per - 1) / per
	listH := float64(lines)*(h+gap) - gap
	height := math.Min(w.H-16, rim(width)+listH+2*pad)
	p.Rect = kit.Rect{X: w.W/2 - width/2 - pad, Y: w.H/2 - height/2, W: width + 2*pad, H: height}
	inner := p.head(w, p.Rect.Inset(pad), m.Body, m.Buttons)
	p.View = inner
	p.Most = overflow(listH, inner.H)
	y := inner.Y - clamp(m.Scroll, 0, p.Most)
	for k, i := range rest {
		p.Buttons[i].Rect = kit.Rect{
			X: inner.X + float64(k%per)*(column+gap), Y: y + float64(k/per)*(h+gap), W: column, H: h,
		}
	}
	return p
}

func (m *Menu) draw(d *drawing, p *Placed) {
	d.scrim(0.7)
	d.sheet(p, m.Title, m.Body)
	d.PushClip(p.View.Inset(-2))
	d.rest(p, true)
	d.Pop()
	d.ScrollBar(p.View.Inset(-6), m.Scroll, p.Most, kit.TextQuiet)
	d.cross(p)
}
