package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// mostZoom is the maximum zoom of the field on a phone, relative to its first size.
const mostZoom = 2

// leastSeen is how much of a hex at the edge must be visible to be pointed at, in CSS pixels.
const leastSeen = 16

// zoom replaces the whole field in the middle of an area by the part that a camera sees. The unit of the map is half
// the width of a hex's place before zooming.
func (f *Layout) zoom(c kit.Camera, area kit.Rect) {
	room := around(f.X, f.Y, min(f.X-area.X, area.Right()-f.X), min(f.Y-area.Y, area.Bottom()-f.Y))
	f.Map = kit.Field{W: room.W / f.R, H: room.H / f.R, Room: room, Most: mostZoom * f.R}
	whole := f.R
	f.R = f.Map.Within(c).Zoom
	f.X, f.Y = f.Map.At(c, f.Map.W/2, f.Map.H/2)
	f.Baked = bakedAt(whole, f.R)
}

// bakedAt returns the size at which to paint tiles that are drawn at size r: the nearest of a few sizes, so that a
// pinch does not paint everything again in each frame.
func bakedAt(whole, r float64) float64 {
	steps := math.Round(2 * math.Log2(r/whole))
	return whole * math.Exp2(steps/2)
}

// Zooms reports whether the field can be zoomed.
func (f *Layout) Zooms() bool { return f.Map.W > 0 }

// zoomed reports whether the field is larger than its room.
func (f *Layout) zoomed() bool { return f.Zooms() && f.Map.Moves(kit.Camera{X: 1, Y: 1, Zoom: f.R}) }

// Lies returns the place of a hex on the map.
func (f *Layout) Lies(h art.Cell) kit.Rect {
	at := h.At(f.Map.W/2, f.Map.H/2, 1)
	return around(at.X, at.Y, 1, math.Sqrt(3)/2)
}

// inSight returns the visible part of a box on the field.
func (f *Layout) inSight(box kit.Rect) kit.Rect {
	if f.zoomed() {
		return box.Intersect(f.Map.Room)
	}
	return box
}

// hitHex adds a thing in a box inside a hex to what can be pointed at, as far as it is visible.
func (f *Layout) hitHex(spot table.Spot, box kit.Rect) {
	if box = f.inSight(box); box.W < leastSeen || box.H < leastSeen {
		return
	}
	f.hits.AddHex(spot, box, f.R)
}
