package voice_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/gametest"
)

// TestAdviceNamesThePrice checks that advice names what a plan takes, including damage and contamination still to be
// placed, and names no price if it takes nothing.
func TestAdviceNamesThePrice(t *testing.T) {
	slots := `"slots":[{"card":"rusty-1"},{"card":"contaminated-warehouse","left":["food","fuel"]},{},
{"card":"gas-station","left":["fuel"],"right":["fuel"]},{}],`
	crew := `"food":1,"fuel":1,"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],` +
		`"cars":[{"card":"truck-red"},{"card":"container-red"}]`
	for plan, want := range map[string]string{
		"explore 1; use copilot-red; go; card":              "",
		"explore 2; use leader-red; go; card":               "1 contamination (Leader).",
		"explore 4; use leader-red; go; bonus 4 ammo":       "1 place damaged.",
		"explore 4; use copilot-red; boost copilot-red; go": "1 food.",
	} {
		g, s := (&beginning{"exploration", slots, crew, ""}).begin(t)
		var moves []game.Move
		for _, text := range strings.Split(plan, "; ") {
			m, err := g.ParseMove(text)
			if err != nil {
				t.Fatal(text, err)
			}
			moves = append(moves, m)
		}
		said := voice.English().For(g).Advise(s.View(s.Turn()).(*aurora.View), moves)
		if priced := strings.Contains(said, "It costs"); priced != (want != "") || !strings.HasSuffix(said, want) {
			t.Errorf("of %s is said %q, want %q", plan, said, want)
		}
	}
}

// TestAdviceSaysWhoDies checks that advice about who is contaminated (3.2) names a survivor that is lost by it, and no
// price for one that is not.
func TestAdviceSaysWhoDies(t *testing.T) {
	slots := `"slots":[{},{"card":"contaminated-warehouse","left":["food","fuel"]},{},{},{}],`
	crew := `"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],` +
		`"cars":[{"card":"truck-red"},{"card":"container-red"}]`
	g, s := (&beginning{"exploration", slots, crew,
		"explore 2; use leader-red; use copilot-red"}).begin(t)
	for move, want := range map[string]string{
		"pick leader-red":  "**Leader.**",
		"pick copilot-red": "**Co-pilot.** It costs: 1 contamination (Co-pilot), 1 survivor lost (Co-pilot).",
	} {
		m, err := g.ParseMove(move)
		if err != nil {
			t.Fatal(move, err)
		}
		if said := voice.English().For(g).Advise(s.View(s.Turn()).(*aurora.View), []game.Move{m}); said != want {
			t.Errorf("of %s is said %q, want %q", move, said, want)
		}
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
