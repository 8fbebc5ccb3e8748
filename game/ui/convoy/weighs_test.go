package convoy_test

import (
	"slices"
	"testing"

	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy"
	"onelongnight/game/ui/scene"
)

// TestNothingIsGoldWhileItIsWeighed checks that the button that ends an attack is gold, but not while moves are only
// being weighed.
func TestNothingIsGoldWhileItIsWeighed(t *testing.T) {
	s := convoy.Begin(t, 0, "gold")
	done := func(a table.Action) bool { return a.ID == "done" }
	for !s.MyTurn() || !slices.ContainsFunc(s.Actions(), done) {
		convoy.PlayOn(t, s)
	}
	for _, screen := range []*scene.Screen{{TextScale: 1}, {TextScale: 1, Panel: scene.HintPanel, Mind: true}} {
		p := convoy.New(voice.English()).Paint(scene.Scene{Session: s}, screen, 1280, 720)
		if gold := convoy.Gold(p); slices.Contains(gold, "done") == screen.Mind {
			t.Errorf("while it is weighed (%v) gold are %v", screen.Mind, gold)
		}
	}
}
