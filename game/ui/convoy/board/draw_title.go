package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// TitleWord is the colours of the game's name, from cold on the left to warm on the right.
var TitleWord = []kit.Stop{
	{At: 0.05, Color: kit.Hex(0xC9DAE6)}, {At: 0.36, Color: kit.Hex(0x9DB3C2)}, {At: 0.5, Color: kit.Hex(0xFFF4DA)},
	{At: 0.66, Color: kit.Hex(0xF0BF5E)}, {At: 0.95, Color: kit.Hex(0xDE9C3A)},
}

// The colours of the words that say how a game ended.
var (
	steelWord = []kit.Stop{{At: 0, Color: kit.Hex(0xC9DAE6)}, {At: 1, Color: kit.Hex(0xFF9A8F)}}
	goldWord  = []kit.Stop{{At: 0, Color: kit.Hex(0xFFF4DA)}, {At: 1, Color: kit.Hex(0xF0BF5E)}}
	ashWord   = []kit.Stop{{At: 0, Color: kit.Hex(0xB8B2AB)}, {At: 1, Color: kit.Hex(0x8FA6B6)}}
)

// FirstScene is what lies behind the game's name: the ruined west, New York lit in the east, and two heads, face to
// face.
type FirstScene struct{}

// DrawBackdrop implements panel.Backdrop.
func (FirstScene) DrawBackdrop(c *kit.Canvas, w kit.Window, name kit.Rect, clock float64) {
	d := lone(c, w)
	d.now.Clock = clock
	f := d.f
	horizon := f.H * 0.65
	type part struct {
		what   string
		window kit.Window
		name   kit.Rect
	}
	d.Keep(part{"first sky", w, name}, func() { d.titleSky(horizon) })
	d.farCities(horizon)
	if !f.Portrait { // in portrait the buttons stand there
		art.Front(d.Canvas, kit.Rect{Y: horizon, W: f.W, H: f.H - horizon}, clock)
	}
	top := f.Unit(10, 6)
	if f.Portrait { // below the buttons in the corners
		top = 58
	}
	d.Keep(part{"first heads", w, name}, func() {
		d.heads(kit.Rect{Y: top, W: f.W, H: name.Y + name.H*0.6 - top})
		d.FillRect(kit.Rect{Y: horizon - 1, W: f.W, H: 2}, kit.Hex(0xC4683A).Fade(0.7))
		d.FillV(kit.Rect{Y: f.H * 0.5, W: f.W, H: f.H * 0.5}, kit.Hex(0x07080B).Fade(0), kit.Hex(0x07080B).Fade(0.85))
	})
}

// Cover paints the game's cover for a shelf: the two heads against the evening sky.
func Cover(c *kit.Canvas, w kit.Window, r kit.Rect) {
	d := lone(c, w)
	d.FillStops(r, kit.Stop{At: 0, Color: kit.Hex(0x141B33)}, kit.Stop{At: 0.35, Color: kit.Hex(0x6E3B3A)},
		kit.Stop{At: 0.6, Color: kit.Hex(0xE08A48)},
		kit.Stop{At: 0.66, Color: kit.Hex(0x2C211B)}, kit.Stop{At: 1, Color: kit.Hex(0x0B0C0D)})
	sun := math.Min(r.W, r.H) * 0.32
	d.Circle(r.X+r.W*0.3, r.Y+r.H*0.42, sun, kit.Hex(0xFFB066).Fade(0.85))
	side := math.Max(math.Min(r.W*1.15, r.H*0.8), r.W*0.6)
	heads := kit.Rect{X: r.MidX() - side/2, Y: r.Y + math.Min(r.H*0.08, 70), W: side, H: side}
	if r.W > r.H*1.15 { // words stand on the left
		side = r.H * 0.92
		heads = kit.Rect{X: r.Right() - side, Y: r.Y + r.H*0.1, W: side, H: side}
	}
	d.Art("heads", heads, func(p *kit.Painter) {
		art.Faces(p, side)
		p.FadeOut(side*0.74, side)
	})
}

// titleSky paints the sky behind the cities.
func (d *drawing) titleSky(horizon float64) {
	f := d.f
	d.panorama(kit.Rect{W: f.W, H: horizon}, [2]float64{0, 1})
	d.Glow(kit.Rect{X: f.W*0.2 - horizon*0.7, Y: horizon*0.84 - horizon*0.7, W: horizon * 1.4, H: horizon * 1.4},
		kit.Hex(0xFF8A2B).Fade(0.6))
	sun := math.Min(f.W*0.1, horizon*0.14)
	d.Circle(f.W*0.2, horizon*0.84, sun, kit.Hex(0xFFB066).Fade(0.85))
	d.FillStops(kit.Rect{Y: horizon, W: f.W, H: f.H - horizon},
		kit.Stop{At: 0, Color: kit.Hex(0x2C211B)}, kit.Stop{At: 0.3, Color: kit.Hex(0x171412)},
		kit.Stop{At: 1, Color: kit.Hex(0x0B0C0D)})
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

// heads paints a machine's and a defender's head, with a line of light between them.
func (d *drawing) heads(box kit.Rect) {
	side := math.Min(box.H, box.W*0.9)
	r := kit.Rect{X: box.MidX() - side/2, Y: box.Y, W: side, H: side}
	d.Glow(r.Inset(-side*0.2), kit.Hex(0x0A0B10).Fade(0.7))
	d.Art("heads", r, func(p *kit.Painter) {
		art.Faces(p, side)
		p.FadeOut(side*0.74, side)
	})
}

// LastScene is the picture of how the game ended, as a side sees it.
type LastScene struct{ Winner, Seat Faction }

// DrawBackdrop implements panel.Backdrop.
func (s LastScene) DrawBackdrop(c *kit.Canvas, w kit.Window, _ kit.Rect, clock float64) {
	art.Ending(c, w.Rect(), s.Winner == Moloch, s.Seat == Moloch, clock)
}

// Light returns the colour of the glow behind the words.
func (s LastScene) Light() kit.Color {
	if s.Winner == Outpost {
		return art.FoughtEdge
	}
	return art.Sensor
}

// Across returns the colours of the big word, from left to right.
func (s LastScene) Across() []kit.Stop {
	switch {
	case s.Winner != s.Seat:
		return ashWord
	case s.Winner == Outpost:
		return goldWord
	}
	return steelWord
}
