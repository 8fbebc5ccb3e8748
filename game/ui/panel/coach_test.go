package panel

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// TestRingsDoNotCross: what stands side by side has one ring; what lies on something larger keeps its own.
func TestRingsDoNotCross(t *testing.T) {
	box := func(x, y, w, h float64) kit.Rect { return kit.Rect{X: x, Y: y, W: w, H: h} }
	rings := apartOrOne([]kit.Rect{box(100, 5, 40, 34), box(10, 5, 40, 34), {}, box(52, 5, 46, 34), box(200, 5, 40, 34),
		box(90, 20, 20, 10)})
	want := []kit.Rect{box(10, 5, 130, 34), box(200, 5, 40, 34), box(90, 20, 20, 10)}
	if len(rings) != len(want) {
		t.Fatalf("%v", rings)
	}
	for i := range want {
		if rings[i] != want[i] {
			t.Errorf("ring %d is around %v, not %v", i, rings[i], want[i])
		}
	}
}
