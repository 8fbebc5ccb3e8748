package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// mostZoom is how many times its size at first the field can have on a phone.
const mostZoom = 2

// leastSeen is how much of a hex at the edge has to be in sight to be pointed at, CSS pixels.
const leastSeen = 16

// zoom turns the field, which stands whole in the middle of an area, into what a camera sees of it there. The unit of
// the map is half the width of a hex's place as it was.
func (f *Layout) zoom(c kit.Camera, area kit.Rect) {
	room := around(f.X, f.Y, min(f.X-area.X, area.Right()-f.X), min(f.Y-area.Y, area.Bottom()-f.Y))
	f.Map = kit.Field{W: room.W / f.R, H: room.H / f.R, Room: room, Most: mostZoom * f.R}
	whole := f.R
	f.R = f.Map.Within(c).Zoom
	f.X, f.Y = f.Map.At(c, f.Map.W/2, f.Map.H/2)
	f.Baked = bakedAt(whole, f.R)
}

// bakedAt returns the size at which tiles are painted that are drawn at another: of the few sizes from the whole field
// up the one that is closest, so that a pinch paints nothing anew in each of its frames.
func bakedAt(whole, r float64) float64 {
	steps := math.Round(2 * math.Log2(r/whole))
	return whole * math.Exp2(steps/2)
}

// Zooms reports whether the field can be made larger.
func (f *Layout) Zooms() bool { return f.Map.W > 0 }

// zoomed reports whether it is larger than its room.
func (f *Layout) zoomed() bool { return f.Zooms() && f.Map.Moves(kit.Camera{X: 1, Y: 1, Zoom: f.R}) }

// Lies returns where on the map a hex lies.
func (f *Layout) Lies(h art.Cell) kit.Rect {
	at := h.At(f.Map.W/2, f.Map.H/2, 1)
	return around(at.X, at.Y, 1, math.Sqrt(3)/2)
}

// inSight returns the part of a box on the field that is seen.
func (f *Layout) inSight(box kit.Rect) kit.Rect {
	if f.zoomed() {
		return box.Intersect(f.Map.Room)
	}
	return box
}

// hitHex has a thing pointed at in a box inside a hex, as far as that is in sight.
func (f *Layout) hitHex(spot table.Spot, box kit.Rect) {
	if box = f.inSight(box); box.W < leastSeen || box.H < leastSeen {
		return
	}
	f.hits.AddHex(spot, box, f.R)
}
