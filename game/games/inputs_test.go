package games_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
)

// TestInputsShowNothingHidden checks, in every position of random games of all kinds, that the inputs of a learned
// player are numbered below Inputs and the same in every world that looks the same to its seat.
func TestInputsShowNothingHidden(t *testing.T) {
	learned := 0
	for _, each := range every.Games(t) {
		l, ok := each.Game.(game.Learner)
		if !ok {
			continue
		}
		learned++
		t.Run(each.Name, func(t *testing.T) {
			s, world := each.Game.New(game.SeedOf("inputs")), each.Game.Blank()
			rng := game.NewStream(game.SeedOf("inputs of " + each.Name))
			for !s.Result().Over {
				for i, info := range each.Game.Seats() {
					if info.Scripted {
						continue
					}
					seat := game.Seat(i)
					s.View(seat).Sample(&rng, world)
					seen, prior := l.ActiveInputs(s, seat, nil)
					other, otherPrior := l.ActiveInputs(world, seat, nil)
					if prior != otherPrior || !slices.Equal(seen, other) {
						t.Fatalf("seat %d sees what it cannot know in %s:\n%v\n%v", seat, s.Position(), seen, other)
					}
					if len(seen) > 0 && int(slices.Max(seen)) >= l.Inputs() {
						t.Fatalf("input %d is not below %d", slices.Max(seen), l.Inputs())
					}
				}
				legal := s.Legal(nil)
				if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
	if learned == 0 {
		t.Error("no game can be learned")
	}
}
