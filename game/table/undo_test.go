package table_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// TestFinalTellsWhatCannotBeUndone plays a game and checks before every move
// whether it can be taken back, and made again.
func TestFinalTellsWhatCannotBeUndone(t *testing.T) {
	rng := game.NewStream(game.SeedOf("final"))
	s := begin(t, convoy.Outpost, "final")
	undone := 0
	for toTurn(t, s); !s.Result().Over; toTurn(t, s) {
		actions := s.Actions()
		a := actions[rng.Below(len(actions))]
		before, final := s.View().Pack(), s.Final(a)
		if err := s.Do(a.ID); err != nil {
			t.Fatal(err)
		}
		if s.Result().Over {
			break
		}
		if s.CanUndo() == final {
			t.Fatalf("%s: can be undone %v, and yet final %v", a.ID, s.CanUndo(), final)
		}
		if final {
			continue
		}
		after := s.View().Pack()
		if err := s.Undo(); err != nil || s.View().Pack() != before || !s.CanRedo() {
			t.Fatalf("undoing %s: %v", a.ID, err)
		}
		if err := s.Redo(); err != nil || s.View().Pack() != after || s.CanRedo() {
			t.Fatalf("redoing %s: %v", a.ID, err)
		}
		undone++
	}
	if undone < 5 {
		t.Errorf("only %d moves could be undone", undone)
	}
}

// TestStepsLeadToThePresent checks that the last step of every move shows the
// position after it, as far as both sides see it.
func TestStepsLeadToThePresent(t *testing.T) {
	s := begin(t, convoy.Moloch, "steps")
	for toTurn(t, s); !s.Result().Over; toTurn(t, s) {
		if err := s.Do(s.Actions()[0].ID); err != nil {
			t.Fatal(err)
		}
		first, steps := s.Steps()
		if first+len(steps) != s.StepCount() {
			t.Fatalf("%d steps from %d on are not %d", len(steps), first, s.StepCount())
		}
		now, last := s.View().(*convoy.View), steps[len(steps)-1].View(convoy.Moloch).(*convoy.View)
		for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
			if now.In[c] != last.In[c] || now.Towns[c] != last.Towns[c] {
				t.Fatalf("after %q city %d differs from the present", steps[len(steps)-1].Event.Name(), c)
			}
		}
	}
}
