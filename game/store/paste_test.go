package store_test

import (
	"slices"
	"testing"

	"onelongnight/game/store"
)

// TestCleanTakesAwayWhatNobodyMeant checks that zero-width characters, quote marks and percent escapes are removed.
func TestCleanTakesAwayWhatNobodyMeant(t *testing.T) {
	for text, want := range map[string]string{
		"\ufeffAb\u200bc\u00ad-d":    "Abc-d",
		"> Ab\n> cd\r\n>> ef | g":    "Ab\ncd\r\nef | g",
		"%23replay%3DAb%5fc":         "#replay=Ab_c",
		"100 % of it, 5%zz, and 12%": "100 % of it, 5%zz, and 12%",
	} {
		if got := store.CleanPaste(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

// TestRunsAreTheLongestFirst checks that words after a code are first taken for a part of it, then left out.
func TestRunsAreTheLongestFirst(t *testing.T) {
	got := slices.Collect(store.PastedRuns("Ab\nc-d thanks a lot! more"))
	if want := []string{"Abc-dthanksalot", "Abc-dthanksa", "Abc-dthanks", "Abc-d", "Ab"}; !slices.Equal(got, want) {
		t.Errorf("the runs are %q, want %q", got, want)
	}
	got = store.PastedAfter("so kee\n p1.Ab keep keep1. cd", "keep1.")
	if !slices.Equal(got, []string{"Ab keep ", " cd"}) {
		t.Errorf("after the marks stand %q", got)
	}
	if got := slices.Collect(store.PastedWords("see (`Abcdef`) or „ghijkl“.", 5)); !slices.Equal(got,
		[]string{"Abcdef", "ghijkl"}) {
		t.Errorf("the words are %q", got)
	}
}
