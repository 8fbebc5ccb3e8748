package gametest

import (
	"testing"

	"onelongnight/game"
)

// Playout plays a game from a state to its end with moves drawn from a seed. It calls before with the legal moves and
// the next move, and told with the events after it; either may be nil.
func Playout(t testing.TB, s game.State, seed string, before func(legal []game.Move, m game.Move),
	told func(events []game.Event)) {
	t.Helper()
	rng := game.NewStream(game.SeedOf(seed))
	for !s.Result().Over {
		legal := s.Legal(nil)
		m := legal[rng.Below(len(legal))]
		if before != nil {
			before(legal, m)
		}
		var log game.Log
		if err := s.Apply(m, &log); err != nil {
			t.Fatal(err)
		}
		if told != nil {
			told(log.Events)
		}
	}
}
