package players_test

import (
	"testing"

	"onelongnight/game/bot/bottest"
	"onelongnight/game/state51/players"
	"onelongnight/game/state51/think"
)

// kit is what the checks of all games know of these players.
var kit = &bottest.Kit{Rules: think.Rules{}, Levels: players.Levels(), Late: 4, Told: 100, Decisions: 9,
	Setups: []string{`{"seats":2,"factions":["mutants","merchants"]}`,
		`{"seats":2,"factions":["new-york","appalachians"]}`, `{"seats":3,"factions":["merchants","new-york","mutants"]}`}}

// TestAPlayerSeesNoHand, see [bottest.Kit.SeesNothingHidden]: with two and four seats (10.1).
func TestAPlayerSeesNoHand(t *testing.T) {
	few := *kit
	few.Setups = []string{kit.Setups[0], `{"seats":4,"factions":["mutants","merchants","new-york","appalachians"]}`}
	few.SeesNothingHidden(t)
}

// TestTheYardstickStaysAsItIs with the cards of version 1, see [bottest.Kit.Stays].
func TestTheYardstickStaysAsItIs(t *testing.T) {
	first, ok := think.Rules{}.At(1)
	if !ok {
		t.Fatal("version 1 cannot be had")
	}
	kit.Stays(t, first, players.Yardstick)
}

// TestAdviceIsPlayable, see [bottest.Kit.AdviceIsPlayable].
func TestAdviceIsPlayable(t *testing.T) { kit.AdviceIsPlayable(t) }

// TestReviewFindsTheBlunder, see [bottest.Kit.ReviewFindsTheBlunder].
func TestReviewFindsTheBlunder(t *testing.T) { kit.ReviewFindsTheBlunder(t) }

// TestTheJudgementIsCalibrated, see [bottest.Kit.IsCalibrated].
func TestTheJudgementIsCalibrated(t *testing.T) { kit.IsCalibrated(t) }
