package aurora

import (
	"fmt"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/uitest"
)

// TestObjectsAreAsWideAsTheCrew checks in whole games that on a phone an object has as much room as a survivor, so that
// it can be read and touched.
func TestObjectsAreAsWideAsTheCrew(t *testing.T) {
	seen := 0
	for k := range 6 {
		seed := fmt.Sprint("things", k)
		s := Begin(t, `{"seats":2}`, seed)
		for range uitest.Wander(t, s, seed) {
			if v := s.View().(*rules.View); v.Hand.Len() == 0 || v.Convoys[v.Who].CrewN == 0 {
				continue
			}
			for _, size := range [][2]float64{{390, 844}, {360, 640}} {
				_, l := frame(t, s, table.NoSpot, size)
				for _, r := range l.Objects {
					if len(l.Crew) == 0 || l.Crew[0].Empty() || r.Empty() {
						continue
					}
					if seen++; r.W < 0.9*l.Crew[0].W && r.W < 44 {
						t.Fatalf("%v: an object is %.0f wide, a survivor %.0f", size, r.W, l.Crew[0].W)
					}
				}
			}
		}
	}
	if seen == 0 {
		t.Error("nobody ever held an object")
	}
}
