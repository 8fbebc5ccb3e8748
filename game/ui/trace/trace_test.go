package trace_test

import (
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/trace"
)

// TestOffItCostsNothing: players have it off.
func TestOffItCostsNothing(t *testing.T) {
	var off trace.Trace
	spot := table.KindCard.Spot("one")
	if n := testing.AllocsPerRun(10, func() {
		off.Ignored(trace.Gone, spot)
		off.IgnoredName(trace.NoAction, spot.ID)
		off.IgnoredLate(trace.LateTouch, spot, table.NoSpot, 1)
	}); n > 0 {
		t.Errorf("it allocates %v times", n)
	}
}
