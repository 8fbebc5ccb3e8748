package board

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"testing"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// TestEveryIconHasADrawing checks that icons.go and the drawings in package art have the same icons.
func TestEveryIconHasADrawing(t *testing.T) {
	text, err := os.ReadFile("icons.go")
	if err != nil {
		t.Fatal(err)
	}
	var named []string
	for _, m := range regexp.MustCompile(`kit\.Icon += "(\w+)"|Icon\w+ += "(\w+)"|Icon = "(\w+)"`).FindAllSubmatch(text,
		-1) {
		named = append(named, string(slices.Concat(m[1], m[2], m[3])))
	}
	slices.Sort(named)
	if drawn := slices.Sorted(maps.Keys(kit.Blocks(art.Icons))); !slices.Equal(named, drawn) {
		t.Errorf("the code names %v, the drawings are of %v", named, drawn)
	}
}
