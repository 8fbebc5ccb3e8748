// Package art paints the pictures of the game: one scene for each card, the skylines of the five cities, and the large
// pictures of the first and last screens. Everything is shapes and gradients with fixed seeds, so a picture is the same
// every time.
package art

import (
	"hash/fnv"
	"math/rand/v2"

	"onelongnight/game/ui/kit"
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

	skin     = kit.Hex(0xB27F52)
	skinDark = kit.Hex(0x6A4730)
	cloth    = kit.Hex(0xC9B27C)
)

// pen paints with SVG paths and colours as numbers, which keeps the pictures short.
type pen struct {
	*kit.Painter
	planes   planes // of the faction that is drawn
	mirrored bool   // what is drawn is turned left to right, but light still comes from the left
}

func (p pen) round(x, y, w, h, r float64, c kit.Color) {
	p.Fill(new(kit.Path).Round(kit.Rect{X: x, Y: y, W: w, H: h}, r), kit.Solid(c))
}
func (p pen) dot(x, y, r float64, c kit.Color) {
	p.Fill(new(kit.Path).Ellipse(x, y, r, r), kit.Solid(c))
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

// Scene paints the picture of the card with the given id (without copy number) on a sheet of SceneW by SceneH. A card
// without a picture gets a bare sky.
func Scene(painter *kit.Painter, id string) {
	p := &pen{Painter: painter, planes: olive}
	if blocks()[id] == nil {
		p.sky(id)
		return
	}
	p.draw(id)
}

// Crop returns the part of the sheet that shows a card's figure in a picture that is upright: head and shoulders for a token,
// or all of its height for a face in the hand.
func Crop(id string, token bool) kit.Rect {
	f, ok := frames[id]
	if !ok {
		f = frame{100, 100, 2, 108}
	}
	if !token {
		return kit.Rect{X: f.hand - 58, W: 116, H: SceneH}
	}
	return kit.Rect{X: f.token - f.wide/2, Y: f.top, W: f.wide, H: f.wide * 1.22}
}

// frame says where on the sheet a figure stands.
type frame struct {
	hand             float64 // middle of a face in the hand
	token, top, wide float64 // middle, upper edge and width of a token
}

// frames are those of the figures that do not stand in the middle, or are larger or smaller than most.
var frames = map[string]frame{
	"runner": {88, 84, 2, 108}, "hacker": {84, 82, 10, 112}, "commando": {92, 98, 12, 98}, "nestugov": {78, 82, 4, 112},
	"mcpherson": {84, 84, 2, 118}, "lieutenant-calahan": {84, 90, 10, 104}, "patriot": {92, 94, 2, 110},
	"saboteur": {80, 86, 4, 112}, "task-force": {92, 94, 0, 112}, "scorn": {94, 96, 10, 104}, "cpt-johnson": {122, 124, 10, 112},
	"heavy-machine-gun": {98, 106, 12, 106}, "kid": {114, 118, 4, 114}, "trooper": {104, 104, 16, 106}, "assault-team": {86, 84, 8, 112},
	"steelhound": {70, 66, 6, 112}, "gauss-cannon": {116, 112, 12, 108}, "spiders": {90, 66, 66, 76}, "push-back": {90, 90, 0, 120}, "move": {84, 84, 4, 116}, "retreat": {108, 108, 4, 116},
	"juggernaut": {100, 100, 4, 136}, "brute": {100, 100, 2, 132}, "blocker": {100, 100, 2, 128}, "transporter": {100, 100, 4, 122},
	"hybrid": {92, 96, 6, 112}, "annihilator": {100, 100, 2, 128}, "dreadnought": {100, 100, 2, 124}, "brain": {100, 100, 0, 118},
	"defender": {100, 100, 8, 112}, "ripper": {100, 100, 2, 122}, "hunter": {100, 100, 2, 114}, "bunker": {104, 108, 8, 114},
}
