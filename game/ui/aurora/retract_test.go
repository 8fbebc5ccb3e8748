package aurora

import (
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
)

// TestAChosenSurvivorIsTakenBack: another touch takes who was chosen back, first or last, with what he was to eat, and
// leaves the others.
func TestAChosenSurvivorIsTakenBack(t *testing.T) {
	position := `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"exploration","round":1,"turn":"red",
"aurora":1,"order":["red","automa"],"slots":[{},{},{},{"card":"gas-station","left":["fuel"],"right":["fuel"]},{}],
"objects":{"deck":["ration","nitrous"]},"results":{"deck":["r1","r2"]},"convoys":{"red":{"space":1,"food":2,
"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"},{"id":"driver","zone":"action"}],
"cars":[{"card":"truck-red"},{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,"marker":1,
"damage":["A2","A3","A4","A5","A6"],"deck":["automa-1"]}}`
	s := From(t, position, "explore 4", "use copilot-red", "boost copilot-red", "use leader-red")
	piece := func(id string) table.Spot { return table.KindPiece.Spot(id) }
	used := func() (list []string) {
		c := &s.View().(*rules.View).Convoys[0]
		for i := range c.Crew[:c.CrewN] {
			if c.Crew[i].Used {
				list = append(list, s.View().(*rules.View).Game().Data().ID(c.Crew[i].Card))
			}
		}
		return list
	}
	touch := func(id string, back bool, want int) {
		t.Helper()
		done, err := s.Touch(piece(id))
		if err != nil || done.Back != back || len(used()) != want {
			t.Errorf("%s: %+v, %v, and %v go", id, done, err, used())
		}
	}
	touch("copilot-red", true, 1)
	if food := s.View().(*rules.View).Convoys[0].Goods[rules.Food]; food != 2 {
		t.Errorf("what he ate is gone: %d food left", food)
	}
	touch("driver", false, 2)
	touch("leader-red", true, 1)
	touch("driver", true, 0)
	touch("driver", false, 1)
}
