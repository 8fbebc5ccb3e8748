package board

import (
	"math"

	"onelongnight/game/ui/art"
	"onelongnight/game/ui/kit"
)

// The colours of big words from left to right: cold to warm for the title, and for the last screen.
var (
	titleWord = []kit.Stop{
		{At: 0.05, Color: kit.Hex(0xC9DAE6)}, {At: 0.36, Color: kit.Hex(0x9DB3C2)}, {At: 0.5, Color: kit.Hex(0xFFF4DA)},
		{At: 0.66, Color: kit.Hex(0xF0BF5E)}, {At: 0.95, Color: kit.Hex(0xDE9C3A)},
	}
	steelWord = []kit.Stop{{At: 0, Color: kit.Hex(0xC9DAE6)}, {At: 1, Color: kit.Hex(0xFF9A8F)}}
	goldWord  = []kit.Stop{{At: 0, Color: kit.Hex(0xFFF4DA)}, {At: 1, Color: kit.Hex(0xF0BF5E)}}
	ashWord   = []kit.Stop{{At: 0, Color: kit.Hex(0xB8B2AB)}, {At: 1, Color: kit.Hex(0x8FA6B6)}}
)

// title paints the first screen: the ruined west, New York lit in the east, two heads face to face, the name.
func (d *drawing) title() {
	f := d.f
	p := f.titlePanel(d.m.Title)
	horizon := f.H * 0.65
	d.keep("title sky", 0, func() { d.titleSky(horizon) })
	d.farCities(horizon)
	if !f.Portrait { // there the buttons stand in the way
		art.Front(d.Canvas, kit.Rect{Y: horizon, W: f.W, H: f.H - horizon}, d.m.Time)
	}
	d.keep("title words", 0, func() { d.titleWords(p, horizon) })
}

// titleSky paints what lies behind the cities.
func (d *drawing) titleSky(horizon float64) {
	f := d.f
	d.panorama(kit.Rect{W: f.W, H: horizon}, [2]float64{0, 1})
	d.Glow(kit.Rect{X: f.W*0.2 - horizon*0.7, Y: horizon*0.84 - horizon*0.7, W: horizon * 1.4, H: horizon * 1.4}, kit.Hex(0xFF8A2B).Fade(0.6))
	sun := math.Min(f.W*0.1, horizon*0.14)
	d.Circle(f.W*0.2, horizon*0.84, sun, kit.Hex(0xFFB066).Fade(0.85))
	d.FillStops(kit.Rect{Y: horizon, W: f.W, H: f.H - horizon},
		kit.Stop{At: 0, Color: kit.Hex(0x2C211B)}, kit.Stop{At: 0.3, Color: kit.Hex(0x171412)}, kit.Stop{At: 1, Color: kit.Hex(0x0B0C0D)})
}

// titleWords paints the heads, the name and the buttons.
func (d *drawing) titleWords(p *Panel, horizon float64) {
	f, t := d.f, d.m.Title
	d.heads(kit.Rect{X: 0, Y: f.u(10, 6), W: f.W, H: p.Title.Y + p.Title.H*0.6 - f.u(10, 6)})
	d.FillRect(kit.Rect{Y: horizon - 1, W: f.W, H: 2}, kit.Hex(0xC4683A).Fade(0.7))
	d.FillV(kit.Rect{Y: f.H * 0.5, W: f.W, H: f.H * 0.5}, kit.Hex(0x07080B).Fade(0), kit.Hex(0x07080B).Fade(0.85))

	size := p.Title.H * 1.08
	d.Line(kit.Style{
		Face: kit.DisplayBlack, Size: size, Least: 40, Tracking: size * 0.05, Upper: true, Color: kit.White, Across: titleWord,
		H: kit.Middle, V: kit.Middle, Shadow: 5 * math.Max(0.5, f.S),
	}, t.Word, p.Title)
	d.Block(kit.Style{Face: kit.Label, Size: f.tagSize(), Least: MinText, Color: kit.Text, H: kit.Middle, V: kit.Middle, Shadow: 1.5}, t.Tagline, p.Body)
	for i, b := range t.Buttons {
		d.bigButton(b, p.Buttons[i].Rect)
	}
	if !p.Label.Empty() {
		d.Line(kit.Style{Face: kit.LabelBold, Size: f.Px(16), Tracking: 0.8, Upper: true, Color: kit.TextSecond, H: kit.Middle, V: kit.Middle, Shadow: 1}, t.Label, p.Label)
	}
	d.choices(p)
	for i, b := range t.Corner {
		d.button(b, ButtonSpot{Rect: p.Corner[i], Square: true}, false)
	}
}

// bigButton paints one of the large buttons of the first screen.
func (d *drawing) bigButton(b Button, r kit.Rect) {
	size := math.Min(d.f.Px(34), r.H*0.48)
	d.Button(r, look(b), kit.ButtonText{
		Label: b.Label, Sub: b.Sub, Icon: b.Icon, LabelSize: size, SubSize: d.f.Px(15), Face: kit.DisplayBlack, Disabled: b.Disabled,
	})
}

// farCities paints ash in the west and New York in the east.
func (d *drawing) farCities(horizon float64) {
	f := d.f
	h := horizon * 0.5
	west := City{ID: "ziggy-one", Destroyed: true, Districts: make([]District, 2)}
	fire := City{ID: "iron-gate", Districts: []District{{State: Ravaged}, {State: Fought}}}
	gulf := City{ID: "jersey-crust", Districts: make([]District, 2)}
	east := City{ID: "new-york", Districts: make([]District, 3)}
	d.skyline(&west, kit.Rect{X: -10, Y: horizon - h*0.9, W: f.W * 0.22, H: h * 0.9})
	d.skyline(&fire, kit.Rect{X: f.W * 0.2, Y: horizon - h*0.6, W: f.W * 0.22, H: h * 0.6})
	d.skyline(&gulf, kit.Rect{X: f.W * 0.6, Y: horizon - h*0.5, W: f.W * 0.2, H: h * 0.5})
	d.skyline(&east, kit.Rect{X: f.W * 0.74, Y: horizon - h*1.15, W: f.W*0.26 + 12, H: h * 1.15})
}

// heads paints a machine and a defender, divided by a line of light.
func (d *drawing) heads(box kit.Rect) {
	side := math.Min(box.H, box.W*0.9)
	r := kit.Rect{X: box.MidX() - side/2, Y: box.Y, W: side, H: side}
	d.Glow(r.Inset(-side*0.2), kit.Hex(0x0A0B10).Fade(0.7))
	d.Art("heads", r, func(p *kit.Painter) {
		art.Faces(p, side)
		p.FadeOut(side*0.74, side)
	})
}

// lastScene paints who won, as the player's side sees it.
func (d *drawing) lastScene() {
	art.Ending(d.Canvas, kit.Rect{W: d.f.W, H: d.f.H}, d.m.End.Winner == Moloch, d.m.Seat == Moloch, d.m.Time)
}
