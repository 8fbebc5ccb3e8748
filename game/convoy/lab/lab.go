// Package lab says how the computer player of The Convoy is made and measured, and what it promises. Only tools import
// it.
package lab

import (
	"fmt"

	"onelongnight/game"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/convoy/think"
	"onelongnight/game/lab"
)

// Work returns what tools can do for The Convoy.
func Work() lab.Work {
	return lab.Work{Setups: Setups(), Course: Course(), Weights: edition.Weights, Claims: Claims(), Puzzles: Puzzles(),
		Campaign: edition.Full().Missions.Campaign()}
}

// Setups returns the games that are trained and measured.
func Setups() []game.Game { return []game.Game{think.Rules{}} }

// Course returns how the weights in the repository were learned.
func Course() train.Course {
	c := train.Course{Setups: Setups(), Deals: 150}
	// The net alone plays fast, and learns most from these games.
	for _, rate := range []float64{0.010, 0.008, 0.006, 0.004, 0.003, 0.002} {
		c.Stretches = append(c.Stretches, train.Plan{Games: 16_384, Batch: 64, Lambda: 0.9, Rate: rate, Fall: 0.8,
			Temperature: 0.02, Seed: fmt.Sprint("net ", rate)})
	}
	// Then it learns from the results of the searching player.
	c.Stretches = append(c.Stretches, train.Plan{Games: 640, Batch: 32, Lambda: 0.9, Rate: 0.001, Fall: 0.5, Sims: 16,
		Seed: "search"})
	return c
}

// Claims returns what the levels promise about their results against each other and against others.
func Claims() []arena.Claim {
	return append([]arena.Claim{
		{First: "4", Second: "heuristic-v1", Deals: 500, Least: 0.85, Most: 1},
		{First: "4", Second: "ismcts-1000", Deals: 60, Least: 0.60, Most: 1},
		{First: "5", Second: "flat-mc-1000", Deals: 60, Least: 0.90, Most: 1, SameTime: true},
		{First: "6", Second: "heuristic-v1", Deals: 60, Least: 0.97, Most: 1},
		{First: "6", Second: "5", Deals: 100, Least: 0.56, Most: 1},
	}, arena.LevelClaims(300, 150, 0.65)...)
}
