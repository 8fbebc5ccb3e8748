package convoy_test

import (
	"slices"
	"testing"

	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/convoy"
	"onelongnight/game/ui/scene"
)

// TestNothingIsGoldWhileItIsWeighed checks that a golden button that ends an attack loses its gold while moves are only
// being weighed.
func TestNothingIsGoldWhileItIsWeighed(t *testing.T) {
	s := convoy.Begin(t, 0, "gold")
	gold := func(screen *scene.Screen) []string {
		return convoy.Gold(convoy.New(voice.English()).Paint(scene.Scene{Session: s}, screen, 1280, 720))
	}
	for !s.MyTurn() || !slices.Contains(gold(&scene.Screen{TextScale: 1}), "done") {
		convoy.PlayOn(t, s)
	}
	if list := gold(&scene.Screen{TextScale: 1, Panel: scene.HintPanel, Mind: true}); slices.Contains(list, "done") {
		t.Errorf("while it is weighed gold are %v", list)
	}
}
