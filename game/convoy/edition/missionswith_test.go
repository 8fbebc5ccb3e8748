package edition

import (
	"slices"
	"testing"

	"onelongnight/game/mission"
)

// TestMissionsWithACard checks cards that the player plays, that others play, that are pointed at, and that are there
// at the beginning of a scenario.
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
