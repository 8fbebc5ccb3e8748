package convoy

import (
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// playedTo is a game of level 1 on both sides, a few battles on, or to its end.
func playedTo(t *testing.T, over bool) *table.Session {
	t.Helper()
	g, err := think.Rules{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Begin(g, func(game.Game) table.Voice { return voice.English() }, table.Against(g, rules.Outpost, "1"), "secrets")
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !s.Result().Over && (over || n < 60); n++ {
		moves := s.LegalMoves()
		if err := s.Play(moves[n%len(moves)]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestSecretsOfARecap: in a game that has ended all hands can be seen, or none; in one that goes on nothing but the own,
// whatever is asked for.
func TestSecretsOfARecap(t *testing.T) {
	b := struct{ hand, both, none int }{}
	for _, over := range []bool{false, true} {
		s := playedTo(t, over)
		for secrets, count := range map[scene.Secrets]*int{scene.OwnSecrets: &b.hand, scene.AllSecrets: &b.both, scene.NoSecrets: &b.none} {
			_, steps := s.Steps()
			screen := &scene.Screen{Panel: scene.RecapPanel, Secrets: secrets}
			p := New(voice.English()).Paint(scene.Scene{Session: s, Past: steps[:len(steps)/2], Fresh: 1, Until: len(steps) / 2}, screen, 1280, 720)
			*count = len(seen(p).model.Hand)
		}
		view := func(seat game.Seat) *rules.View {
			_, steps := s.Steps()
			return steps[len(steps)/2-1].View(seat).(*rules.View)
		}
		own, other := view(s.Viewer()).Own.Len(), view(rules.Other(s.Viewer())).Own.Len()
		if other == 0 {
			t.Fatal("nobody has a secret: this proves nothing")
		}
		switch {
		case b.hand != own:
			t.Errorf("over %v: %d are seen of an own hand of %d", over, b.hand, own)
		case over && (b.both != own+other || b.none != 0):
			t.Errorf("over: of %d and %d are seen %d, and %d of none", own, other, b.both, b.none)
		case !over && (b.both != own || b.none != own):
			t.Errorf("under way: of an own hand of %d are seen %d and %d", own, b.both, b.none)
		}
	}
}
