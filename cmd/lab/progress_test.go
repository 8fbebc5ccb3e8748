package main

import (
	"context"
	"io"
	"testing"

	"onelongnight/game/bot/arena"
)

// A match that is broken off keeps the deals that were played until then.
func TestAMatchBrokenOffIsCounted(t *testing.T) {
	work, err := measuredBy("convoy", "")
	if err != nil {
		t.Fatal(err)
	}
	random, err := arena.Named("random", work.Levels...)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stopping := func(m *arena.Match) bool {
		if len(m.Deals) == 3 {
			stop()
		}
		return true
	}
	ends := progress(ctx, io.Discard, 1000, stopping)
	m, err := arena.Play(work.Setups, random, random, "broken off", 1000, ends)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(m.Deals); n != 3 {
		t.Errorf("a match broken off after 3 deals counts %d", n)
	}
}
