package furniture_test

import (
	"testing"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// TestACardBroughtIntoViewIsSeenWholeWhenPicked: a hint picks a card of a scrolling hand. It is larger then, and all of
// it is in view.
func TestACardBroughtIntoViewIsSeenWholeWhenPicked(t *testing.T) {
	for _, row := range []bool{false, true} {
		w := kit.NewWindow(360, 640, 1)
		lay := func(up int, scroll float64) *furniture.Hand {
			h := &furniture.Hand{Rect: kit.Rect{X: 0, Y: 470, W: 360, H: 110}}
			c := furniture.Cards{N: 12, Up: up, W: 62, H: 102, Scroll: scroll}
			if row {
				h.Row(w, c, 4)
			} else {
				h.Fan(w, c)
			}
			return h
		}
		for i := range 12 {
			at, _ := lay(-1, 0).Reveal([]int{i})
			r := lay(i, at).Cards[i].Rect
			if r.X < -0.5 || r.Right() > 360.5 {
				t.Errorf("row %v: card %d is at %v", row, i, r)
			}
		}
	}
}
