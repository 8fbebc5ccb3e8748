package edition_test

import (
	"testing"

	"onelongnight/game/bot/bottest"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/think"
)

// players is what the checks of all games know of these players.
var players = &bottest.Kit{Rules: think.Rules{}, Levels: edition.Levels(), Late: 16, Told: 54, Decisions: 6,
	Setups: []string{`{"mode":"duel","seats":["borgo","moloch"]}`, `{"mode":"duel","seats":["outpost","hegemony"]}`,
		`{"mode":"duel","seats":["moloch","outpost"]}`}}

// many is a players of games of more than two.
var many = &bottest.Kit{Rules: think.Rules{}, Levels: edition.Levels(), Decisions: 6,
	Setups: []string{`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`}}

// TestAPlayerSeesNoPile, see [bottest.Kit.SeesNothingHidden] (11.4).
func TestAPlayerSeesNoPile(t *testing.T) {
	duel := *players
	duel.Setups = players.Setups[:1]
	duel.SeesNothingHidden(t)
	many.SeesNothingHidden(t)
}

// TestTheYardstickStaysAsItIs, see [bottest.Kit.Stays].
func TestTheYardstickStaysAsItIs(t *testing.T) {
	players.Stays(t, think.Rules{}, edition.Yardstick)
}

// TestAdviceIsPlayable, see [bottest.Kit.AdviceIsPlayable].
func TestAdviceIsPlayable(t *testing.T) { players.AdviceIsPlayable(t) }

// TestReviewFindsTheBlunder, see [bottest.Kit.ReviewFindsTheBlunder].
func TestReviewFindsTheBlunder(t *testing.T) { players.ReviewFindsTheBlunder(t) }

// TestTheJudgementIsCalibrated, see [bottest.Kit.IsCalibrated].
func TestTheJudgementIsCalibrated(t *testing.T) { players.IsCalibrated(t) }
