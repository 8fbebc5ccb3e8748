package lab

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex/think"
)

// TestShippedNumbersAreOfTheCourse checks that the record beside the numbers is of this tuning, see
// [editiontest.Tuned], and that the numbers are no guess.
func TestShippedNumbersAreOfTheCourse(t *testing.T) {
	n, err := think.ReadNumbers(editiontest.Tuned(t, Tuning(), "quick.txt"))
	if err != nil || n == think.Guessed {
		t.Errorf("the numbers that ship are %v (%v)", n, err)
	}
}
