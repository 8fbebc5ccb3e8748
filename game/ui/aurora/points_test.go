package aurora

import (
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
)

// TestPointsAreToldBySource: also on a small screen beside four convoys the points of all stand there by where they
// come from, in most positions.
func TestPointsAreToldBySource(t *testing.T) {
	whole, all := 0, 0
	play(t, func(s *table.Session) {
		if bare, _ := rules.Of(s.Game); len(bare.Seats()) < 4 {
			return
		}
		_, f := frame(t, s, table.NoSpot, Windows[2])
		if all++; !f.Points.Empty() && f.Shown != board.Totals {
			whole++
		}
	})
	if all == 0 || whole*4 < all*3 {
		t.Errorf("in %d of %d positions", whole, all)
	}
}
