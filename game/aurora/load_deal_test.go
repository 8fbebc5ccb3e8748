package aurora_test

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// journey is the position of a scenario, with gaps for the phase, the round and further entries.
const journey = `{"game":"aurora","version":2,"deal":true,"seats":1,"map":"beta","phase":"%s","round":%d,"turn":"red",
"aurora":1,"order":["red","automa"]%s,"convoys":{"red":{"objects":["torch","torch"],"crew":[
{"id":"leader-red","zone":"action"},{"id":"mechanic","zone":"action"}],"cars":[{"card":"half-track"},
{"card":"flatbed"}]}},"automa":{"survivors":3,"marker":1,"held":["ration","prisoner"]}}`

// TestAScenarioIsDealt checks that what is hidden, the slots and the beacons follow from the seed, and that nothing is
// dealt that is somewhere already.
func TestAScenarioIsDealt(t *testing.T) {
	for round, gone := range map[int]int{1: 0, 3: 12} {
		deals := map[string]bool{}
		for _, seed := range []string{"1", "2"} {
			_, state, err := aurora.Rules{}.Load(fmt.Appendf(nil, journey, "exploration", round, ""), game.SeedOf(seed))
			if err != nil {
				t.Fatal(err)
			}
			s := state.(*aurora.State)
			text := string(s.Position())
			deals[text] = true
			for _, id := range []string{"half-track", "flatbed", "mechanic", "prisoner"} {
				if n := strings.Count(text, `"`+id+`"`); n != 1 {
					t.Errorf("round %d: %s is there %d times", round, id, n)
				}
			}
			if rusty := strings.Count(text, `"rusty-`); (rusty == 2) != (round == 1) {
				t.Errorf("round %d: there are %d rusty containers", round, rusty)
			}
			events := 0
			for _, c := range s.Discard.Cards() {
				if s.Game().Data().Of(c).Kind == aurora.Course {
					events++
				}
			}
			for slot, x := range s.Slots {
				if (x.Card == aurora.NoCard) != (slot == 0) {
					t.Errorf("round %d: slot %d has card %d", round, slot, x.Card)
				}
			}
			if n := int(s.Discard.N) - events; n > gone || n < gone-1 || s.Objects.N != 11 ||
				s.Results.N != aurora.ResultCount || s.Loot.N != 5 || s.Dealt.N != 3 ||
				s.Actions.N != aurora.ActionCount-3 || strings.Count(text, "contamination") == 0 {
				t.Errorf("round %d: %s", round, text)
			}
		}
		if len(deals) != 2 {
			t.Errorf("round %d: two seeds deal alike", round)
		}
	}
}

// TestNothingElseIsDealt checks that a scenario that is dealt must begin with exploration, and must not itself say
// anything that the deal decides.
func TestNothingElseIsDealt(t *testing.T) {
	for _, x := range []struct{ phase, beside string }{{"movement", ""}, {"exploration", `,"deck":["pastor"]`},
		{"exploration", `,"slots":[{"card":"pastor"}]`}, {"exploration", `,"beacons":{"2":"fuel"}`},
		{"exploration", `,"objects":{"discard":["torch"]}`}, {"exploration", `,"loot":{"deck":["generator"]}`},
		{"exploration", `,"results":{"deck":["r1","r2"]}`},
		{"exploration", `,"enemies":[{"id":"ulmar","region":1,"loot":"generator"}]`}} {
		_, _, err := aurora.Rules{}.Load(fmt.Appendf(nil, journey, x.phase, 1, x.beside), game.Seed{})
		if bad, ok := err.(*game.LoadError); !ok || bad.Code != "position" {
			t.Errorf("%+v: %v", x, err)
		}
	}
}
