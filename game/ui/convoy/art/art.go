// Package art paints the pictures of the game: a scene for each card, the skylines of the five cities, a battle from
// close up, and what is large on the first and last screens. Everything is made of shapes and gradients with fixed
// seeds, so a picture is the same every time.
package art

import (
	"hash/fnv"
	"math/rand/v2"
	"sync"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// The size of a card's scene.
const (
	SceneW, SceneH = picture.SheetW, picture.SheetH
)

var (
	steel = picture.Planes{K: SteelBlack, D: SteelDark, M: SteelMid, L: SteelLight, H: SteelRim}
	olive = picture.Planes{K: OliveBlack, D: OliveDark, M: OliveMid, L: OliveLight, H: OliveRim}

	skin     = kit.Hex(0xB27F52)
	skinDark = kit.Hex(0x6A4730)
	cloth    = kit.Hex(0xC9B27C)
)

// pen paints the drawings, and what scenes are made of besides.
type pen struct{ *picture.Pen }

// penOf returns a pen that paints in the colours of a side.
func penOf(painter *kit.Painter, planes picture.Planes) pen {
	return pen{&picture.Pen{Painter: painter, Book: book(), Planes: planes}}
}

func (p pen) round(x, y, w, h, r float64, c kit.Color) {
	p.Fill(new(kit.Path).Round(kit.Rect{X: x, Y: y, W: w, H: h}, r), kit.Solid(c))
}
func (p pen) dot(x, y, r float64, c kit.Color) {
	p.Fill(new(kit.Path).Ellipse(x, y, r, r), kit.Solid(c))
}

// eye paints a red slit that glows.
func (p pen) eye(x, y, w, h float64) {
	p.Light(x+w/2, y+h/2, w*1.5+6, h*1.8+7, 0.95, Sensor, kit.Hex(0xFF3426))
	p.round(x, y, w, h, min(w, h)/2, Sensor)
	p.round(x+w*0.25, y+h*0.28, w*0.5, h*0.34, 1, SensorCore)
}

// at moves and scales what is painted until the matching Pop.
func (p pen) at(x, y, s float64) {
	p.Push(kit.Translate(x, y).Mul(kit.Scale(s, s)))
}

// seeded returns random numbers that are always the same for a name.
func seeded(name string) *rand.Rand {
	h := fnv.New64a()
	_, _ = h.Write([]byte(name)) // a hash never fails to write
	return rand.New(rand.NewPCG(h.Sum64(), 7))
}

// Scene paints the picture of the card with an id, without copy number, on a sheet of SceneW by SceneH. A card without
// a drawing gets an empty sky.
func Scene(painter *kit.Painter, id string) {
	p := penOf(painter, olive)
	if !book().Has(id) {
		p.sky(id)
		return
	}
	p.Draw(id)
}

// Crop returns the part of a card's scene that shows its figure upright: head and shoulders for a token, or the whole
// height for a face in the hand.
func Crop(id string, token bool) kit.Rect {
	f, ok := frames()[id]
	if !ok {
		f = frame{100, 100, 2, 108}
	}
	if !token {
		return kit.Rect{X: f.hand - 58, W: 116, H: SceneH}
	}
	return kit.Rect{X: f.token - f.wide/2, Y: f.top, W: f.wide, H: f.wide * 1.22}
}

// frame says where a figure stands on its sheet.
type frame struct {
	hand             float64 // middle of the figure on a face in the hand
	token, top, wide float64 // middle, upper edge and width of the figure on a token
}

// frames are the frames of figures that do not stand in the middle, or are larger or smaller than most.
var frames = sync.OnceValue(func() map[string]frame {
	all := map[string]frame{}
	for id, lines := range kit.Blocks(frameTable) {
		n := picture.Numbers(lines[0])
		all[id] = frame{n[0], n[1], n[2], n[3]}
	}
	return all
})
