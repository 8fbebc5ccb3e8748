package state51_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/state51/think"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
)

// TestADraftCountsSpoils checks that the marks below a card of the row count what the coming production brings,
// including spoils that can then be cashed in.
func TestADraftCountsSpoils(t *testing.T) {
	for spoils, want := range map[string]bool{"": false, `"spoils":["truck-stop-1"],`: true} {
		s := from(t, fmt.Appendf(nil, `{"game":"state51","version":1,"phase":"draft","round":3,"first":"a","turn":"a",
			"pick":1,"row":["barracks","pub","dump","oil-rig","market"],"deck":["road-1"],"seats":[
			{"faction":"new-york",%s"base":{}},{"faction":"mutants"}]}`, spoils))
		m, _ := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, windows[0]))
		if cooperate := m.Draft.Row[0].Ways[1]; cooperate.Open != want {
			t.Errorf("with %q the mark for %v is %v", spoils, cooperate.Way, cooperate.Open)
		}
	}
}

// TestALeaderNeedsNoWorkers checks that the hint that workers make actions run is given only if they can run one; a
// leader acts without them.
func TestALeaderNeedsNoWorkers(t *testing.T) {
	for more, want := range map[string]bool{"": false, `"locations":[{"id":"gunsmith-1"}],`: true} {
		s := from(t, fmt.Appendf(nil, `{"game":"state51","version":1,"phase":"actions","round":3,"first":"a","turn":"a",
			"deck":["road-1"],"seats":[{"faction":"new-york","leader":{"id":"baby-swift"},"hand":["pub","dump"],%s
			"base":{"worker":3,"gun":2,"scrap":1,"fuel":1,"brick":1}},{"faction":"mutants"}]}`, more))
		var legal []game.Move
		for _, a := range s.Actions() {
			legal = append(legal, a.Move)
		}
		said := s.Game.(think.Game).Fitting(s.View(), legal, nil, nil)
		if slices.Contains(said, "work") != want {
			t.Errorf("with %q what is told is %v", more, said)
		}
	}
}
