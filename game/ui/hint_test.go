package ui

import (
	"strings"
	"testing"
)

// TestPlansReadDifferently: so many steps are told that a plan differs from all
// before, and one that does not is left out.
func TestPlansReadDifferently(t *testing.T) {
	told := [][]string{strings.Fields("scorn hunter done"), strings.Fields("kid done")}
	for _, x := range []struct {
		steps string
		shown int
		isNew bool
	}{
		{"runner done", 2, true},
		{"scorn hunter done", 0, false},
		{"scorn brute done", 2, true},
		{"scorn hunter kid done", 3, true},
		{"scorn hunter", 3, true}, // it ends where the other goes on
		{"kid done", 0, false},
	} {
		shown, isNew := tellApart(strings.Fields(x.steps), told, 2)
		if shown != x.shown || isNew != x.isNew {
			t.Errorf("%s: %d steps, %v, want %d, %v", x.steps, shown, isNew, x.shown, x.isNew)
		}
	}
}
