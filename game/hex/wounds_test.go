package hex

import (
	"fmt"
	"testing"

	"onelongnight/game"
)

// TestAHitIsToldWhenItHasWounded checks that the position after the event of a hit has its wounds already (7.9).
func TestAHitIsToldWhenItHasWounded(t *testing.T) {
	hits := 0
	for n := range 30 {
		g, err := Rules{}.Open([]byte(`{"mode":"duel","seats":["moloch","outpost"]}`))
		if err != nil {
			t.Fatal(err)
		}
		s := g.New(game.SeedOf(fmt.Sprint(n))).(*State)
		rng, before := game.NewStream(game.SeedOf(fmt.Sprint("hits ", n))), s.Cells
		log := &game.Log{Watch: func(e game.Event) {
			if hit, ok := e.(Hit); ok && !hit.Unit.Is(Headquarters) {
				h, hp := s.Find(hit.Unit), kinds[hit.Unit.Kind()].HP
				want := min(before[h].Wounds+uint8(hit.Wounds), hp)
				if hits++; s.Cells[h].Wounds != want {
					t.Errorf("game %d: %d wounds after %v, not %d", n, s.Cells[h].Wounds, hit, want)
				}
			}
			before = s.Cells
		}}
		for !s.Result().Over {
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.Below(len(legal))], log); err != nil {
				t.Fatal(err)
			}
		}
	}
	if hits < 100 {
		t.Errorf("only %d units were hit", hits)
	}
}
