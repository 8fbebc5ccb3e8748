package ui_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestEveryGameByHiddenButtons plays every game to its end by the buttons beside the canvas alone.
func TestEveryGameByHiddenButtons(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		b.decide(g, func(int, []string) {})
		if !b.session(g).Result().Over {
			t.Error("the last screen is shown, and the game is not over")
		}
	})
}

// TestEveryGameByKeys plays every game to its end with Right and Enter alone: the focus comes to everything that can be
// touched. It is never left on a command, which could end the game.
func TestEveryGameByKeys(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		rng := game.NewStream(game.SeedOf(g.Name))
		const mostTouches = 3000 // at random much is picked up and put back
		touches := 0
		for b.Screen().Panel != scene.EndPanel {
			if touches++; touches > mostTouches {
				t.Fatalf("after %d touches the game is not over: %v", touches, b.Moves())
			}
			b.pointByKeys(rng.Below(6))
			b.key(ebiten.KeyEnter)
		}
		if !b.session(g).Result().Over {
			t.Error("the last screen is shown, and the game is not over")
		}
	})
}

// pointByKeys moves the focus by some things that can be touched, or to what goes on from an open panel.
func (b *bench) pointByKeys(by int) {
	b.t.Helper()
	const mostPresses = 500 // of a key until the focus is where it has to be
	for range mostPresses {
		b.App.Key(ebiten.KeyRight)
		screen := b.Screen()
		on := screen.Focus
		if screen.Panel != scene.NoPanel {
			if on == table.KindButton.Spot(onward[screen.Panel]) {
				return
			}
			continue
		}
		if slices.ContainsFunc(screen.Commands, func(c scene.Command) bool { return c.Spot() == on }) {
			continue
		}
		if by--; by < 0 {
			return
		}
	}
	b.t.Fatalf("the focus comes to nothing but %v, in panel %d; one can %v", b.Screen().Focus, b.Screen().Panel, b.can())
}

// TestEveryGameGoesOnAfterAReload: begun anew after every few moves, also between two choices of one turn, the program
// offers the same moves as before, down to the end.
func TestEveryGameGoesOnAfterAReload(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		moves, reloads := 0, 0
		b.decide(g, func(_ int, can []string) {
			before := moves
			moves = len(b.session(g).Record().Moves)
			if moves == before || moves%3 != 1 { // a thing that was only picked up is put back by a reload
				return
			}
			reloads++
			again := reloaded(t, g, b.Stored)
			if got := again.Moves(); !slices.Equal(got, can) {
				t.Fatalf("after %d moves and a reload one can %v, and could %v", moves, got, can)
			}
			if got, want := again.title(), b.title(); got != want {
				t.Errorf("after a reload is asked %q, and was %q", got, want)
			}
		})
		if reloads == 0 {
			t.Error("the game was too short to be reloaded")
		}
	})
}

// TestEveryGameIsTakenBackByCommands: Undo offers what could be done before a move, and Redo what can be done after it.
func TestEveryGameIsTakenBackByCommands(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		rng := game.NewStream(game.SeedOf(g.Name))
		before := b.Moves()
		for n := 0; n < 60 && b.Screen().Panel != scene.EndPanel; n++ {
			can := b.Moves()
			id := can[rng.Below(len(can))]
			b.Press(id)
			b.proceed()
			if strings.HasPrefix(id, "touch ") {
				continue
			}
			after := b.Moves()
			if b.offers("undo") {
				b.Press("button:undo")
				if got := b.Moves(); !slices.Equal(got, before) {
					t.Fatalf("with %q taken back one can %v, and could %v", id, got, before)
				}
				b.Press("button:redo")
				b.proceed()
				if got := b.Moves(); !slices.Equal(got, after) {
					t.Fatalf("with %q done again one can %v, and could %v", id, got, after)
				}
			}
			before = after
		}
	})
}
