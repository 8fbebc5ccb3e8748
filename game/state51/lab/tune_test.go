package lab

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51/think"
)

// TestShippedNumbersAreOfTheCourse, see [editiontest.Tuned]; and they are no guess.
func TestShippedNumbersAreOfTheCourse(t *testing.T) {
	n, err := think.ReadNumbers(editiontest.Tuned(t, Tuning(), "found.txt"))
	if err != nil || n == think.Guessed {
		t.Errorf("the numbers that ship are %v (%v)", n, err)
	}
}
