package table_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
)

// TestADecisionIsSeenAgain: of every decision it is known afterwards what was done from it on in the same turn, and
// what could have been touched for that, or for something else, then.
func TestADecisionIsSeenAgain(t *testing.T) {
	type choice struct {
		seat  game.Seat
		path  []table.Spot // of another move than the one that is made
		other game.Move
	}
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			choices := map[int]choice{} // by number of the move
			s := decide(t, g, func(s *table.Session, rng *game.Stream) {
				legal := s.LegalMoves()
				other := legal[rng.Below(len(legal))]
				choices[len(s.Record().Moves)+1] = choice{s.Turn(), s.PathOf([]game.Move{other}), other}
			})
			list, err := s.Decisions()
			if err != nil || len(list) == 0 {
				t.Fatalf("%d decisions, %v", len(list), err)
			}
			moves := s.Record().Moves
			for _, d := range list {
				end := d.N
				for end < len(moves) && choices[end+1].seat == s.Viewer() {
					end++
				}
				if !slices.Equal(d.Plan, moves[d.N-1:end]) {
					t.Errorf("from move %d on %v was done, not %v", d.N, moves[d.N-1:end], d.Plan)
				}
				was := choices[d.N]
				if path := s.PathAt(d, []game.Move{was.other}); len(path) == 0 || !slices.Equal(path, was.path) {
					t.Errorf("at move %d the path was %v, and is %v", d.N, was.path, path)
				}
			}
		})
	}
}
