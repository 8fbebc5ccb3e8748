package panel

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Draw paints what is open over the table. clock is the time in seconds of things that move by themselves.
func (f *Layout) Draw(c *kit.Canvas, clock float64) {
	d := &drawing{Parts: kit.PartsOf(c, f), f: f, clock: clock}
	o := &f.open
	if o.Title != nil {
		o.Title.draw(d, f.title)
	}
	if o.Badge != nil {
		o.Badge.draw(d, f.Badge)
	}
	if o.Toast != nil && !f.Toast.Empty() {
		o.Toast.draw(d, f.Toast)
	}
	if !f.Timeline.Empty() {
		d.Part("timeline", func() { o.Timeline.draw(d, f.Timeline) })
	}
	if f.Coach != nil {
		o.Coach.draw(d, f.Coach)
	}
	if end, moves := o.Panel.(*End); moves {
		end.draw(d, f.Panel)
	} else if o.Panel != nil {
		d.Part("panel", func() { o.Panel.draw(d, f.Panel) })
	}
	if o.Inspect != nil {
		d.Part("inspect", func() { o.Inspect.draw(d, f.Inspect) })
	}
	d.focusRing()
	if !f.Tip.Empty() {
		d.Part("tip", func() { o.Tip.draw(d, f.Tip) })
	}
}

type drawing struct {
	kit.Parts
	f     *Layout
	clock float64
}

// focusRing marks what has the keyboard's focus.
func (d *drawing) focusRing() {
	for _, spot := range d.f.open.Group {
		d.ring(spot)
	}
	d.ring(d.f.open.Focus)
}

func (d *drawing) ring(spot table.Spot) {
	hit, ok := d.f.hits.Top(spot)
	if !ok || spot == table.NoSpot {
		return
	}
	if hit.Hex > 0 {
		d.hexagon(hit, 5, kit.Ink)
		d.hexagon(hit, 3, kit.White)
		return
	}
	r := hit.Rect.Inset(-3)
	d.Outline(kit.Round(9), r, 5, kit.Ink)
	d.Outline(kit.Round(9), r, 3, kit.White)
}

// hexagon draws a frame just inside a hexagon's sides.
func (d *drawing) hexagon(hit scene.Hit, width float64, col kit.Color) {
	const side = "M25,0 L75,0 L100,43.3 L75,86.6 L25,86.6 L0,43.3 Z"
	half := hit.Hex - 3
	high := half * math.Sqrt(3) / 2
	d.Figure(side, 100, 86.6, kit.Rect{X: hit.Rect.MidX() - half, Y: hit.Rect.MidY() - high, W: 2 * half, H: 2 * high},
		width, col)
}

// scrim darkens everything below a panel.
func (d *drawing) scrim(alpha float64) { d.FillRect(d.f.Rect(), kit.Hex(0x05070B).Fade(alpha)) }

// dim darkens the window except for some places.
func (d *drawing) dim(alpha float64, but []kit.Rect) {
	rest := []kit.Rect{d.f.Rect()}
	for _, hole := range but {
		var parts []kit.Rect
		for _, r := range rest {
			parts = append(parts, r.Without(hole)...)
		}
		rest = parts
	}
	for _, r := range rest {
		d.FillRect(r, kit.Hex(0x05070B).Fade(alpha))
	}
}

// ground paints a panel's background.
func (d *drawing) ground(p *Placed) {
	d.Panel(kit.Round(12), p.Rect, kit.PanelTop, kit.PanelBottom, kit.PanelEdge)
}

// sheet paints a panel's background, title and body.
func (d *drawing) sheet(p *Placed, title, body string) {
	d.ground(p)
	d.Line(kit.Style{Face: kit.DisplayBold, Size: d.f.Px(30), Least: 18, Tracking: 0.8, Upper: true,
		Color: kit.NameText, V: kit.Middle}, title, p.Title)
	if body != "" {
		d.Block(kit.Style{Face: kit.Body, Size: p.bodySize, Color: kit.Text, Bold: kit.Gold}, body, p.Body)
	}
}

// buttons paints the buttons of a panel, the cross last.
func (d *drawing) buttons(p *Placed, left bool) {
	d.rest(p, left)
	d.cross(p)
}

// rest paints the buttons of a panel except the cross.
func (d *drawing) rest(p *Placed, left bool) {
	for _, i := range but(p.buttons) {
		p.buttons[i].Draw(d.Canvas, d.f.Window, p.Buttons[i], left)
	}
}

func (d *drawing) cross(p *Placed) {
	for i, b := range p.buttons {
		if isClose(b) {
			b.Draw(d.Canvas, d.f.Window, p.Buttons[i], false)
		}
	}
}

// small paints the small choices of a panel.
func (d *drawing) small(p *Placed) {
	for i, b := range p.small {
		b.drawSmall(d.Canvas, d.f.Window, p.Small[i])
	}
}
