package aurora

import (
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/ui/scene"
)

// TestTheCardOfTheAutomaIsToldWhole: its name, what it looks for, and why it does what it does, in every language and
// on a phone too.
func TestTheCardOfTheAutomaIsToldWhole(t *testing.T) {
	told := map[string]bool{}
	for n := range 3 {
		s := Begin(t, `{"seats":1}`, "automa"+string(rune('0'+n)))
		rng := game.NewStream(game.SeedOf("automa"))
		for !s.Result().Over {
			list, from := s.Actions(), s.StepCount()
			if err := s.Play(list[rng.Below(len(list))].Move); err != nil {
				t.Fatal(err)
			}
			first, steps := s.Steps()
			k := newSkin(t, s)
			for _, b := range k.Beats(first, steps) {
				e := steps[b.Last-first].Event
				if b.Last < from || !game.Is[rules.ActionTurned](e) && !game.Is[rules.ActionEnded](e) {
					continue
				}
				of := scene.Scene{Session: s, Past: steps[:b.Last-first+1], Fresh: 1, Until: b.Last + 1}
				if what := steps[b.Last-first].Text; !told[what] {
					told[what] = true
					uncut(t, s, of, b.Length)
				}
			}
		}
	}
	if len(told) < 10 {
		t.Errorf("only %d kinds of actions were seen", len(told))
	}
}
