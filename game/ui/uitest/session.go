package uitest

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition"
	"onelongnight/game/table"
)

// Begin begins a game of a setup with a person at every seat.
func Begin(t testing.TB, box edition.Full, setup, seed string) *table.Session {
	t.Helper()
	g, err := box.Kind.Open([]byte(setup))
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Begin(g, box.English(), table.Together(g), seed)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// From goes on from a position, with a person at every seat.
func From(t testing.TB, box edition.Full, position []byte, seed string) *table.Session {
	t.Helper()
	record := &game.Record{Seed: seed, Conceded: game.NoSeat, Position: position}
	g, _, err := box.Kind.Load(position, game.SeedOf(record.Seed))
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.From(g, box.English(), table.Together(g), record)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
