package arena_test

import (
	"math"
	"strings"
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/convoy/edition"
)

// TestCalibration checks that the table tells the chances with what came of them: on the whole as much is told as is
// won, what is told high is won more often than what is told low, and the same seed tells the same.
func TestCalibration(t *testing.T) {
	levels := []bot.Level{{Name: "2", New: bot.ByNet(edition.Weights, 0.07, 0.18)},
		{Name: "5", New: bot.SearchByNet(edition.Weights, 4, 3, 1)},
		{Name: "6", New: bot.SearchByNet(edition.Weights, 8, 3, 1)}}
	c, err := arena.Calibrate(setups, levels, "2", "test", 24)
	if err != nil {
		t.Fatal(err)
	}
	var n, told, won float64
	for _, x := range c.Depths[0] {
		n += float64(x.Positions)
		told += float64(x.Positions) * x.Mean
		won += float64(x.Positions) * x.Won.Mean
	}
	if n < 100 || math.Abs(told-won) > 0.1*n {
		t.Errorf("of %.0f positions the seats are told %.3f and win %.3f", n, told/n, won/n)
	}
	if low, high := c.Depths[0][1].Won, c.Depths[0][9].Won; low.Mean >= high.Mean || high.Low >= high.Mean {
		t.Errorf("told 10 %% they win %v, told 90 %% %v", low, high)
	}
	again, err := arena.Calibrate(setups, levels, "2", "test", 24)
	if err != nil || again.Text() != c.Text() || strings.Count(c.Text(), "\n") < 8 {
		t.Errorf("the same seed told\n%s, then\n%s: %v", c.Text(), again.Text(), err)
	}
	if _, err := arena.Calibrate(setups, levels, "9", "test", 1); err == nil {
		t.Error("a level that does not exist plays")
	}
}
