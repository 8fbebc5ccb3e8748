package foresee_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/convoy/think"
)

// TestHopelessMeansNoRescue checks in random games that where a battle is called hopeless, no one or two moves would
// win it, so that the tip and the question at the end of an attack do not contradict each other.
func TestHopelessMeansNoRescue(t *testing.T) {
	hopeless := 0
	for k := range 300 {
		s := think.Rules{}.New(game.SeedOf(fmt.Sprint("hopeless ", k))).(*convoy.State)
		rng := game.NewStream(game.SeedOf(fmt.Sprint("moves ", k)))
		var buf []game.Move
		for !s.Result().Over {
			v := s.View(s.Turn()).(*convoy.View)
			if (v.Phase == convoy.MolochAttack || v.Phase == convoy.OutpostAttack) && think.Hopeless(v, s.Legal(nil)) {
				hopeless++
				if rescue := foresee.Rescue(v); rescue != nil {
					t.Fatalf("game %d: city %d is hopeless, and won by %s", k, v.Active,
						think.Rules{}.MoveText(rescue[0].Move))
				}
			}
			buf = s.Legal(buf[:0])
			if err := s.Apply(buf[rng.Below(len(buf))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if hopeless < 50 {
		t.Errorf("only %d battles were hopeless", hopeless)
	}
}
