package art

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// TestTheCoverLeavesTheLeftToWords checks that on the shelf of a phone the buttons of a game, at the left, cover no
// plate, and that all plates are on the cover.
func TestTheCoverLeavesTheLeftToWords(t *testing.T) {
	const words, edge = 0.62, 16 // of the width; see panel.Shelf
	for _, r := range []kit.Rect{{W: 360, H: 131}, {W: 360, H: 146}, {W: 360, H: 190}, {W: 390, H: 196},
		{W: 390, H: 270}, {W: 768, H: 240}} {
		d := newDoor(nil, r)
		if left := d.plate(0).X; left < edge+words*(r.W-2*edge) {
			t.Errorf("%v: a plate begins at %v", r, left)
		}
		if right := d.plate(3).Right(); right > r.W-2 {
			t.Errorf("%v: a plate ends at %v", r, right)
		}
	}
}
