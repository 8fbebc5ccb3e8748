package state51_test

import (
	"fmt"
	"testing"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	look "onelongnight/game/ui/state51"
)

// TestMoreRivalsAreShownQuicker checks that actions are shown for a shorter time the more rivals there are, but always
// long enough to see the card.
func TestMoreRivalsAreShownQuicker(t *testing.T) {
	var took [5]float64
	for seats := 2; seats <= 4; seats++ {
		s := seated(t, fmt.Sprintf(`{"seats":%d}`, seats), "haste")
		bare, _ := rules.Of(s.Game)
		skin := look.New(bare, voice.English().For(s.Game))
		for n := 0; took[seats] == 0 && n < 400; n++ {
			if err := s.Sit((s.Turn() + 1) % 2); err != nil {
				t.Fatal(err)
			}
			from := s.StepCount()
			if err := s.Play(s.LegalMoves()[0]); err != nil {
				t.Fatal(err)
			}
			first, steps := s.Steps()
			for _, b := range skin.Beats(from, steps[from-first:]) {
				if _, ok := steps[b.First-first].Event.(rules.Played); ok && !steps[b.First-first].Mine {
					took[seats] = b.Length
				}
			}
		}
	}
	if took[2] >= 900 || took[3] >= took[2] || took[4] >= took[3] || took[4] < 300 {
		t.Errorf("a play is shown for %v ms", took[2:])
	}
}
