package gametest

import (
	"testing"

	"onelongnight/game"
)

// Load loads a valid position and makes moves, given as text. Whatever the position leaves to chance comes out the same
// each time.
func Load(t testing.TB, kind game.Kind, position string, moves ...string) (game.Game, game.State) {
	t.Helper()
	g, s, err := kind.Load([]byte(position), game.SeedOf("load"))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		m, err := g.ParseMove(text)
		if err == nil {
			err = s.Apply(m, nil)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return g, s
}
