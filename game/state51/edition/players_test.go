package edition_test

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/think"
)

// players is what the checks of all games know of these players.
var players = &editiontest.Players{Rules: think.Rules{}, Levels: edition.Levels(), Late: 4, Told: 100, Decisions: 9,
	Setups: []string{`{"seats":2,"factions":["mutants","merchants"]}`,
		`{"seats":2,"factions":["new-york","appalachians"]}`, `{"seats":3,"factions":["merchants","new-york","mutants"]}`}}

// TestAPlayerSeesNoHand, see [editiontest.Players.SeesNothingHidden]: with two and four seats (10.1).
func TestAPlayerSeesNoHand(t *testing.T) {
	few := *players
	few.Setups = []string{players.Setups[0], `{"seats":4,"factions":["mutants","merchants","new-york","appalachians"]}`}
	few.SeesNothingHidden(t)
}

// TestTheYardstickStaysAsItIs with the cards of version 1, see [editiontest.Players.Stays].
func TestTheYardstickStaysAsItIs(t *testing.T) {
	first, ok := think.Rules{}.At(1)
	if !ok {
		t.Fatal("version 1 cannot be had")
	}
	players.Stays(t, first, edition.Yardstick)
}

// TestPlayers, see [editiontest.Players.Run].
func TestPlayers(t *testing.T) { players.Run(t) }
