package bot_test

import (
	"fmt"
	"math"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy/edition"
)

// TestStylesLeaveTheChancesAlone: what a player expects is a chance to win, from
// 0 to 1 and not coloured by its taste, however strong that is: where it makes
// the same move as the player without a style, it expects the same of it.
func TestStylesLeaveTheChancesAlone(t *testing.T) {
	net, err := bot.NetOf(rules, edition.Weights)
	if err != nil {
		t.Fatal(err)
	}
	for _, style := range rules.Styles() {
		for _, factor := range []float64{1, 40} {
			tilt := make([]float64, len(rules.Terms()))
			for i, x := range style.Tilt {
				tilt[i] = factor * x
			}
			plain, styled := bot.NewPolicy(rules, net, 4, nil), bot.NewPolicy(rules, net, 4, nil)
			searching := bot.NewSearch(rules, net, 8, 4, 1, nil)
			styled.Tilt, searching.Policy.Tilt = tilt, tilt
			same := 0
			positions(t, "chances", 150, func(n int, s game.State) {
				seed, view := game.SeedOf(fmt.Sprint(n)), s.View(s.Turn())
				a, b, c := plain.Decide(view, seed), styled.Decide(view, seed), searching.Decide(view, seed)
				for _, win := range []float64{b.Win, c.Win} {
					if !(win >= 0 && win <= 1) {
						t.Errorf("%s × %g expects %g", style.Name, factor, win)
					}
				}
				if a.Move != b.Move {
					return
				}
				same++
				if math.Abs(a.Win-b.Win) > 1e-9 {
					t.Errorf("%s × %g expects %g of a move of which %g is to be expected", style.Name, factor, b.Win,
						a.Win)
				}
			})
			if same < 10 {
				t.Errorf("%s × %g makes the same move only %d times: nothing is compared", style.Name, factor, same)
			}
		}
	}
}
