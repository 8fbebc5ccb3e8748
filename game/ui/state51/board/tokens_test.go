package board

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// TestTokensKeepToTheirPlaces checks that, however much room there is, kinds of contact tokens and their numbers do not
// cover each other.
func TestTokensKeepToTheirPlaces(t *testing.T) {
	for high := 16.0; high < 40; high += 4 {
		for part := 10.0; part < 48; part += 3 {
			for _, n := range []int{1, 2, 9} {
				token := Token{Good: "red2", N: n}
				place := kit.Rect{X: 100, Y: 50, W: part * token.share(), H: high}
				at, chip := token.parts(place, 32)
				if (n > 1) != !chip.Empty() {
					t.Errorf("%d of a kind have the number %v", n, chip)
				}
				for _, r := range []kit.Rect{at, chip} {
					if in := r.Intersect(place); !r.Empty() && (in.W < r.W-0.01 || in.H < r.H-0.01) {
						t.Errorf("%d in %v: %v is partly outside", n, place, r)
					}
				}
			}
		}
	}
}
