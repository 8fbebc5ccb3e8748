package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Hits returns the places that can be pointed at.
func (f *Layout) Hits() scene.Hits { return f.hits }

// Foot returns what words in passing stand above: the hand, on a phone what is asked.
func (f *Layout) Foot() float64 {
	if f.Portrait {
		return f.Prompt.Y
	}
	return f.HandBox.Y
}

// At returns the middle of a hex.
func (f *Layout) At(h art.Cell) (x, y float64) {
	at := h.At(f.X, f.Y, f.R)
	return at.X, at.Y
}

// Box returns the largest upright box inside of a hex.
func (f *Layout) Box(h art.Cell) kit.Rect {
	x, y := f.At(h)
	return around(x, y, 0.72*f.R, 0.8*f.R)
}

// addHits adds the hexes, what has its place by the tree, and above both what a tile is turned by.
func (f *Layout) addHits(m *Model) {
	for h := range m.Cells {
		c, box := &m.Cells[h], f.Box(art.Cell(h))
		switch {
		case c.ID == "":
			f.hitHex(c.Place, box)
		case c.Free: // what stands there is to be turned where it is
			f.hitHex(c.Piece, box)
			f.hitHex(c.Place, box)
		default:
			f.hitHex(c.Place, box)
			f.hitHex(c.Piece, box)
		}
	}
	f.Layout.Hits(&f.hits)
	if t := m.Turning; t != nil {
		f.wheelHits(t, m.Left)
		for i, way := range t.Ways {
			x, y := f.Notch(t, way)
			f.hits.Add(t.Spots[i], f.inSight(around(x, y, 0.28*f.R, 0.28*f.R)))
		}
		f.hitHex(t.Piece, f.Box(t.At))
		if !f.Wheel.Empty() {
			f.hits.Add(t.Piece.Tagged("place"), f.PlaceButton())
		}
	}
}

// ForecastSpot is the forecast of the battle.
var ForecastSpot = table.KindFigure.Spot("forecast")

// ring is how far from the middle of a tile its ring runs, in parts of a hex's half width.
const ring = 1.22

// Notch returns where on the ring round a tile a rotation is: where its main side points then.
func (f *Layout) Notch(t *Turning, way int) (x, y float64) { return f.onRing(t, way, ring) }

// onRing returns the same on a ring so far from the middle, in parts of a hex's half width.
func (f *Layout) onRing(t *Turning, way int, far float64) (x, y float64) {
	x, y = f.At(t.At)
	a := float64(way+t.Main)*math.Pi/3 - math.Pi/2
	return x + far*f.R*math.Cos(a), y + far*f.R*math.Sin(a)
}

// PlaceButton returns the round button in the middle of the wheel.
func (f *Layout) PlaceButton() kit.Rect {
	return around(f.Wheel.MidX(), f.Wheel.MidY(), f.Wheel.W*0.23, f.Wheel.W*0.23)
}

// Dial returns the middle of what can be turned at a point: the ring, or the wheel of a phone.
func (f *Layout) Dial(m *Model, x, y float64) (cx, cy float64, ok bool) {
	t := m.Turning
	if t == nil {
		return 0, 0, false
	}
	if f.Wheel.Contains(x, y) {
		return f.Wheel.MidX(), f.Wheel.MidY(), true
	}
	cx, cy = f.At(t.At)
	far := math.Hypot(x-cx, y-cy) / f.R
	return cx, cy, far > 0.75 && far < 1.6
}

// around returns the box of half a width and half a height round a point.
func around(x, y, w, h float64) kit.Rect { return kit.Rect{X: x - w, Y: y - h, W: 2 * w, H: 2 * h} }
