package lab_test

import (
	"flag"
	"testing"

	"onelongnight/game/aurora/lab"
	"onelongnight/game/aurora/players"
)

var (
	journeys = flag.Int("journeys", 3, "games of each setup that TestJourneys plays")
	level    = flag.Int("level", 3, "the level that plays them")
)

// TestJourneys plays some games of every kind and tells how they go: the numbers of the cards are tuned by it.
func TestJourneys(t *testing.T) {
	for _, setup := range []string{`{"map":"alpha"}`, `{"map":"beta"}`, `{"seats":2}`, `{"seats":2,"map":"beta"}`,
		`{"seats":3}`, `{"seats":4,"map":"beta"}`} {
		j, err := lab.Travel(setup, players.Levels()[*level-1], *journeys)
		if err != nil {
			t.Fatal(err)
		}
		if j.Games != *journeys {
			t.Errorf("%s: %d games of %d came to an end", setup, j.Games, *journeys)
		}
		t.Logf("%s level %d: %v", setup, *level, j)
	}
}
