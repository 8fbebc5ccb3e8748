package edition

import (
	"slices"
	"testing"

	"onelongnight/game/mission"
)

// TestMissionsWithACard: where a card is played by the player, by the others, pointed at, or put at the beginning of a
// scenario.
func TestMissionsWithACard(t *testing.T) {
	for id, want := range map[string]string{"scorn": "outpost-clock", "gauss-cannon": "outpost-clock",
		"juggernaut": "squatters", "emp-launcher": "rust"} {
		if !slices.ContainsFunc(missionsWith([]string{id}), func(m mission.Mission) bool { return m.Name == want }) {
			t.Errorf("%s is not seen in %s", id, want)
		}
	}
	if list := missionsWith([]string{"nobody"}); len(list) > 0 {
		t.Errorf("a card that there is not is seen in %v", list)
	}
}
