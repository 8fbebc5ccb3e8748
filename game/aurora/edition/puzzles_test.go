package edition_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/lab"
	"onelongnight/game/aurora/think"
	"onelongnight/game/edition/editiontest"
)

// puzzles is what the checks of all games' puzzles know of these.
var puzzles = &editiontest.Puzzles{Rules: think.Rules{}, List: edition.Puzzles(), Terms: lab.Puzzles().Terms,
	Voice: lessons.Voice}

// TestThereArePuzzles: forty at least, of every difficulty and no two alike, on both routes, alone and with others,
// and of each kind that there should be; nobody else holds an object, and solutions are short.
func TestThereArePuzzles(t *testing.T) {
	kinds, games := map[string]int{}, map[string]int{}
	for i := range puzzles.List {
		m := &puzzles.List[i]
		g, s := puzzles.Begin(t, m)
		bare, _ := aurora.Of(g)
		games[string(bare.Setup())]++
		goal, _ := think.GoalOf(m.Aim)
		for _, c := range goal.Conditions {
			kinds[c.What]++
		}
		if goal.Round != s.(*aurora.State).Round() {
			t.Errorf("%s asks for %q in round %d", m.Name, m.Aim, s.(*aurora.State).Round())
		}
		for seat := range bare.Seats() {
			if c := &s.(*aurora.State).Convoys[seat]; game.Seat(seat) != s.Turn() && c.Held > 0 {
				t.Errorf("%s: somebody else holds objects", m.Name)
			}
		}
		if n := len(m.Solution); n > lab.Puzzles().Longest {
			t.Errorf("%s: its solution takes %d moves: %s", m.Name, n, strings.Join(m.Solution, ", "))
		}
	}
	for _, kind := range []string{"reach", "whole", "fame", "points", "space", "fuel", "crew", "beat"} {
		if kinds[kind] < 2 {
			t.Errorf("%d puzzles ask for %s", kinds[kind], kind)
		}
	}
	if len(puzzles.List) < 40 || len(games) < 6 {
		t.Errorf("%d puzzles, of %v", len(puzzles.List), games)
	}
	t.Logf("%d puzzles: %v of %v", len(puzzles.List), kinds, games)
	puzzles.NoTwoAlike(t)
}

// TestPuzzles, see [editiontest.Puzzles.Run].
func TestPuzzles(t *testing.T) { puzzles.Run(t) }
