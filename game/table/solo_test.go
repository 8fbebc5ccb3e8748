package table_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
)

// TestAScriptedSeatAnswers: what a scripted seat does within a person's move does not count as the person's, begins
// another turn to go back to, and is among the events since their move.
func TestAScriptedSeatAnswers(t *testing.T) {
	g, err := solo.Kind{}.Open(solo.Setups()[1])
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Begin(g, voice.NewSolo, table.Against(g, solo.Walker, ""), "answers")
	if err != nil {
		t.Fatal(err)
	}
	var turns []int // number of moves at the beginning of each turn
	begun := 0
	for range 8 {
		if err := s.Do(s.Actions()[0].ID); err != nil {
			t.Fatal(err)
		}
		hunted := false
		_, steps := s.Steps()
		for _, step := range steps {
			if step.Move != s.MoveCount() {
				continue
			}
			hunted = hunted || step.Event.Who() == solo.Hunter
			if step.Mine == hunted {
				t.Errorf("move %d: a step of %s is the person's: %v", step.Move, step.Event.Name(), step.Mine)
			}
		}
		if since := s.Since(); (len(since) > 0) != hunted || hunted && since[0].Who() != solo.Hunter {
			t.Errorf("since move %d there is %v", s.MoveCount(), since)
		}
		turns = append(turns, begun)
		if hunted {
			begun = s.MoveCount()
		}
	}
	if turns[len(turns)-1] == 0 {
		t.Fatal("the hunter never answers, so this shows nothing")
	}
	if err := s.Rewind(); err != nil || s.MoveCount() != turns[len(turns)-1] || s.Turn() == game.NoSeat {
		t.Errorf("going back to the turn leaves %d moves, not %d: %v", s.MoveCount(), turns[len(turns)-1], err)
	}
}
