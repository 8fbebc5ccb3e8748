package players_test

import (
	"testing"

	"onelongnight/game/bot/bottest"
	"onelongnight/game/hex/players"
	"onelongnight/game/hex/think"
)

// kit is what the checks of all games know of these players.
var kit = &bottest.Kit{Rules: think.Rules{}, Levels: players.Levels(), Late: 16, Told: 54, Decisions: 6,
	Setups: []string{`{"mode":"duel","seats":["borgo","moloch"]}`, `{"mode":"duel","seats":["outpost","hegemony"]}`,
		`{"mode":"duel","seats":["moloch","outpost"]}`}}

// many is a kit of games of more than two.
var many = &bottest.Kit{Rules: think.Rules{}, Levels: players.Levels(), Decisions: 6,
	Setups: []string{`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`}}

// TestAPlayerSeesNoPile, see [bottest.Kit.SeesNothingHidden] (11.4).
func TestAPlayerSeesNoPile(t *testing.T) {
	duel := *kit
	duel.Setups = kit.Setups[:1]
	duel.SeesNothingHidden(t)
	many.SeesNothingHidden(t)
}

// TestTheYardstickStaysAsItIs, see [bottest.Kit.Stays].
func TestTheYardstickStaysAsItIs(t *testing.T) {
	kit.Stays(t, think.Rules{}, players.Yardstick)
}

// TestAdviceIsPlayable, see [bottest.Kit.AdviceIsPlayable].
func TestAdviceIsPlayable(t *testing.T) { kit.AdviceIsPlayable(t) }

// TestReviewFindsTheBlunder, see [bottest.Kit.ReviewFindsTheBlunder].
func TestReviewFindsTheBlunder(t *testing.T) { kit.ReviewFindsTheBlunder(t) }

// TestTheJudgementIsCalibrated, see [bottest.Kit.IsCalibrated].
func TestTheJudgementIsCalibrated(t *testing.T) { kit.IsCalibrated(t) }
