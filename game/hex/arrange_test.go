package hex_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
)

// TestEveryArrangementCanBePlayed checks that whatever is picked makes a setup that opens (2.2, 10.1, 10.2). The army
// picked is on the seat that Arrange returns, the enemy of a duel is the one picked, and the order follows from the
// seed alone.
func TestEveryArrangementCanBePlayed(t *testing.T) {
	rules := hex.Rules{}
	choices := rules.Choices()
	picked := map[string]string{}
	pick := func(name string) string { return picked[name] }
	orders := map[game.Seat]bool{}
	var each func(i int)
	each = func(i int) {
		if i < len(choices) {
			for _, option := range choices[i].Options {
				picked[choices[i].Name] = option
				each(i + 1)
			}
			return
		}
		for n := range 12 {
			seed := game.SeedOf(fmt.Sprint(n))
			setup, seat := rules.Arrange(pick, seed)
			g, err := rules.Open(setup)
			if err != nil {
				t.Fatalf("%v: %v", picked, err)
			}
			if again, _ := rules.Arrange(pick, seed); string(again) != string(setup) {
				t.Errorf("%v: one seed makes %s and %s", picked, setup, again)
			}
			seats := g.Seats()
			if seats[seat].Name != picked["army"] {
				t.Errorf("%v: %s sits at %d", picked, seats[seat].Name, seat)
			}
			orders[seat] = true
			if enemy := picked["enemy"]; picked["mode"] == "duel" && enemy != "any" && enemy != picked["army"] &&
				seats[1-seat].Name != enemy {
				t.Errorf("%v: the enemy is %s", picked, seats[1-seat].Name)
			}
		}
	}
	each(0)
	if len(orders) < 4 {
		t.Errorf("the army that was picked sits on %d seats only", len(orders))
	}
}

// TestPicksThatAreNoneAreTheUsualOnes checks that unknown picks, as of another version, still make a game.
func TestPicksThatAreNoneAreTheUsualOnes(t *testing.T) {
	setup, _ := hex.Rules{}.Arrange(func(string) string { return "nonsense" }, game.SeedOf("x"))
	if g, err := (hex.Rules{}).Open(setup); err != nil || len(g.Seats()) != 2 {
		t.Errorf("%s: %v", setup, err)
	}
}
