package board

import (
	"slices"
	"testing"

	"onelongnight/game/ui/hex/art"
)

// TestTheKilledAreMarked: what has left the field is marked as killed, but not what has moved or is wounded.
func TestTheKilledAreMarked(t *testing.T) {
	var before, after Model
	before.Cells[2].ID, before.Cells[5].ID, before.Cells[7].ID = "killed", "pushed", "wounded"
	after.Cells[6].ID, after.Cells[7].ID = "pushed", "wounded"
	if got := gone(&before, &after); !slices.Equal(got, []art.Cell{2}) {
		t.Errorf("the tiles at %v are marked as killed, want that at 2", got)
	}
}
