package panel

import (
	"fmt"
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// TestLevelsSayWhoTheyAre: by name where all names have room, else by number, with the name of the chosen one above.
func TestLevelsSayWhoTheyAre(t *testing.T) {
	text := func(key string, args ...any) string { return key + fmt.Sprint(args...) }
	list := []scene.Command{{ID: "play", Label: "Play"}}
	for i, name := range []string{"1, recruit", "2, soldier", "3, sergeant", "4, captain", "5, general",
		"6, the machine"} {
		list = append(list, scene.Command{ID: "level-" + name[:1], Label: name[:1], Sub: name,
			Place: scene.SmallCommand, Chosen: i == 1})
	}
	title := FirstScreen(&scene.Screen{Panel: scene.TitlePanel, Commands: list}, text)
	for width, want := range map[float64][2]string{360: {"6", title.Label}, 1280: {"6, the machine", title.Row}} {
		p := title.place(kit.NewWindow(width, 720, 1))
		if got := [2]string{p.small[5].Label, p.label}; got != want {
			t.Errorf("%g wide: %q, not %q", width, got, want)
		}
		for _, b := range p.small {
			if b.Sub != "" {
				t.Errorf("%g wide: %q has the second line %q", width, b.Label, b.Sub)
			}
		}
	}
}
