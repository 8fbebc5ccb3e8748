package ui_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestEveryMoveIsTakenBackInMidFilm: as soon as Undo is offered, also while the move is still being shown, it leads
// back to what could be done before, and nothing of that move is shown any more.
func TestEveryMoveIsTakenBackInMidFilm(t *testing.T) {
	for _, g := range tables(t) {
		t.Run(g.Name, func(t *testing.T) { synctest.Test(t, func(t *testing.T) { takesBackInMidFilm(t, g) }) })
	}
}

func takesBackInMidFilm(t *testing.T, g every.Game) {
	b := together(t, g)
	stored := b.Stored
	stored["settings"] = "speed=1 tips=off"
	b = reloaded(t, offerOf(g), stored)
	rng, held := game.NewStream(game.SeedOf(g.Name)), false
	for n := 0; n < 20 && b.Screen().Panel != scene.EndPanel; n++ {
		before := b.Moves()
		for wait := 0; len(before) == 0 && wait < 400; wait++ {
			time.Sleep(50 * time.Millisecond)
			b.Run()
			b.proceed()
			before = b.Moves()
		}
		if len(before) == 0 {
			return
		}
		id := before[rng.Below(len(before))]
		b.Press(id)
		was := held // what could be done was only what goes on with that
		if held = strings.HasPrefix(id, table.StepPrefix); held || !b.filmed() || !b.offers("undo") {
			continue
		}
		b.Press("button:undo")
		if got := b.Moves(); b.filmed() || !was && !slices.Equal(got, before) {
			t.Fatalf("with %q taken back a film runs (%v); one can %v, and could %v", id, b.filmed(), got, before)
		}
	}
}
