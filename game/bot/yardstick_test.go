package bot_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
)

// TestYardsticksPause: a pause that never stops them must not change the frozen players' moves; one that does stop them
// must soon get a legal move.
func TestYardsticksPause(t *testing.T) {
	yardsticks := []bot.Level{
		{Name: "flat", New: bot.Yardstick(bot.FlatMonteCarlo(40))},
		{Name: "ismcts", New: bot.Yardstick(bot.ISMCTS(60))},
	}
	levels := bot.Join(yardsticks, levels)
	sit := func(level string, pause bot.Pause) bot.Player {
		p, err := bot.Among(levels, level, rules, pause)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, level := range []string{"flat", "ismcts", "heuristic-v1"} {
		pauses := 0
		patient := sit(level, func() bool { pauses++; return true })
		hasty := sit(level, func() bool { return false })
		positions(t, "yardsticks", 40, func(n int, s game.State) {
			seed, view, legal := game.SeedOf(fmt.Sprint(n)), s.View(s.Turn()), s.Legal(nil)
			whole := sit(level, nil).Decide(view, seed)
			pauses = 0
			if c := patient.Decide(view, seed); c != whole || len(legal) > 1 && pauses < 6 {
				t.Errorf("%s, pausing %d times, answers %v, not %v", level, pauses, c, whole)
			}
			c := hasty.Decide(view, seed)
			if !slices.Contains(legal, c.Move) || !(c.Win >= 0 && c.Win <= 1) || len(legal) > 1 &&
				c.Sims >= whole.Sims {
				t.Errorf("%s, stopped, answers %v, at leisure %v", level, c, whole)
			}
		})
	}
}

// TestCutShortItPlaysTheBestSoFar: flat Monte Carlo that was stopped in its
// first round plays a move that won, not just the first it tried.
func TestCutShortItPlaysTheBestSoFar(t *testing.T) {
	many, lost := 0, 0
	positions(t, "short", 300, func(n int, s game.State) {
		left := 16
		seat := bot.Yardstick(bot.FlatMonteCarlo(1000))
		p, err := seat(rules, func() bool { left--; return left > 0 })
		if err != nil {
			t.Fatal(err)
		}
		if len(s.Legal(nil)) < left {
			return
		}
		many++
		if p.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(n))).Win == 0 {
			lost++ // none of those it tried wins
		}
	})
	// The first move alone would lose every second time.
	if many < 20 || 4*lost > many {
		t.Errorf("%d of %d times it plays a move that lost", lost, many)
	}
}
