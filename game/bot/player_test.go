package bot_test

import (
	"fmt"
	"slices"
	"testing"

	"convoy/game"
	"convoy/game/bot"
)

// TestPlayersRemember nothing: a player that has thought about other things
// answers as a fresh one does.
func TestPlayersRememberNothing(t *testing.T) {
	for _, level := range []string{"1", "4", "5", "5-rush"} {
		used := seat(t, level)
		positions(t, "memory", 60, func(n int, s game.State) {
			seed := game.SeedOf(fmt.Sprint(n))
			if a, b := used.Decide(s.View(s.Turn()), seed), seat(t, level).Decide(s.View(s.Turn()), seed); a != b {
				t.Fatalf("level %s plays %v, a fresh one %v", level, a, b)
			}
		})
	}
}

// TestBreathEndsAThought: a player told to stop answers at once with a legal
// move, and a breath that never says so changes nothing.
func TestBreathEndsAThought(t *testing.T) {
	positions(t, "breath", 40, func(n int, s game.State) {
		seed := game.SeedOf(fmt.Sprint(n))
		for _, level := range []string{"4", "6"} {
			breaths := 0
			p, err := bot.New(level, rules, func() bool { breaths++; return false })
			if err != nil {
				t.Fatal(err)
			}
			c := p.Decide(s.View(s.Turn()), seed)
			if !slices.Contains(s.Legal(nil), c.Move) || c.Sims > 500 {
				t.Errorf("level %s stopped answers %v after %d simulations", level, c.Move, c.Sims)
			}
			if len(s.Legal(nil)) > 1 && breaths == 0 {
				t.Errorf("level %s does not breathe", level)
			}
		}
		patient, err := bot.New("5", rules, func() bool { return true })
		if err != nil {
			t.Fatal(err)
		}
		if a, b := patient.Decide(s.View(s.Turn()), seed), seat(t, "5").Decide(s.View(s.Turn()), seed); a != b {
			t.Errorf("breathing changes the answer: %v, %v", a, b)
		}
	})
}

// TestWeakLevelsMakePlausibleMistakes: whatever level 1 plays, the net thinks
// no more than the cap worse than its best move.
func TestWeakLevelsMakePlausibleMistakes(t *testing.T) {
	weak, strong, mistakes := seat(t, "1"), seat(t, "4"), 0
	positions(t, "plausible", 500, func(n int, s game.State) {
		seed := game.SeedOf(fmt.Sprint(n))
		a, b := weak.Decide(s.View(s.Turn()), seed), strong.Decide(s.View(s.Turn()), seed)
		if a.Move != b.Move {
			mistakes++
		}
		if b.Win-a.Win > 0.26 {
			t.Errorf("level 1 gives away %.2f", b.Win-a.Win)
		}
	})
	if mistakes < 50 {
		t.Errorf("level 1 makes only %d mistakes in 500 moves", mistakes)
	}
}
