package lab

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51/think"
)

// TestShippedNumbersAreOfTheCourse runs the checks of [editiontest.Tuned], and checks that the numbers are not the
// guessed ones.
func TestShippedNumbersAreOfTheCourse(t *testing.T) {
	n, err := think.ReadNumbers(editiontest.Tuned(t, Tuning(), "found.txt"))
	if err != nil || n == think.Guessed {
		t.Errorf("the numbers that ship are %v (%v)", n, err)
	}
}
