package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// End is the last screen.
type End struct {
	Backdrop Backdrop // nil for none
	Light    kit.Color
	Title    string
	Across   []kit.Stop // the colours of the title from left to right
	Body     string
	Buttons  []Button
}

func (e *End) scrolled() float64 { return 0 }

// place places the last screen.
func (e *End) place(w kit.Window) *Placed {
	p := &Placed{buttons: e.Buttons, Buttons: make([]ButtonPlace, len(e.Buttons))}
	width := math.Min(w.W-16, w.Unit(960, 640))
	pad := w.Unit(24, 12)
	word := w.Unit(160, 90)
	if w.Portrait {
		word = 84 * w.S
	}
	body := kit.TextHeight(kit.Body, w.Px(20), e.Body, width-2*pad)
	probe := &Placed{buttons: e.Buttons, Buttons: make([]ButtonPlace, len(e.Buttons))}
	foot := boundless - probe.foot(w, kit.Rect{W: width - 2*pad, H: boundless}).H
	p.Rect = centre(w, width, word+body+foot+w.Unit(30, 16)+2*pad)
	inner := p.foot(w, p.Rect.Inset(pad))
	p.Title, inner = inner.CutTop(word)
	p.Body = inner
	return p
}

// draw paints how the game ended before the skin's last picture.
func (e *End) draw(d *drawing, p *Placed) {
	f := d.f
	if e.Backdrop != nil {
		e.Backdrop.DrawBackdrop(d.Canvas, f.Window, p.Title, d.clock)
	}
	band := kit.Rect{Y: p.Rect.Y - 10, W: f.W, H: p.Rect.H + 20}
	d.Glow(kit.Rect{X: f.W/2 - f.W*0.6, Y: band.MidY() - band.H*1.1, W: f.W * 1.2, H: band.H * 2.2}, e.Light.Fade(0.45))
	side, middle := kit.Ink.Fade(0), kit.Ink.Fade(0.8)
	if f.Portrait {
		side = kit.Ink.Fade(0.65) // the words reach from edge to edge
	}
	d.FillH(kit.Rect{X: 0, Y: band.Y, W: f.W / 2, H: band.H}, side, middle)
	d.FillH(kit.Rect{X: f.W / 2, Y: band.Y, W: f.W / 2, H: band.H}, middle, side)
	d.FillRect(kit.Rect{X: 0, Y: band.Y, W: f.W, H: 2}, e.Light.Fade(0.7))
	d.FillRect(kit.Rect{X: 0, Y: band.Bottom() - 2, W: f.W, H: 2}, e.Light.Fade(0.7))
	size := p.Title.H * 1.02
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Least: 30, Tracking: size * 0.03, Upper: true, Color: kit.White, Across: e.Across, H: kit.Middle, V: kit.Middle, Shadow: 4 * math.Max(0.5, f.S)},
		e.Title, p.Title)
	d.Block(kit.Style{Face: kit.Body, Size: f.Px(20), Least: kit.MinText, Color: kit.Text, Bold: kit.Gold, H: kit.Middle}, e.Body, p.Body)
	d.buttons(p, false)
}
