package think_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
)

// TestContaminationIsSpokenOfInTime checks that nobody is contaminated by what they explore before the hint about that
// fits, and that whoever has been contaminated otherwise is told when they next explore.
func TestContaminationIsSpokenOfInTime(t *testing.T) {
	explored, later := 0, 0
	for n := range 60 {
		_, g, s, err := game.Deal(think.Rules{}, []byte([]string{`{}`, `{"seats":2}`}[n%2]), fmt.Sprint("taint", n))
		if err != nil {
			t.Fatal(err)
		}
		rng := game.NewStream(game.SeedOf(fmt.Sprint("taint", n)))
		var told, hit [game.MaxSeats]bool
		for !s.Result().Over {
			seat, legal := s.Turn(), s.Legal(nil)
			v := s.View(seat).(*aurora.View)
			fits := slices.Contains(g.(game.Hinter).Fitting(v, legal, nil, nil), "contaminate")
			told[seat] = told[seat] || fits
			tainted := false
			for _, m := range v.Convoys[seat].Crew[:v.Convoys[seat].CrewN] {
				tainted = tainted || m.Contamination > 0
			}
			if v.Ask == aurora.AskExplore && tainted && !fits {
				t.Fatalf("game %d: somebody is contaminated, and nothing is said", n)
			}
			var log game.Log
			if err := s.Apply(legal[rng.Below(len(legal))], &log); err != nil {
				t.Fatal(err)
			}
			for _, e := range log.Events {
				if !game.Is[aurora.Contaminated](e) || e.Who() != seat || hit[seat] {
					continue
				}
				hit[seat] = true
				if v.Phase != aurora.PhaseExploration {
					later++
					continue
				}
				if explored++; !told[seat] {
					t.Fatalf("game %d: seat %d is contaminated before it is spoken of", n, seat)
				}
			}
		}
	}
	if explored == 0 || later == 0 {
		t.Errorf("%d were contaminated by what they explored, %d later", explored, later)
	}
}
