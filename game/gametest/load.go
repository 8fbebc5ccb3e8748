package gametest

import (
	"os"
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
		Play(t, g, s, text)
	}
	return g, s
}

// Loader returns Load for a game, with its own type of states.
func Loader[S game.State](kind game.Kind) func(testing.TB, string, ...string) (game.Game, S) {
	return func(t testing.TB, position string, moves ...string) (game.Game, S) {
		t.Helper()
		g, s := Load(t, kind, position, moves...)
		return g, s.(S)
	}
}

// Play makes a move, given as text, and returns what happens.
func Play(t testing.TB, g game.Game, s game.State, text string) []game.Event {
	t.Helper()
	var log game.Log
	m, err := g.ParseMove(text)
	if err == nil {
		err = s.Apply(m, &log)
	}
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return log.Events
}

// Read returns the contents of a file.
func Read(t testing.TB, file string) []byte {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
