package kit

import (
	"os"
	"regexp"
	"testing"
)

// TestEveryIconHasADrawing: the names in icon.go and the drawings in sprites/icons/icons.txt are the same.
func TestEveryIconHasADrawing(t *testing.T) {
	source, err := os.ReadFile("icon.go")
	if err != nil {
		t.Fatal(err)
	}
	named := map[Icon]bool{}
	for _, m := range regexp.MustCompile(`Icon\w+ +Icon = "(\w+)"`).FindAllSubmatch(source, -1) {
		named[Icon(m[1])] = true
		if drawings()[Icon(m[1])] == nil {
			t.Errorf("icon %s has no drawing", m[1])
		}
	}
	for _, i := range Icons() {
		if !named[i] {
			t.Errorf("nobody names the icon %s", i)
		}
	}
}
