package convoy_test

import (
	"strings"
	"testing"

	"onelongnight/game/convoy"
)

// TestDataStaysWithinTheRules checks the data against section 1 of the rules: counts, printed values, and the limits of
// those that are [H].
func TestDataStaysWithinTheRules(t *testing.T) {
	count := map[convoy.Kind]int{}
	sides := [2]int{}
	robots := map[int]int{}
	soldiers := map[int]int{}
	for _, c := range convoy.Cards() {
		count[c.Kind()]++
		sides[c.Side()]++
		switch {
		case c.Kind() == convoy.Robot && !strings.HasPrefix(c.ID(), "spiders"):
			robots[c.Strength()]++
		case c.Kind() == convoy.Soldier:
			soldiers[c.Strength()]++
		}
	}
	if sides != [2]int{convoy.DeckSize, convoy.DeckSize} {
		t.Errorf("the decks have %v cards", sides)
	}
	for kind, want := range map[convoy.Kind]int{convoy.Soldier: 19, convoy.Building: 3, convoy.Robot: 21,
		convoy.SpecialModule: 3, convoy.StrengthModule: 4, convoy.Instant: 20} {
		if count[kind] != want {
			t.Errorf("%d cards of kind %s, must be %d", count[kind], kind, want)
		}
	}
	if robots[3] <= robots[4]+robots[5] || robots[4] <= robots[5] || soldiers[1] <= soldiers[2] {
		t.Errorf("robots are 3 mostly, some 4, a few 5; soldiers 1 mostly: %v, %v", robots, soldiers)
	}
	districts := 0
	for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
		districts += len(c.Printed().Districts)
	}
	if districts < 12 || districts > 14 {
		t.Errorf("there are %d districts, must be 12 to 14", districts)
	}
	for id, want := range map[string]int{"spiders-1": 1, "hornet": 3, "combat-module-1": 1, "annihilation-module": 2,
		"destruction-module": 3, "bunker": 0} {
		if got := convoy.ByID(id).Strength(); got != want {
			t.Errorf("%s has strength %d, printed is %d", id, got, want)
		}
	}
	for c, want := range map[convoy.City][2]uint8{convoy.ZiggyOne: {3, 4}, convoy.IronGate: {4, 4}} {
		if c.Printed().Positions != want {
			t.Errorf("%s has positions %v, ruled is %v", c.ID(), c.Printed().Positions, want)
		}
	}
}
