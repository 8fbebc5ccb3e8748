package aurora

import (
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
)

// struck is a position in which one of the crew is contaminated first, and then a place is hit.
const struck = `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"exploration","round":3,"turn":"red",
"aurora":3,"order":["red","automa"],"slots":[{},{},{"card":"contaminated-warehouse","left":["food"],"right":["fuel"]},
{},{}],"objects":{"deck":["ration","nitrous"]},"results":{"deck":["r1","r2"]},"convoys":{"red":{"space":4,
"objects":["hazmat"],"crew":[{"id":"leader-red","zone":"action"},{"id":"explorer","zone":"action"}],
"cars":[{"card":"truck-red"},{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,"marker":3,
"damage":["A4","A5","A6"],"deck":["automa-1"]}}`

// TestContaminationShowsNoPlaces checks that, while the suit can be played against contamination, the damage that comes
// afterwards is not shown.
func TestContaminationShowsNoPlaces(t *testing.T) {
	attack := strings.NewReplacer(`"exploration"`, `"movement"`, `{},{},{"card":"contaminated-warehouse","left":["food"],`+
		`"right":["fuel"]}`, `{"card":"howler"},{"card":"riderwolves"},{}`, `"results"`,
		`"loot":{"deck":["generator","gauss-cannon","armoured-rack","prisoner"]},"results"`).Replace(struck)
	s := From(t, attack, "stay", "standard", "choose 1")
	if ask := s.View().(*rules.View).Ask; ask != rules.AskContaminate {
		t.Fatalf("%s is asked", ask)
	}
	if _, err := s.Touch(table.KindCard.Spot("hazmat")); err != nil {
		t.Fatal(err)
	}
	if !s.Aims() {
		t.Fatal("nothing comes after it")
	}
	m, _ := frame(t, s, table.NoSpot, Windows[1])
	for _, car := range m.Cars {
		for _, p := range car.Places {
			if m.Choosy || p.Legal {
				t.Fatalf("the place %s is offered", p.Spot)
			}
		}
	}
}

// TestTheExplorersBonusesAreHis checks that, where bonuses of other slots are offered, the table says whose they are.
func TestTheExplorersBonusesAreHis(t *testing.T) {
	s := From(t, struck, "explore 3", "use leader-red", "go")
	m, _ := frame(t, s, table.NoSpot, Windows[1])
	if said := strings.Join(m.Prompt.Lines, " "); !strings.Contains(said, "Explorer") {
		t.Errorf("it says %s", said)
	}
}
