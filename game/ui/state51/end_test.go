package state51_test

import (
	"strings"
	"testing"

	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// TestTheEndAddsUpOneWay: the sum that is told with the points, and the boxes beside it, are the same numbers, with a
// leader in play; a sheet says them too.
func TestTheEndAddsUpOneWay(t *testing.T) {
	s := from(t, []byte(purses))
	w, h := resumed(t, s, "speed=0 tips=off", windows[0])
	w.Press("pile:b")
	if read := h.Read(); !strings.Contains(read, "Points: 2 (cards 2, on them 0, on the base 0).") {
		t.Errorf("a sheet says %s", read)
	}
	if err := s.Concede(); err != nil {
		t.Fatal(err)
	}
	for seat, want := range []string{"New York: 1, 1 + 0 + 0", "Mutants: 2, 2 + 0 + 0"} {
		p := paint(s, &scene.Screen{TextScale: 1, Panel: scene.EndPanel}, windows[0])
		if _, said := p.Over(); !strings.Contains(panel.PlainText(said), want) {
			t.Errorf("of seat %d is said %q", seat, said)
		}
	}
}
