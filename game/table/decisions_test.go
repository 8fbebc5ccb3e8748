package table_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
)

// TestADecisionIsSeenAgain: of every decision it is known afterwards which moves completed its action, and what could
// have been touched for another move then; also when the game was given up. It is judged by the same view and the same
// seed as the hint that was given then, which would otherwise be contradicted by the analysis.
func TestADecisionIsSeenAgain(t *testing.T) {
	type choice struct {
		seat  game.Seat
		quiet bool
		path  []table.Spot // of another move than the one that is made
		other game.Move
		asked [2]string // the question that a hint asks
	}
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			choices := map[int]choice{} // by number of the move
			s := decide(t, g, func(s *table.Session, rng *game.Stream) {
				legal := s.LegalMoves()
				other := legal[rng.Below(len(legal))]
				view, seed := s.TurnView()
				choices[len(s.Record().Moves)+1] = choice{s.Turn(), s.Quiet(), s.PathOf([]game.Move{other}), other,
					[2]string{view, seed}}
			})
			list, err := s.Decisions()
			if err != nil || len(list) == 0 {
				t.Fatalf("%d decisions, %v", len(list), err)
			}
			moves, ways := s.Record().Moves, [][]table.Spot{}
			for _, d := range list {
				ways = append(ways, s.PathAt(d, d.Plan))
			}
			if !s.Result().Over {
				if err := s.Concede(); err != nil {
					t.Fatal(err)
				}
			}
			for i, d := range list {
				if way := s.PathAt(d, d.Plan); !slices.Equal(way, ways[i]) {
					t.Errorf("once the game is given up the path at move %d is %v, not %v", d.N, way, ways[i])
				}
			}
			for _, d := range list {
				end := d.N
				for end < len(moves) && choices[end+1].seat == s.Viewer() && !choices[end+1].quiet {
					end++
				}
				if !slices.Equal(d.Plan, moves[d.N-1:end]) {
					t.Errorf("from move %d on %v was done, not %v", d.N, moves[d.N-1:end], d.Plan)
				}
				was := choices[d.N]
				if asked := [2]string{d.Before.Pack(), d.Seed}; asked != was.asked {
					t.Errorf("at move %d a hint asks about another view, or with the seed %q, not %q", d.N,
						was.asked[1], asked[1])
				}
				if path := s.PathAt(d, []game.Move{was.other}); len(path) == 0 || !slices.Equal(path, was.path) {
					t.Errorf("at move %d the path was %v, and is %v", d.N, was.path, path)
				}
			}
		})
	}
}
