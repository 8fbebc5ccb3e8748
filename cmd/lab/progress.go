package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"onelongnight/game/bot/arena"
)

// telling is how often a match says how it stands.
const telling = 10 * time.Second

// progress returns an arena.Until that says on w how a match stands, and ends it when ctx is done: what has been played
// until then is reported, so that a match that takes hours can be broken off. test, which may be nil, can end it too.
func progress(ctx context.Context, w io.Writer, deals int, test arena.Until) arena.Until {
	next := time.Now().Add(telling)
	return func(m *arena.Match) bool {
		if now := time.Now(); now.After(next) {
			next = now.Add(telling)
			score := m.Score()
			fmt.Fprintf(w, "%d of %d deals: %.1f %% (%.1f to %.1f)\n", len(m.Deals), deals, 100*score.Mean,
				100*score.Low, 100*score.High)
		}
		return (test == nil || test(m)) && ctx.Err() == nil
	}
}
