package hex_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/scene"
)

// TestArmourRings: each shot that armour stops wholly (7.4) is seen in its phase as one that is
// stopped, also where nothing else happens in it.
func TestArmourRings(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["moloch","outpost"]}`))
	if err != nil {
		t.Fatal(err)
	}
	v := voice.English()
	stopped, alone := 0, 0
	for n := range 40 {
		s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g),
			fmt.Sprint("armour ", n))
		if err != nil {
			t.Fatal(err)
		}
		rng, dress := game.NewStream(game.SeedOf(fmt.Sprint(n))), hex.New(v.For(s.Game))
		for !s.Result().Over {
			from := s.StepCount()
			acts := s.Actions()
			if err := s.Play(acts[rng.Below(len(acts))].Move); err != nil {
				t.Fatal(err)
			}
			first, steps := s.Steps()
			for _, b := range dress.Beats(from, steps[from-first:]) {
				if !game.Is[rules.PhaseBegan](steps[b.First-first].Event) {
					continue
				}
				last := b.First
				for i := b.First; i <= b.Last; i++ {
					if e := steps[i-first].Event; game.Is[rules.Hit](e) || game.Is[rules.Absorbed](e) {
						last = i
					}
				}
				want := 0
				for _, a := range foresee.Accounts(steps[last-first].View(0).(*rules.View)) {
					if a.Wounds == 0 {
						want++
					}
				}
				p := dress.Paint(scene.Scene{Session: s, Past: steps[:b.Last+1-first], Fresh: b.Last + 1 - b.First,
					Until: b.Last + 1}, &scene.Screen{TextScale: 1}, 1280, 720)
				m, _, _ := hex.LaidOut(p)
				got := 0
				for _, h := range m.Hits {
					if h.Kind == board.Stopped {
						got++
					}
				}
				if got != want {
					t.Fatalf("of %d shots that armour stops %d are seen", want, got)
				}
				stopped += got
				if b.First == b.Last {
					alone++
				}
			}
			if !s.Result().Over {
				if err := s.Sit(s.Turn()); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if stopped < 5 || alone < 1 {
		t.Errorf("%d shots stopped, %d of them alone in their phase, prove little", stopped, alone)
	}
}
