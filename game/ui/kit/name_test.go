package kit

import (
	"strings"
	"testing"
)

// TestANameWithoutRoom: if the window is so small that the room for a name is negative, the name keeps its letters and
// nothing panics.
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
