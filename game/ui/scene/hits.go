package scene

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Hit is a place on the screen that can be pointed at.
type Hit struct {
	Spot table.Spot
	Rect kit.Rect
	Hex  float64 // for a hexagon round the middle of Rect, flat side up: half its width in CSS pixels; otherwise 0
}

// Hits are the places of a picture that can be pointed at, in the order in which they are drawn: later ones lie above
// earlier ones.
type Hits []Hit

// Add adds a place on top, unless it is empty.
func (h *Hits) Add(spot table.Spot, r kit.Rect) {
	if !r.Empty() {
		*h = append(*h, Hit{Spot: spot, Rect: r})
	}
}

// AddHex adds a hexagon round the middle of a box on top. Pointing works in the whole box; the frame is drawn as a
// hexagon.
func (h *Hits) AddHex(spot table.Spot, box kit.Rect, half float64) {
	*h = append(*h, Hit{spot, box, half})
}

// At returns the topmost place under a point.
func (h Hits) At(x, y float64) (Hit, bool) {
	for i := len(h) - 1; i >= 0; i-- {
		if h[i].Rect.Contains(x, y) {
			return h[i], true
		}
	}
	return Hit{}, false
}

// Top returns the topmost place of a thing.
func (h Hits) Top(spot table.Spot) (Hit, bool) {
	for i := len(h) - 1; i >= 0; i-- {
		if h[i].Spot == spot {
			return h[i], true
		}
	}
	return Hit{}, false
}

// Anchor returns the box of the topmost place of a thing.
func (h Hits) Anchor(spot table.Spot) (kit.Rect, bool) {
	hit, ok := h.Top(spot)
	return hit.Rect, ok
}

// tries are points to touch in a place, as fractions of its sides, the best first.
var tries = [][2]float64{{0.5, 0.5}, {0.5, 0.2}, {0.5, 0.8}, {0.2, 0.5}, {0.8, 0.5}, {0.1, 0.1}, {0.9, 0.1}, {0.1, 0.9},
	{0.9, 0.9}}

// Point returns a point where the thing is not covered.
func (h Hits) Point(spot table.Spot) (x, y float64, ok bool) {
	r, ok := h.Anchor(spot)
	if !ok {
		return 0, 0, false
	}
	for _, at := range tries {
		x, y = r.X+r.W*at[0], r.Y+r.H*at[1]
		if hit, on := h.At(x, y); on && hit.Spot == spot {
			return x, y, true
		}
	}
	return 0, 0, false
}
