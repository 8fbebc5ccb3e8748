package edition_test

import (
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/think"
)

// players is what the checks of all games know of these players.
var players = &editiontest.Players{Rules: think.Rules{}, Levels: edition.Levels(), Late: 16, Told: 54, Decisions: 6,
	Setups: []string{`{"mode":"duel","seats":["borgo","moloch"]}`, `{"mode":"duel","seats":["outpost","hegemony"]}`,
		`{"mode":"duel","seats":["moloch","outpost"]}`}}

// many is a players of games of more than two.
var many = &editiontest.Players{Rules: think.Rules{}, Levels: edition.Levels(), Decisions: 6,
	Setups: []string{`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`}}

// TestAPlayerSeesNoPile, see [editiontest.Players.SeesNothingHidden] (11.4).
func TestAPlayerSeesNoPile(t *testing.T) {
	duel := *players
	duel.Setups = players.Setups[:1]
	duel.SeesNothingHidden(t)
	many.SeesNothingHidden(t)
}

// TestTheYardstickStaysAsItIs, see [editiontest.Players.Stays].
func TestTheYardstickStaysAsItIs(t *testing.T) {
	players.Stays(t, think.Rules{}, edition.Yardstick)
}

// TestPlayers, see [editiontest.Players.Run].
func TestPlayers(t *testing.T) { players.Run(t) }
