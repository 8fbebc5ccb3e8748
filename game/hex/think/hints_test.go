package think_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
)

// TestMobileIsSaidOfMobileUnits checks that while a Move tile moves a unit nobody is told that the unit is mobile.
func TestMobileIsSaidOfMobileUnits(t *testing.T) {
	g, rng := open(t, ""), game.NewStream(game.SeedOf("mobile"))
	said, moved := 0, 0
	for range 20 {
		s := g.New(game.SeedOf(string(rune('a' + rng.Below(26))))).(*hex.State)
		for !s.Result().Over {
			legal := s.Legal(nil)
			view := s.View(s.Turn()).(*hex.View)
			has := slices.Contains(g.(game.Hinter).Fitting(view, legal, nil, nil), "mobile")
			if view.Ask == hex.AskMove {
				moved++
			}
			if has {
				said++
			}
			if has && view.Ask != hex.AskAct {
				t.Fatalf("it is said while %d is asked", view.Ask)
			}
			if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if said == 0 || moved == 0 {
		t.Errorf("it was said %d times, and a unit was moved by a tile %d times", said, moved)
	}
}
