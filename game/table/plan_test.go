package table_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
)

// TestWhatATextLeavesOut: of the moves that belong to a first one, those are listed that a text does not name, from the
// first such move on.
func TestWhatATextLeavesOut(t *testing.T) {
	several := 0
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			list, err := decide(t, g, func(*table.Session, *game.Stream) {}).Decisions()
			if err != nil {
				t.Fatal(err)
			}
			plans := map[int][]game.Move{} // by number of the first move
			for _, d := range list {
				plans[d.N] = d.Plan
			}
			// The same moves are made once more.
			decide(t, g, func(s *table.Session, _ *game.Stream) {
				plan := plans[len(s.Record().Moves)+1]
				if len(plan) == 0 {
					return
				}
				all := s.Unsaid(plan, "")
				if len(all) >= len(plan) || len(plan) == 1 && all != nil {
					t.Errorf("of %d moves %q are listed", len(plan), all)
				}
				if rest := s.Unsaid(plan, strings.Join(all, " ")); rest != nil {
					t.Errorf("%q is said, and %q listed", all, rest)
				}
				if len(all) > 1 {
					several++
					rest := s.Unsaid(plan, strings.ToUpper(all[0]))
					if len(rest) == len(all) || !slices.Equal(rest, all[len(all)-len(rest):]) {
						t.Errorf("%q is said, and of %q %q is listed", all[0], all, rest)
					}
				}
			})
		})
	}
	if several == 0 {
		t.Error("no action takes more than two moves, so this shows little")
	}
}
