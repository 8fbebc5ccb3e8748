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

// Foot returns the height above which toasts are shown: that of the hand, or on a phone of the prompt.
func (f *Layout) Foot() float64 {
	if f.Portrait {
		return f.Prompt.Y
	}
	return f.HandBox.Y
}

// At returns the centre of a hex.
func (f *Layout) At(h art.Cell) (x, y float64) {
	at := h.At(f.X, f.Y, f.R)
	return at.X, at.Y
}

// Box returns the largest upright box inside a hex.
func (f *Layout) Box(h art.Cell) kit.Rect {
	x, y := f.At(h)
	return around(x, y, 0.72*f.R, 0.8*f.R)
}

// addHits adds the hexes, then what the layout tree has placed, and on top the ring or wheel.
func (f *Layout) addHits(m *Model) {
	for h := range m.Cells {
		c, box := &m.Cells[h], f.Box(art.Cell(h))
		switch {
		case c.ID == "":
			f.hitHex(c.Place, box)
		case c.Free: // a tile there can be turned in place
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

// ForecastSpot is the spot of the battle's forecast.
var ForecastSpot = table.KindFigure.Spot("forecast")

// ring is the distance of a tile's ring from its centre, as a multiple of half a hex's width.
const ring = 1.22

// Notch returns the point of the ring around a tile for a rotation: where the tile's main side would point.
func (f *Layout) Notch(t *Turning, way int) (x, y float64) { return f.onRing(t, way, ring) }

// onRing is Notch for a ring whose distance from the centre of the tile is far times half the width of a hex.
func (f *Layout) onRing(t *Turning, way int, far float64) (x, y float64) {
	x, y = f.At(t.At)
	a := float64(way+t.Main)*math.Pi/3 - math.Pi/2
	return x + far*f.R*math.Cos(a), y + far*f.R*math.Sin(a)
}

// PlaceButton returns the place of the round button in the middle of the wheel.
func (f *Layout) PlaceButton() kit.Rect {
	return around(f.Wheel.MidX(), f.Wheel.MidY(), f.Wheel.W*0.23, f.Wheel.W*0.23)
}

// Dial returns the centre of the ring or wheel that is at a point, false if there is none.
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

// around returns the box around a point with some half width and half height.
func around(x, y, w, h float64) kit.Rect { return kit.Rect{X: x - w, Y: y - h, W: 2 * w, H: 2 * h} }
