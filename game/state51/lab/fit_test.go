package lab

import (
	"io"
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/edition/editiontest"
)

// TestTheRoundStartIsFitted checks that the same games give the same weights, and that these tell something.
func TestTheRoundStartIsFitted(t *testing.T) {
	f := Fitting{Games: 60, Level: bot.Level{Name: "greedy", New: bot.ByJudgement(0, 0)}, Epochs: 3, Shrink: 1e-5}
	w, err := f.Run(io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := f.Run(io.Discard); err != nil || again != w {
		t.Errorf("a second fitting finds other weights: %v", err)
	}
	if w[0] <= 0 {
		t.Errorf("points count for %v", w[0])
	}
}

// TestShippedNumbersAreOfTheCourse checks the numbers of the tuning, see [editiontest.Tuned].
func TestShippedNumbersAreOfTheCourse(t *testing.T) { editiontest.Tuned(t, Tuning(), "found.txt") }
