package board

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// TestANameKeepsItsDescenders checks that, however little room there is below a tile of the hand, its name ends inside
// it.
func TestANameKeepsItsDescenders(t *testing.T) {
	for high := float64(kit.MinText); high < 40; high++ {
		room := kit.Rect{X: 8, Y: 560, W: 76, H: high}
		for size := float64(kit.MinText); size < 18; size++ {
			line, rest := nameLine(room, size)
			if line.H < 1.2*size || line.Bottom() > room.Bottom()+0.01 || rest.H < -0.01 {
				t.Errorf("%g of room for letters of %g: %v, and %v is left", high, size, line, rest)
			}
		}
	}
}
