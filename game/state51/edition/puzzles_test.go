package edition_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/lab"
	"onelongnight/game/state51/think"
)

// puzzles is what the checks of all games' puzzles know of these.
var puzzles = &editiontest.Puzzles{Rules: think.Rules{}, List: edition.Puzzles(), Terms: lab.Puzzles().Terms,
	Voice: lessons.Voice}

// TestThereArePuzzles: forty at least, of every faction and every difficulty, no two alike, in each of which all rivals
// have passed.
func TestThereArePuzzles(t *testing.T) {
	factions := map[string]int{}
	for i := range puzzles.List {
		m := &puzzles.List[i]
		g, s := puzzles.Begin(t, m)
		bare, _ := state51.Of(g)
		factions[bare.Base(s.Turn()).ID]++
		for seat := range bare.Seats() {
			if h := &s.(*state51.State).Seats[seat]; game.Seat(seat) != s.Turn() && !h.Passed {
				t.Errorf("%s: somebody has not passed", m.Name)
			}
		}
	}
	if len(puzzles.List) < 40 || len(factions) != state51.FactionCount {
		t.Errorf("%d puzzles: by faction %v", len(puzzles.List), factions)
	}
	puzzles.NoTwoAlike(t)
}

// TestPuzzles, see [editiontest.Puzzles.Run].
func TestPuzzles(t *testing.T) { puzzles.Run(t) }
