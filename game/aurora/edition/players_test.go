package edition_test

import (
	"testing"

	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/think"
	"onelongnight/game/edition/editiontest"
)

// players is what the checks of all games know of these players.
var players = &editiontest.Players{Rules: think.Rules{}, Levels: edition.Levels(), Late: 5, Told: 65, Decisions: 6,
	Setups: []string{`{"seats":2,"map":"alpha"}`, `{"seats":2,"map":"beta"}`, `{"seats":3,"map":"alpha"}`}}

// TestAPlayerSeesNothingHidden, see [editiontest.Players.SeesNothingHidden]: alone, with two and four seats (16).
func TestAPlayerSeesNothingHidden(t *testing.T) {
	few := *players
	few.Setups = []string{`{"map":"beta","mine":true}`, players.Setups[0], `{"seats":4,"map":"beta","mine":true}`}
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

// TestAloneTheJudgementIsCalibrated, see [editiontest.Players.IsCalibrated]: against the Automa nobody is sure of much
// before the last rounds.
func TestAloneTheJudgementIsCalibrated(t *testing.T) {
	solo := *players
	solo.Setups, solo.OnlyLate, solo.Told = []string{`{"map":"alpha"}`, `{"map":"beta"}`}, true, 100
	solo.IsCalibrated(t)
}
