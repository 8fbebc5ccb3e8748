package voice_test

import (
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
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
