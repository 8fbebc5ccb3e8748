package lab

import (
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/state51/edition"
)

// TestKingMakingIsMeasured checks that some, but not most, actions of a seat that is last without hope let another seat
// win than a pass would have.
func TestKingMakingIsMeasured(t *testing.T) {
	var greedy bot.Level
	for _, l := range edition.Levels() {
		if l.Name == "3" {
			greedy = l
		}
	}
	for _, seats := range []int{3, 4} {
		k, err := KingMaking(greedy, seats, 60)
		if err != nil {
			t.Fatal(err)
		}
		share := float64(k.Changed) / float64(max(k.Actions, 1))
		t.Logf("%d seats: %d of %d actions, %.1f %%", seats, k.Changed, k.Actions, 100*share)
		if k.Actions < 20 || k.Changed == 0 || share > 0.5 {
			t.Errorf("%d seats: %d of %d actions decide who of the others wins", seats, k.Changed, k.Actions)
		}
	}
}
