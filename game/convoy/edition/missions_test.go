package edition_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/convoy/think"
	"onelongnight/game/edition/editiontest"
)

// TestEverythingIsSaid in every language, and nothing else: aims and stars too.
func TestEverythingIsSaid(t *testing.T) {
	told := slices.Concat(edition.Campaign(), edition.Lessons())
	keys := editiontest.Keys(told)
	for _, m := range slices.Concat(edition.Puzzles(), told) {
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
	lessons.Says(t, keys)
}

// TestTextsAreShort: sixty words before a scenario, forty before a lesson.
func TestTextsAreShort(t *testing.T) {
	lessons.Short(t, edition.Campaign(), 60)
	lessons.Short(t, edition.Lessons(), 40)
}
