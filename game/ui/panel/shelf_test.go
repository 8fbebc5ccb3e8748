package panel_test

import (
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/uitest"
)

// TestTheNameOfTheShelfIsWhole: beside as many buttons in the corner as a page has, on a phone too.
func TestTheNameOfTheShelfIsWhole(t *testing.T) {
	for _, size := range windows {
		w := kit.NewWindow(size[0], size[1], 1)
		for n := range 6 {
			shelf := &panel.Shelf{Word: "One Long Night", Corner: buttons("A", "B", "C", "D", "E")[:n],
				Games: []panel.ShelfGame{{Title: "A"}, {Title: "B"}}}
			var cut []string
			c := kit.NewCanvas(uitest.NewDevice(int(size[0]), int(size[1])))
			c.Watch(func(text string) { cut = append(cut, text) })
			c.Begin(1)
			panel.NewLayout(panel.Open{Title: shelf}, w, nil).Draw(c, 0)
			c.End()
			if len(cut) > 0 {
				t.Errorf("%v, with %d buttons: no room for %q", size, n, cut)
			}
		}
	}
}
