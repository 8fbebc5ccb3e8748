package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// openPanel paints the panel that is open over the table or the first screen.
func (d *drawing) openPanel() {
	m, p := d.m, d.f.Panel
	if p == nil {
		return
	}
	switch {
	case m.Menu != nil:
		d.scrim(0.7)
		d.sheet(p, m.Menu.Title, m.Menu.Body)
		d.PushClip(p.View.Inset(-2))
		d.buttons(p, true)
		d.Pop()
		d.ScrollBar(p.View.Inset(-6), m.Menu.Scroll, d.f.ScrollMax, kit.TextQuiet)
		d.closeButton(p)
	case m.Choice != nil:
		d.scrim(0.6)
		d.sheet(p, m.Choice.Title, m.Choice.Body)
		d.cards(p, m.Choice)
	case m.Pile != nil:
		d.scrim(0.7)
		d.pile(p, m.Pile)
	case m.Records != nil:
		d.scrim(0.7)
		d.sheet(p, m.Records.Title, "")
		d.records(p)
		d.ScrollBar(p.View.Inset(-6), m.Records.Scroll, d.f.ScrollMax, kit.TextQuiet)
		d.buttons(p, false)
		d.closeButton(p)
	case m.Options != nil:
		d.scrim(0.75)
		d.options(p, m.Options)
	case m.End != nil && m.Title == nil:
		d.ending(p)
	}
}

// sheet paints a panel's ground, title and body.
func (d *drawing) sheet(p *Panel, title, body string) {
	f := d.f
	d.Panel(kit.Round(12), p.Rect, kit.Hex(0x1C2430), kit.Hex(0x10151D), kit.PanelEdge)
	d.Line(kit.Style{Face: kit.DisplayBold, Size: f.Px(30), Least: 18, Tracking: 0.8, Upper: true, Color: kit.NameText, V: kit.Middle}, title, p.Title)
	if body != "" {
		d.Block(kit.Style{Face: kit.Body, Size: f.Px(17), Color: kit.Text, Bold: kit.Gold}, body, p.Body)
	}
}

// cards paints the faces of a choice, then its buttons.
func (d *drawing) cards(p *Panel, c *Choice) {
	d.PushClip(kit.Rect{X: p.Rect.X, Y: p.View.Y, W: p.Rect.W, H: p.View.H})
	for i := range c.Cards {
		if r := p.Cards[i]; r.Bottom() > p.View.Y && r.Y < p.View.Bottom() {
			d.face(&c.Cards[i], r)
		}
	}
	d.Pop()
	d.ScrollBar(p.View, c.Scroll, d.f.ScrollMax, kit.TextQuiet)
	d.buttons(p, false)
	d.closeButton(p)
}

// buttons paints the buttons of a panel but the cross.
func (d *drawing) buttons(p *Panel, left bool) {
	for i, b := range p.buttons {
		if !isClose(b) {
			d.button(b, p.Buttons[i], left)
		}
	}
}

func (d *drawing) closeButton(p *Panel) {
	for i, b := range p.buttons {
		if isClose(b) {
			d.button(b, p.Buttons[i], false)
		}
	}
}

// inspect paints one large face with its state in words.
func (d *drawing) inspect(p *Panel) {
	d.Panel(kit.Round(12), p.Rect, kit.Hex(0x1C2430), kit.Hex(0x10151D), kit.PanelEdge)
	d.face(&d.m.Inspect.Card, p.Cards[0])
	d.records(p)
	d.ScrollBar(p.View, d.m.Inspect.Scroll, d.f.InspectMax, kit.TextQuiet)
	d.buttons(p, false)
	d.closeButton(p)
}

// ending paints victory or defeat.
func (d *drawing) ending(p *Panel) {
	f, e := d.f, d.m.End
	d.lastScene()
	band := kit.Rect{Y: p.Rect.Y - 10, W: f.W, H: p.Rect.H + 20}
	won := e.Winner == d.m.Seat
	light := kit.Sensor
	if e.Winner == Outpost {
		light = kit.FoughtEdge
	}
	d.Glow(kit.Rect{X: f.W/2 - f.W*0.6, Y: band.MidY() - band.H*1.1, W: f.W * 1.2, H: band.H * 2.2}, light.Fade(0.45))
	side, middle := kit.Ink.Fade(0), kit.Ink.Fade(0.8)
	if f.Portrait {
		side = kit.Ink.Fade(0.65) // the words reach from edge to edge
	}
	d.FillH(kit.Rect{X: 0, Y: band.Y, W: f.W / 2, H: band.H}, side, middle)
	d.FillH(kit.Rect{X: f.W / 2, Y: band.Y, W: f.W / 2, H: band.H}, middle, side)
	d.FillRect(kit.Rect{X: 0, Y: band.Y, W: f.W, H: 2}, light.Fade(0.7))
	d.FillRect(kit.Rect{X: 0, Y: band.Bottom() - 2, W: f.W, H: 2}, light.Fade(0.7))
	across := steelWord
	if e.Winner == Outpost {
		across = goldWord
	}
	if !won {
		across = ashWord
	}
	size := p.Title.H * 1.02
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Least: 30, Tracking: size * 0.03, Upper: true, Color: kit.White, Across: across, H: kit.Middle, V: kit.Middle, Shadow: 4 * math.Max(0.5, f.S)},
		e.Title, p.Title)
	d.Block(kit.Style{Face: kit.Body, Size: f.Px(20), Least: MinText, Color: kit.Text, Bold: kit.Gold, H: kit.Middle}, e.Body, p.Body)
	d.buttons(p, false)
}
