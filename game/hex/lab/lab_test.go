package lab

import (
	"math"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot/train"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex/think"
)

// TestTheNetBeginsWithTheJudgement checks that before the net has learned anything it says of every position what the
// quick judgement says.
func TestTheNetBeginsWithTheJudgement(t *testing.T) {
	course := Course()
	if !course.FromPrior {
		t.Fatal("it begins from nothing")
	}
	for _, setup := range course.Setups[len(course.Setups)-10:] {
		g := setup.(think.Game)
		trainer := train.New([]game.Game{g}, "prior")
		trainer.FromPrior()
		net := trainer.Net()
		s, rng := g.New(game.SeedOf("prior")), game.NewStream(game.SeedOf("prior"))
		for n := 0; n < 60 && !s.Result().Over; n++ {
			seat := s.Turn()
			active, prior := g.ActiveInputs(s, seat, nil)
			if says, judged := net.Value(0, active, prior), g.JudgeQuickly(s, seat); math.Abs(says-judged) > 0.05 {
				t.Fatalf("the net says %.3f, the judgement %.3f of %s", says, judged, s.Position())
			}
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestShippedNumbersAreOfTheCourse checks the numbers of the tuning, see [editiontest.Tuned].
func TestShippedNumbersAreOfTheCourse(t *testing.T) { editiontest.Tuned(t, Tuning(), "quick.txt") }
