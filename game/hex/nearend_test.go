package hex

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"onelongnight/game"
)

// TestEndsAreForetold checks, in random games, that exactly the tile that fills the board starts a battle for a full
// board (4.1), that exactly the last turn ends with the final battle or that of overtime (8.2, 8.4), and that the game
// is closed only when the shortest pile was no longer than a hand (3.6).
func TestEndsAreForetold(t *testing.T) {
	filled, last := 0, 0
	for _, setup := range []string{`{"mode":"duel","seats":["outpost","hegemony"]}`,
		`{"mode":"deathmatch","seats":["borgo","moloch","outpost","hegemony"]}`} {
		g, err := Rules{}.Open([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		for n := range 40 {
			rng := rand.New(rand.NewPCG(uint64(n), 1))
			s := g.New(game.SeedOf("near the end " + strconv.Itoa(n))).(*State)
			var moves []game.Move
			for !s.Result().Over {
				moves = s.Legal(moves[:0])
				move := moves[rng.IntN(len(moves))]
				for _, m := range moves { // boards fill if nobody ends a turn early
					if ActOf(m).Verb == DoPlace && rng.IntN(3) > 0 {
						move = m
					}
				}
				v := s.View(0).(*View)
				fills, end := v.Fills(), v.LastTurn() && ActOf(move).Verb == DoEnd
				seat, left := v.Shortest()
				var log game.Log
				if err := s.Apply(move, &log); err != nil {
					t.Fatal(err)
				}
				began := ""
				for _, e := range log.Events {
					if e, ok := e.(BattleBegan); ok && began == "" {
						began = e.Why.String()
					}
				}
				if ActOf(move).Verb == DoPlace && s.Ask != AskRotate { // the tile looks the same in every rotation
					fills = v.Free().Len() == 1
				}
				if fills != (began == startNames[FullBoard]) {
					t.Fatalf("game %d, turn %d: the board fills: %v, and the battle is %q", n, s.Public.Turn, fills,
						began)
				}
				if final := began == startNames[FinalBattle] || began == startNames[OvertimeBattle]; end && !final {
					t.Fatalf("game %d: the last turn ends with the battle %q", n, began)
				} else if final && !v.LastTurn() && began != "" && s.Last > 0 && ActOf(move).Verb == DoEnd {
					t.Fatalf("game %d: nobody said that it is the last turn", n)
				}
				if v.Last == 0 && s.Last > 0 && (left == 0 || left > g.(*Game).HandSize(int(s.Public.Turn))) {
					t.Fatalf("game %d: the pile of seat %d had %d tiles, and the game was closed", n, seat, left)
				}
				if fills {
					filled++
				}
				if end {
					last++
				}
			}
		}
	}
	if filled == 0 || last == 0 {
		t.Errorf("%d boards were filled, %d games came to a last turn", filled, last)
	}
}
