package ui_test

import (
	"strings"
	"testing"

	"onelongnight/game/ui/scene"
)

// lastStand is a position whose only battle decides the war for the Outpost.
const lastStand = `{"phase":"outpost-attack","active":5,"fight":3,"battle":14,"cities":[{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[1,2]}],
	"moloch":{},"outpost":{"hand":["runner"],"deck":["kid"]},"units":[{"id":"scorn","city":5}]}`

// TestTheEndTellsTheGame: battles, districts, kills, the deal; what was won for
// the first time; and the next level is one touch away.
func TestTheEndTellsTheGame(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=2", lastStand)
	b.Press("done")
	b.until("the game is over", func() bool { return b.Screen().Panel == scene.EndPanel })
	text := strings.ReplaceAll(b.Read(), "**", "")
	for _, want := range []string{"Victory", "Battles: ", "Cards left in Moloch’s deck: ", "Killed: ", "Deal: ",
		"first win at level 2"} {
		if !strings.Contains(text, want) {
			t.Errorf("the end does not tell %q: %v", want, b.Screen().Words)
		}
	}
	if !b.offers("next-level") || !b.offers("again") || !b.offers("swap") {
		t.Fatalf("at the end one can %v", b.Screen().Commands)
	}
	if read := b.Read(); !strings.Contains(read,
		"Play Moloch") { // not "the other side": of which game, one has to think
		t.Errorf("the way to the other side is not by its name:\n%s", read)
	}
	b.Press("button:next-level")
	if !strings.Contains(b.Kept("settings"), "level@convoy=3") || b.Screen().Panel == scene.EndPanel {
		t.Errorf("the next game is at %q", b.Kept("settings"))
	}
}
