package foresee_test

import (
	"testing"

	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/gametest"
)

// TestWhoIsDoomed checks that the loss of a survivor to a card's contamination is foretold before the party leaves
// (3.3, 7.4).
func TestWhoIsDoomed(t *testing.T) {
	const position = `{"game":"aurora","version":1,"seats":2,"map":"alpha","phase":"exploration","round":3,"turn":"red",
		"aurora":3,"order":["red","blue"],"slots":[{"card":"contaminated-warehouse","left":["food"],"right":["fuel"]},
		{"card":"lighthouse","left":["fuel"]},{},{},{}],"results":{"deck":["r1","r2","r3"]},"convoys":{"red":{"food":1,
		"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],"cars":[{"card":"truck-red"},
		{"card":"container-red"}]},"blue":{"space":20,"crew":[{"id":"leader-blue","zone":"action"}],
		"cars":[{"card":"truck-blue"}]}}}`
	for _, c := range []struct {
		moves []string
		want  bool
	}{
		{[]string{"explore 1"}, false}, // nobody is used yet
		{[]string{"explore 1", "use copilot-red"}, true},
		{[]string{"explore 1", "use leader-red"}, false},
		{[]string{"explore 1", "use copilot-red", "use leader-red"}, false}, // the leader can take it
		{[]string{"explore 2", "use copilot-red"}, false},                   // nothing is contaminated there
	} {
		_, s := gametest.Load(t, aurora.Rules{}, position, c.moves...)
		if got := foresee.Doomed(s.View(0).(*aurora.View)); got != c.want {
			t.Errorf("after %q somebody is doomed: %v", c.moves, got)
		}
	}
}
