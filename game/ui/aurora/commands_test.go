package aurora

import (
	"slices"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

// TestGoStaysWhereItIs checks in whole games that while the crew explores, Go and what food adds have their places,
// whether they can be touched or not.
func TestGoStaysWhereItIs(t *testing.T) {
	idle, goes := map[string]int{}, map[[2]float64]kit.Rect{}
	for _, seed := range []string{"go 1", "go 2"} {
		s := Begin(t, `{"seats":2}`, seed)
		for range uitest.Wander(t, s, seed) {
			if s.View().(*rules.View).Ask != rules.AskCrew {
				continue
			}
			for _, size := range Windows {
				m, l := frame(t, s, table.NoSpot, size)
				var ids []string
				for _, b := range m.Buttons {
					if b.ID == "boost" || b.ID == "go" {
						ids = append(ids, b.ID)
						if b.Disabled {
							idle[b.ID]++
						}
					}
				}
				if len(ids) != 2 || ids[0] != "boost" {
					t.Fatalf("%v: of Go and food are there %v", size, ids)
				}
				at := l.Buttons.Place[len(m.Buttons)-1].Rect
				if was, ok := goes[size]; ok && was != at {
					t.Fatalf("%v: Go moved from %v to %v", size, was, at)
				}
				goes[size] = at
			}
		}
	}
	if idle["boost"] == 0 || idle["go"] == 0 {
		t.Errorf("idle was %v", idle)
	}
}

// TestPassIsSeenBeforeASurvivorIsTouched checks in whole games that Pass is there as long as somebody may rest instead
// of exploring (7), and that pressing it first says who is to be touched.
func TestPassIsSeenBeforeASurvivorIsTouched(t *testing.T) {
	seen := 0
	s := Begin(t, `{"seats":2}`, "pass")
	for range uitest.Wander(t, s, "pass") {
		if v := s.View().(*rules.View); v.Ask != rules.AskExplore || !v.Offers(rules.VerbPass) || !s.MyTurn() {
			continue
		}
		m, _ := frame(t, s, table.NoSpot, Windows[0])
		idle := slices.ContainsFunc(m.Buttons, func(b furniture.Button) bool {
			return b.ID == passSpot.ID && b.Disabled && b.Sub == "touch who rests"
		})
		done, err := s.Touch(passSpot)
		if !idle || err != nil || done.Played || done.Refused != "Touch the survivor who rests." {
			t.Fatalf("Pass is idle: %v, and pressed it says %q (%v)", idle, done.Refused, err)
		}
		seen++
	}
	if seen == 0 {
		t.Error("nobody could pass")
	}
}
