package table_test

import (
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// TestARestrictionLeavesFewerMoves: in the list, in what lights up, and when something else is touched, which says why.
// It stays when moves are made and undone, and ends when it is lifted.
func TestARestrictionLeavesFewerMoves(t *testing.T) {
	s := begin(t, convoy.Outpost, "restricted")
	toTurn(t, s)
	all := s.Actions()
	if len(all) < 2 {
		t.Fatalf("there is nothing to restrict: %v", all)
	}
	one := all[len(all)-1]
	if err := s.Restrict(table.Restriction{Allows: func(m game.Move) bool { return m == one.Move },
		Why: "not now"}); err != nil {
		t.Fatal(err)
	}
	if list := s.Actions(); len(list) != 1 || list[0].ID != one.ID {
		t.Fatalf("one may do %v, not %s", list, one.ID)
	}
	for _, spot := range s.Next() {
		if spot != one.Path[0] {
			t.Errorf("%s lights up", spot)
		}
	}
	for _, a := range all {
		if a.Path[0] == one.Path[0] {
			continue
		}
		if done, err := s.Touch(a.Path[0]); err != nil || done.Played || done.Refused != "not now" {
			t.Errorf("a touch of %s: %+v, %v", a.Path[0], done, err)
		}
	}
	if err := s.Do(all[0].ID); err == nil {
		t.Error("another move can be made")
	}
	if len(s.LegalMoves()) != len(all) {
		t.Errorf("%d moves are legal, not %d", len(s.LegalMoves()), len(all))
	}
	if err := s.Restrict(table.Restriction{}); err != nil || len(s.Actions()) != len(all) {
		t.Errorf("without it one may do %v, %v", s.Actions(), err)
	}
}

// TestAMissionIsNoted with the hints that were taken, in the save and in its summary.
func TestAMissionIsNoted(t *testing.T) {
	s := begin(t, convoy.Outpost, "mission")
	if chapter, name := s.Mission(); chapter != "" || name != "" || s.Hints() != 0 {
		t.Errorf("a plain game is %s/%s", chapter, name)
	}
	s.OfMission("puzzle", "the-last-arrow")
	s.TookHint()
	s.TookHint()
	s = again(t, s)
	if chapter, name := s.Mission(); chapter != "puzzle" || name != "the-last-arrow" || s.Hints() != 2 {
		t.Errorf("the save has %s/%s with %d hints", chapter, name, s.Hints())
	}
	save, err := s.Save(time.Now())
	if err != nil || !strings.Contains(save, "mission=puzzle/the-last-arrow") {
		t.Fatal(save, err)
	}
	look, err := table.ReadSummary(save)
	if err != nil {
		t.Fatal(err)
	}
	if chapter, name := look.Mission(); chapter != "puzzle" || name != "the-last-arrow" {
		t.Errorf("the summary has %s/%s", chapter, name)
	}
}
