package kit

import (
	"strings"
	"testing"
)

// TestANameWithoutRoom: in a window so small that a card has less than no room for its name, the name keeps its
// letters and nothing panics.
func TestANameWithoutRoom(t *testing.T) {
	for _, w := range []float64{-5, 0, 0.5} {
		for _, name := range []string{"Rusty", "Őr", "A", ""} {
			lines := NameLines(Style{Size: 12}, name, w, 2)
			if got := strings.ReplaceAll(strings.Join(lines, ""), "-", ""); got != name {
				t.Errorf("%q in a width of %g becomes %q", name, w, lines)
			}
		}
	}
}
