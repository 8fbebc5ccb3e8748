package hex_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/scene"
)

// TestTheBannerTellsOfABattle from its beginning, when it names the first phase that comes, to its end, and no longer.
func TestTheBannerTellsOfABattle(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["moloch","outpost"]}`))
	if err != nil {
		t.Fatal(err)
	}
	v := voice.English()
	s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g), "banner")
	if err != nil {
		t.Fatal(err)
	}
	rng, dress := game.NewStream(game.SeedOf("banner")), hex.New(v.For(s.Game))
	battles, fights, begun := 0, false, -1
	for !s.Result().Over {
		from, acts := s.StepCount(), s.Actions()
		if err := s.Play(acts[rng.Below(len(acts))].Move); err != nil {
			t.Fatal(err)
		}
		first, steps := s.Steps()
		for i := from - first; i < len(steps); i++ {
			p := dress.Paint(scene.Scene{Session: s, Past: steps[:i+1], Fresh: 1, Until: first + i + 1},
				&scene.Screen{TextScale: 1}, 1280, 720)
			m, _, _ := hex.LaidOut(p)
			switch e := steps[i].Event.(type) {
			case rules.BattleBegan:
				battles++
				fights, begun = true, i
			case rules.BattleEnded:
				fights = false
			case rules.PhaseBegan:
				if begun >= 0 {
					before := dress.Paint(scene.Scene{Session: s, Past: steps[:begun+1], Fresh: 1,
						Until: first + begun + 1}, &scene.Screen{TextScale: 1}, 1280, 720)
					was, _, _ := hex.LaidOut(before)
					if want := fmt.Sprint("Phase ", e.Initiative); was.Banner.Sub != want {
						t.Errorf("before %q the banner says %q", want, was.Banner.Sub)
					}
					begun = -1
				}
			}
			if said := m.Banner.Title == v.T("banner.battle"); said != fights {
				t.Fatalf("at %q the banner says %q, in a battle: %v", steps[i].Event.Name(), m.Banner.Title, fights)
			}
		}
		if !s.Result().Over {
			if err := s.Sit(s.Turn()); err != nil {
				t.Fatal(err)
			}
		}
	}
	if battles < 2 {
		t.Errorf("only %d battles were fought", battles)
	}
}
