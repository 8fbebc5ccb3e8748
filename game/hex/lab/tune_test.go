package lab

import (
	"testing"

	"onelongnight/game/bot/bottest"
	"onelongnight/game/hex/think"
)

// TestShippedNumbersAreOfTheCourse, see [bottest.Tuned]; and they are no guess.
func TestShippedNumbersAreOfTheCourse(t *testing.T) {
	n, err := think.ReadNumbers(bottest.Tuned(t, Tuning(), "quick.txt"))
	if err != nil || n == think.Guessed {
		t.Errorf("the numbers that ship are %v (%v)", n, err)
	}
}
