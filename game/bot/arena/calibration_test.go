package arena_test

import (
	"strings"
	"testing"

	"onelongnight/game/bot/arena"
	"onelongnight/game/convoy/edition"
)

// TestCalibration checks that the table tells every seat's chances with what came of them: both seats of a game are
// told about 1 together and win exactly 1 together, the same seed tells the same, and what is told high is won more
// often than what is told low.
func TestCalibration(t *testing.T) {
	c, err := arena.Calibrate(setups, edition.Levels(), "2", "test", 24)
	if err != nil {
		t.Fatal(err)
	}
	var n, told, won float64
	for _, x := range c.Kinds[1] {
		n += float64(x.Positions)
		told += float64(x.Positions) * x.Mean
		won += float64(x.Positions) * x.Won.Mean
	}
	if n < 200 || told/n < 0.4 || told/n > 0.6 || won/n < 0.499 || won/n > 0.501 {
		t.Errorf("of %.0f positions the seats are told %.3f and win %.3f", n, told/n, won/n)
	}
	if low, high := c.Kinds[1][1].Won, c.Kinds[1][9].Won; low.Mean >= high.Mean || high.Low >= high.Mean {
		t.Errorf("told 10 %% they win %v, told 90 %% %v", low, high)
	}
	again, err := arena.Calibrate(setups, edition.Levels(), "2", "test", 24)
	if err != nil || again.Text() != c.Text() || strings.Count(c.Text(), "\n") < 8 {
		t.Errorf("the same seed told\n%s, then\n%s: %v", c.Text(), again.Text(), err)
	}
	if _, err := arena.Calibrate(setups, edition.Levels(), "9", "test", 1); err == nil {
		t.Error("a level that does not exist plays")
	}
}
