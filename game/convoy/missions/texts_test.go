package missions_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy/missions"
	"onelongnight/game/convoy/think"
	"onelongnight/game/mission/missiontest"
)

// TestEverythingIsSaid in every language, and nothing else: aims and stars too.
func TestEverythingIsSaid(t *testing.T) {
	told := slices.Concat(missions.Campaign(), missions.Lessons())
	keys := missiontest.Keys(told)
	for _, m := range slices.Concat(missions.Puzzles(), told) {
		for _, aim := range append([]string{m.Aim}, m.Stars...) {
			phrases, err := think.Rules{}.Phrases(aim, game.SeatNamed(think.Rules{}, m.Seat))
			if err != nil {
				t.Fatal(m.Name, err)
			}
			for _, p := range phrases {
				keys[p.Key] = true
			}
		}
	}
	kit.Says(t, keys)
}

// TestTextsAreShort: sixty words before a scenario, forty before a lesson.
func TestTextsAreShort(t *testing.T) {
	kit.Short(t, missions.Campaign(), 60)
	kit.Short(t, missions.Lessons(), 40)
}
