package bot_test

import (
	"fmt"
	"math"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy/edition"
)

// TestCalibratedTellsOtherChances checks that a calibrated player makes the same moves, and that its service tells
// corrected chances of the same plans, in advice and in a review, where the best move still loses nothing; at a glance,
// without a search, it tells the same.
func TestCalibratedTellsOtherChances(t *testing.T) {
	scale := bot.Scale{Slope: 0.5, Shift: 0.1}
	plain := []bot.Level{{Name: "5", New: bot.SearchByNet(edition.Weights, 8, 4, 1)}}
	told := []bot.Level{{Name: "5", New: bot.Calibrated(scale, plain[0].New)}}
	corrected := func(chance float64) float64 {
		if chance == 0 || chance == 1 { // a game that is won or lost stays so
			return chance
		}
		return 1 / (1 + math.Exp(-0.1)*math.Sqrt((1-chance)/chance))
	}
	near := func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }
	var services [2]*bot.Service
	var players [2]bot.Player
	for i, levels := range [][]bot.Level{plain, told} {
		var err error
		if services[i], err = bot.NewService(levels, rules, bot.Quick, nil); err != nil {
			t.Fatal(err)
		}
		if players[i], err = levels[0].New(rules, nil); err != nil {
			t.Fatal(err)
		}
	}
	moved := 0
	positions(t, "calibrated", 60, func(n int, s game.State) {
		seed, view := game.SeedOf(fmt.Sprint(n)), s.View(s.Turn())
		if a, b := players[0].Decide(view, seed), players[1].Decide(view, seed); a.Move != b.Move {
			t.Errorf("the calibrated player makes move %d instead of %d", b.Move, a.Move)
		}
		if a, b := services[0].Win(view, seed), services[1].Win(view, seed); a != b {
			t.Errorf("at a glance %g is told instead of %g", b, a)
		}
		x, y := services[0].Advise(view, seed), services[1].Advise(view, seed)
		for i := range x.Plans {
			if w := x.Plans[i].Win; x.Plans[i].Moves[0] != y.Plans[i].Moves[0] ||
				!near(y.Plans[i].Win, corrected(w)) {
				t.Errorf("plan %d is %v instead of %v", i, y.Plans[i], x.Plans[i])
			}
			moved++
		}
		best := y.Plans[0].Moves[0]
		if r := services[1].Review(view, best, view, seed); r.Loss != 0 && r.Best[0] == best {
			t.Errorf("the best move loses %g", r.Loss)
		}
	})
	if moved < 60 {
		t.Errorf("only %d plans were compared", moved)
	}
}
