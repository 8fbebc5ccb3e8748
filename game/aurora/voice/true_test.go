package voice_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// unarmed is a position in which a weapon can be fired only with an object.
var unarmed = beginning{"attack", `"enemies":[{"id":"ulmar","region":1,"loot":"generator"}],` + plain,
	`"food":1,"objects":["incendiary"],"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"}]`,
	""}

// TestAnObjectIsNotFiredUnsaid checks that without ammo a shot takes an incendiary (4, 10.5) only after a button that
// names it. Touched alone, the object is refused with how it is used, not as of no use.
func TestAnObjectIsNotFiredUnsaid(t *testing.T) {
	g, s := unarmed.begin(t)
	speaker := voice.English().For(g)
	view, fired := s.View(s.Turn()), 0
	for _, m := range s.Legal(nil) {
		if aurora.ActOf(m).Verb == aurora.VerbFire {
			fired++
			path := speaker.Path(view, m)
			if last := path[len(path)-1]; last != table.KindButton.Spot("incendiary") {
				t.Errorf("%s ends with a touch of %s", g.MoveText(m), last)
			}
		}
	}
	if fired == 0 {
		t.Fatalf("nobody can fire: %s", s.Position())
	}
	m, ok := speaker.Attempt(view, []table.Spot{table.KindCard.Spot("incendiary")})
	illegal, refused := s.Apply(m, nil).(*game.Illegal)
	if !ok || !refused {
		t.Fatal("the object can be played by itself")
	}
	const want = "Incendiary Rounds go off with a shot: choose a weapon, then an enemy."
	if said := speaker.Refusal(s, illegal); said != want {
		t.Errorf("it says %q, not %q", said, want)
	}
}

// TestADriveIsToldAsItIs checks that advice says that a drive takes the lead only if it passes all others, the Automa
// too, and else how far it stays behind.
func TestADriveIsToldAsItIs(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, `{"game":"aurora","version":1,"seats":1,"map":"alpha","phase":"movement",
		"round":3,"turn":"red","aurora":3,"order":["red","automa"],"slots":[{},{},{},{},{}],
		"results":{"deck":["r1","r2"]},"convoys":{"red":{"fuel":3,"space":5,"crew":[{"id":"leader-red","zone":"action"}],
		"cars":[{"card":"truck-red"},{"card":"container-red"}]}},"automa":{"space":8,"marker":2,"survivors":2}}`)
	v := s.View(s.Turn())
	told := map[string]bool{}
	for _, m := range s.Legal(nil) {
		act := aurora.ActOf(m)
		if act.Verb != aurora.VerbDrive || v.(*aurora.View).Beacons[act.A] != aurora.NoBeacon {
			continue
		}
		said := voice.English().For(g).Advise(v, []game.Move{m})
		for words, is := range map[string]bool{"in the lead": act.A > 8, "level with": act.A == 8, "behind": act.A < 8} {
			if told[words] = told[words] || is; strings.Contains(said, words) != is {
				t.Errorf("of %s is said %q with the Automa on 8", g.MoveText(m), said)
			}
		}
	}
	if len(told) != 3 || !told["behind"] || !told["in the lead"] {
		t.Errorf("told was only %v: %s", told, s.Position())
	}
}

// TestPriceOfAnActionAlone checks that the price of an action leaves out what the plan does after it or in the next
// phase, as the seat need not do that.
func TestPriceOfAnActionAlone(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"exploration",
		"round":1,"turn":"red","aurora":1,"order":["red","automa"],"slots":[{"card":"rusty-1"},{},{},{},{}],
		"objects":{"deck":["ration","nitrous"]},"results":{"deck":["r1","r2"]},"convoys":{"red":{"space":1,"food":2,"fuel":2,
		"crew":[{"id":"leader-red","zone":"rest"},{"id":"copilot-red","zone":"action"}],"cars":[{"card":"truck-red"},
		{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,"marker":1,"damage":["A2","A3","A4","A5","A6"]}}`)
	v, at := s.View(s.Turn()), s.(*aurora.State)
	trial := g.Blank().(*aurora.State)
	trial.CopyFrom(at)
	var plan []game.Move
	for _, text := range []string{"explore 1", "use copilot-red", "go", "feed copilot-red", "end"} {
		m, err := g.ParseMove(text)
		if err == nil {
			err = trial.Apply(m, nil)
		}
		if err != nil {
			continue // this move is not asked for here
		}
		plan = append(plan, m)
	}
	if trial.Phase == aurora.PhaseExploration {
		t.Fatalf("after %v it is still %s", plan, trial.Phase)
	}
	if legal := trial.Legal(nil); trial.Turn() == 0 && len(legal) > 0 {
		plan = append(plan, legal[0])
	}
	if said := voice.English().For(g).Advise(v, plan); strings.Contains(said, "It costs") {
		t.Errorf("of a card that costs nothing is said %q", said)
	}
}
