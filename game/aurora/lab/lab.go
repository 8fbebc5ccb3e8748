// Package lab has what the computer player of Last Aurora is measured by, and the strength that it promises. Only tools
// import it.
package lab

import (
	"onelongnight/game"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/think"
	"onelongnight/game/bot/arena"
	"onelongnight/game/lab"
)

// Work returns everything that the tools can do for Last Aurora.
func Work() lab.Work {
	return lab.Work{Setups: Setups(), Claims: Claims(), Finds: finds(),
		Measures: []lab.Measure{journeys}, Puzzles: Puzzles(),
		Campaign: edition.Full().Missions.Campaign()}
}

// Setups returns the games of two seats on both routes.
func Setups() []game.Game {
	return lab.Open(think.Rules{}, `{"seats":2,"map":"alpha"}`, `{"seats":2,"map":"beta"}`)
}

// Claims returns what the computer player promises.
func Claims() []arena.Claim {
	return append([]arena.Claim{
		{First: "5", Second: edition.Yardstick, Deals: 48, Least: 0.8, Most: 1},
		{First: "6", Second: "5", Deals: 96, Least: 0.55, Most: 1},
	}, arena.LevelClaims(240, 96, 0.6)...)
}
