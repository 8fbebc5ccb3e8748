package art

import (
	"math/rand/v2"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// The size of the sheet of a card's picture, and the height of its ground.
const (
	sheetW, sheetH = 200.0, 130.0
	groundY        = 108.0
)

// sky is the background of the locations of a class.
type sky struct {
	colors     []kit.Stop
	sunX, sunY float64
	far, mid   kit.Color // of the two rows of ruins
}

var skies = [...]sky{
	Production: {kit.Stops(0.0, kit.Hex(0x8A4F62), 0.5, kit.Hex(0xEB8F55), 0.85, kit.Hex(0xFFDC94)), 150, 96,
		kit.Hex(0xB9694E), kit.Hex(0x8A4A3C)},
	Ability: {kit.Stops(0.0, kit.Hex(0x3E3E78), 0.5, kit.Hex(0xA9628C), 0.85, kit.Hex(0xFFC2A0)), 44, 92,
		kit.Hex(0x8A5476), kit.Hex(0x63406A)},
	Action: {kit.Stops(0.0, kit.Hex(0x245A76), 0.5, kit.Hex(0x6FAFB2), 0.85, kit.Hex(0xFDE9BC)), 158, 92,
		kit.Hex(0x5B8F94), kit.Hex(0x3D6C76)},
}

// backcloth paints the background of a location on its sheet: a sky, a low sun, ruins or hills that differ from card to
// card, and the ground.
func backcloth(p *kit.Painter, id string, class Class) {
	s, seed := skies[class], seedOf(id)
	rnd := seeded(seed)
	p.Fill(new(kit.Path).Rect(kit.Rect{Y: -sheetH, W: sheetW, H: 2 * sheetH}), kit.Linear(0, 0, 0, sheetH, s.colors...))
	p.Fill(new(kit.Path).Ellipse(s.sunX, s.sunY, 84, 84), kit.Radial(s.sunX, s.sunY, 84, 84, kit.Stops(0.0,
		kit.Hex(0xFFF6D8), 0.25, kit.Hex(0xFFE7A8).Fade(0.85), 1.0, gold.Fade(0))...))
	p.Fill(new(kit.Path).Ellipse(s.sunX, s.sunY, 19, 19), kit.Solid(kit.Hex(0xFFF6DA)))
	clouds(p, rnd, sheetW, 60, 1, s.colors[2].Color)
	switch seed % 4 {
	case 0:
		hills(p, rnd, s.far)
	case 1, 2:
		ruins{low: 10, high: 46, narrow: 12, wide: 26, broken: true}.paint(p, rnd, s.far)
	default:
		ruins{low: 10, high: 46, narrow: 12, wide: 26}.paint(p, rnd, s.far)
	}
	ruins{low: 4, high: 22, narrow: 10, wide: 22, broken: true}.paint(p, rnd, s.mid)
	p.Fill(new(kit.Path).Rect(kit.Rect{Y: groundY, W: sheetW, H: sheetH - groundY}), kit.Linear(0, groundY, 0, sheetH,
		kit.Stops(0.0, kit.Hex(0x7D5034), 1.0, kit.Hex(0x3A241A))...))
	p.Fill(new(kit.Path).Rect(kit.Rect{Y: groundY - 0.5, W: sheetW, H: 1}), kit.Solid(kit.Hex(0xFFD79A).Fade(0.6)))
}

// clouds paints long clouds over a sky of w by h, k times their size, lit by the sun from below.
func clouds(p *kit.Painter, rnd *rand.Rand, w, h, k float64, col kit.Color) {
	for range 2 + int(w/(120*k)) {
		x, y, long := (rnd.Float64()*1.1-0.1)*w, (0.2+rnd.Float64()*0.75)*h, (40+rnd.Float64()*60)*k
		cloud := new(kit.Path)
		cloud.MoveTo(x, y)
		cloud.QuadTo(x+long*0.4, y-long*0.09, x+long, y)
		cloud.QuadTo(x+long*0.6, y+long*0.03, x, y)
		p.Fill(cloud, kit.Solid(col.Fade(0.28)))
	}
}

// hills paints a range of hills, lit on the slopes that face the sun.
func hills(p *kit.Painter, rnd *rand.Rand, col kit.Color) {
	ridge, lit := new(kit.Path), new(kit.Path)
	ridge.MoveTo(-4, groundY+4)
	for x := -4.0; x < sheetW+4; {
		wide, top := 34+rnd.Float64()*30, 46+rnd.Float64()*28
		ridge.LineTo(x+wide*0.5, top)
		ridge.LineTo(x+wide, top+22)
		lit.Polygon(x+wide*0.5, top, x+wide, top+22, x+wide*0.66, top+30)
		x += wide
	}
	ridge.LineTo(sheetW+60, groundY+4)
	ridge.Close()
	p.Fill(ridge, kit.Solid(col))
	p.Fill(lit, kit.Solid(kit.Hex(0xFFE9B8).Fade(0.3)))
}

// ruins is a row of houses standing on the ground.
type ruins struct {
	low, high, narrow, wide float64
	broken                  bool
}

// paint paints the row along the sheet of a picture.
func (s ruins) paint(p *kit.Painter, rnd *rand.Rand, col kit.Color) { s.row(p, rnd, sheetW, col) }

func (s ruins) row(p *kit.Painter, rnd *rand.Rand, width float64, col kit.Color) {
	row := new(kit.Path)
	for x := -4.0; x < width+4; {
		w := s.narrow + rnd.Float64()*(s.wide-s.narrow)
		tower(row, rnd, x, groundY+6, w, s.low+rnd.Float64()*(s.high-s.low), s.broken)
		x += w
	}
	p.Fill(row, kit.Solid(col))
}

// tower adds a house of w by h standing at x, y. Its roof is flat, stepped or sloped, has a mast or a hut, or is torn.
func tower(p *kit.Path, rnd *rand.Rand, x, y, w, h float64, broken bool) {
	if broken {
		picture.TornTower(p, rnd, x, y, w, h, 1)
		return
	}
	picture.Tower(p, rnd.IntN(picture.Tops), x, y, w, h, 6, 9)
}
