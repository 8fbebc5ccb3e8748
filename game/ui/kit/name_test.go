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

// TestAHyphenOfAWordIsNotDoubled: a word that has a hyphen is broken there, however little room its line has, and gets
// no other one.
func TestAHyphenOfAWordIsNotDoubled(t *testing.T) {
	const word, size = "Station-service", 12
	head := Width(Body, size, 0, "Station-")
	for _, room := range []float64{0, 1, Width(Body, size, 0, "--")} {
		var wrapped []string
		for _, line := range Wrap(Body, size, word, head+room) {
			text := ""
			for _, run := range line {
				text += run.Text
			}
			wrapped = append(wrapped, text)
		}
		named := NameLines(Style{Face: Body, Size: size, Squeeze: 1}, word, head+room, 2)
		for how, lines := range map[string][]string{"wrapped": wrapped, "named": named} {
			if len(lines) != 2 || lines[0] != "Station-" {
				t.Errorf("%s with %g more than its first part, it becomes %q", how, room, lines)
			}
		}
	}
}
