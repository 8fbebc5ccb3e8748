package missions_test

import (
	"slices"
	"testing"

	"onelongnight/game/convoy/missions"
	"onelongnight/game/mission"
)

// TestSeen: where a card is played by the player, by the others, pointed at, or put at the beginning of a scenario.
func TestSeen(t *testing.T) {
	for id, want := range map[string]string{"scorn": "outpost-clock", "gauss-cannon": "outpost-clock",
		"juggernaut": "squatters", "emp-launcher": "rust"} {
		if !slices.ContainsFunc(missions.Seen([]string{id}), func(m mission.Mission) bool { return m.Name == want }) {
			t.Errorf("%s is not seen in %s", id, want)
		}
	}
	if list := missions.Seen([]string{"nobody"}); len(list) > 0 {
		t.Errorf("a card that there is not is seen in %v", list)
	}
}
