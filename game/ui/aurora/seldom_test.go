package aurora_test

import (
	"testing"

	rules "onelongnight/game/aurora"
	look "onelongnight/game/ui/aurora"
)

// seldom are positions from which a few moves lead to questions that random games never reach.
var seldom = []struct {
	ask      rules.Prompt
	position string
	moves    []string
}{
	{rules.AskHand, `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"exploration","round":3,"turn":"red",
"aurora":3,"order":["red","automa"],"slots":[{},{"card":"lighthouse","left":["fuel","fuel"],"right":["object"]},{},{},
{}],"objects":{"deck":["ration","nitrous"]},"results":{"deck":["r1","r2"]},"convoys":{"red":{"space":4,
"objects":["torch","torch","incendiary"],"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red",
"damage":[4]},{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,"marker":3,"damage":["A4","A5","A6"],
"deck":["automa-1"]}}`, []string{"explore 2", "block right"}},
	{rules.AskOust, `{"game":"aurora","version":2,"seats":3,"map":"alpha","phase":"attack","round":3,"turn":"red",
"aurora":3,"order":["red","blue","green"],"slots":[{},{},{},{},{}],"objects":{"deck":["ration","nitrous"]},
"results":{"deck":["r7","r2","r3"]},"enemies":[{"id":"howler","region":2,"loot":"generator","targets":["blue","red",
"green","blue"]}],"convoys":{"red":{"space":10,"ammo":1,"crew":[{"id":"leader-red","zone":"action"}],
"cars":[{"card":"truck-red"},{"card":"container-red"}]},"blue":{"space":2,"crew":[{"id":"leader-blue",
"zone":"action"}],"cars":[{"card":"truck-blue"}]},"green":{"space":2,"crew":[{"id":"leader-green","zone":"action"}],
"cars":[{"card":"truck-green"}]}}}`, []string{"fire 1b3 howler"}},
}

// TestSeldomPromptsCanBeTouched checks that what random games never ask can also be touched in windows of all shapes.
func TestSeldomPromptsCanBeTouched(t *testing.T) {
	for _, x := range seldom {
		s := look.From(t, x.position, x.moves...)
		if ask := s.View().(*rules.View).Ask; ask != x.ask {
			t.Fatalf("%s is asked, not %s", ask, x.ask)
		}
		findAll(t, s)
	}
}
