// Package art paints the pictures of the game: one scene for each card and the skylines of the five cities. Everything is
// shapes and gradients with fixed seeds, so a picture is the same every time.
package art

import (
	"hash/fnv"
	"math/rand/v2"

	"convoy/game/ui/kit"
)

// Size of a card scene's sheet.
const (
	SceneW, SceneH = 200.0, 150.0
)

// planes are the colours of a faction's bodies, dark to light, and its rim light.
type planes struct{ k, d, m, l, h kit.Color }

var (
	steel = planes{kit.SteelBlack, kit.SteelDark, kit.SteelMid, kit.SteelLight, kit.SteelRim}
	olive = planes{kit.OliveBlack, kit.OliveDark, kit.OliveMid, kit.OliveLight, kit.OliveRim}
)

// pen paints with SVG paths and colours as numbers, which keeps the scenes short.
type pen struct{ *kit.Painter }

func (p pen) fill(d string, c kit.Color)            { p.Fill(kit.SVG(d), kit.Solid(c)) }
func (p pen) line(d string, w float64, c kit.Color) { p.Stroke(kit.SVG(d), w, kit.Solid(c)) }
func (p pen) rect(x, y, w, h float64, c kit.Color) {
	p.Fill(new(kit.Path).Rect(kit.Rect{X: x, Y: y, W: w, H: h}), kit.Solid(c))
}
func (p pen) round(x, y, w, h, r float64, c kit.Color) {
	p.Fill(new(kit.Path).Round(kit.Rect{X: x, Y: y, W: w, H: h}, r), kit.Solid(c))
}
func (p pen) dot(x, y, r float64, c kit.Color) {
	p.Fill(new(kit.Path).Ellipse(x, y, r, r), kit.Solid(c))
}
func (p pen) ring(x, y, r, w float64, c kit.Color) {
	p.Stroke(new(kit.Path).Ellipse(x, y, r, r), w, kit.Solid(c))
}

// light is a soft glow: a bright middle, a wide rim.
func (p pen) light(x, y, rx, ry, alpha float64, core, rim kit.Color) {
	p.Fill(new(kit.Path).Ellipse(x, y, rx, ry), kit.Radial(x, y, rx, ry,
		kit.Stop{At: 0, Color: core.Fade(0.95)}, kit.Stop{At: 0.35, Color: rim.Fade(0.42)}, kit.Stop{At: 1, Color: rim.Fade(0)},
	).Opacity(alpha))
}

// eye is a glowing red slit.
func (p pen) eye(x, y, w, h float64) {
	p.light(x+w/2, y+h/2, w*1.5+6, h*1.8+7, 0.95, kit.Sensor, kit.Hex(0xFF3426))
	p.round(x, y, w, h, min(w, h)/2, kit.Sensor)
	p.round(x+w*0.25, y+h*0.28, w*0.5, h*0.34, 1, kit.SensorCore)
}

// at moves and scales what is painted until the matching pop.
func (p pen) at(x, y, s float64) {
	p.Push(kit.Translate(x, y).Mul(kit.Scale(s, s)))
}

// seeded returns random numbers that are the same for the same name.
func seeded(name string) *rand.Rand {
	h := fnv.New64a()
	_, _ = h.Write([]byte(name)) // a hash never fails to write
	return rand.New(rand.NewPCG(h.Sum64(), 7))
}

// Scene paints the picture of the card with the given id (without copy number) on a sheet of SceneW by SceneH.
func Scene(painter *kit.Painter, id string) {
	p := pen{painter}
	if draw, ok := scenes[id]; ok {
		draw(p)
		return
	}
	p.skyOutpost(id)
	p.emblem(kit.IconHelp, olive)
}

// Crop returns the part of the sheet that shows the head, for a token.
func Crop(id string, moloch bool) kit.Rect {
	if r, ok := crops[id]; ok {
		return r
	}
	if moloch {
		return kit.Rect{X: 40, Y: 0, W: 120, H: 146}
	}
	return kit.Rect{X: 44, Y: 8, W: 112, H: 137}
}

var crops = map[string]kit.Rect{
	"steelhound":            {X: 98, Y: 18, W: 96, H: 117},
	"gauss-cannon":          {X: 50, Y: 4, W: 120, H: 146},
	"spiders":               {X: 14, Y: 50, W: 100, H: 100},
	"emp-launcher":          {X: 50, Y: 6, W: 104, H: 127},
	"electromagnetic-field": {X: 40, Y: 0, W: 120, H: 146},
	"brute":                 {X: 30, Y: 2, W: 140, H: 148},
	"juggernaut":            {X: 30, Y: 4, W: 140, H: 146},
}
