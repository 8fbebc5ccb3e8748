package hex_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// TestNothingIsGoldWhileItIsWeighed: the button that ends a turn is gold, but not while moves are only weighed.
func TestNothingIsGoldWhileItIsWeighed(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["moloch","outpost"]}`))
	if err != nil {
		t.Fatal(err)
	}
	v := voice.English()
	s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g), "gold")
	if err != nil {
		t.Fatal(err)
	}
	end := func(a table.Action) bool { return a.ID == "end" }
	for !slices.ContainsFunc(s.Actions(), end) {
		if err := s.Play(s.Actions()[0].Move); err != nil {
			t.Fatal(err)
		}
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
	}
	for _, screen := range []*scene.Screen{{TextScale: 1}, {TextScale: 1, Panel: scene.HintPanel, Mind: true}} {
		m, _, _ := hex.LaidOut(hex.New(v.For(s.Game)).Paint(scene.Scene{Session: s}, screen, 1280, 720))
		i := slices.IndexFunc(m.Buttons, func(b furniture.Button) bool { return b.ID == "end" })
		if i < 0 || (m.Buttons[i].Style == panel.StyleMain) == screen.Mind {
			t.Errorf("while it is weighed (%v) the buttons are %+v", screen.Mind, m.Buttons)
		}
	}
}
