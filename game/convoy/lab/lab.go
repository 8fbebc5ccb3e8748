// Package lab says how The Convoy's computer player was made and what it
// promises. Only tools import it.
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

// Work returns what there is to do for The Convoy.
func Work() lab.Work {
	return lab.Work{Setups: Setups(), Course: Course(), Weights: edition.Weights, Claims: Claims(), Puzzles: Puzzles(),
		Campaign: edition.Missions().Campaign()}
}

// Setups returns those that are trained and measured.
func Setups() []game.Game { return []game.Game{think.Rules{}} }

// Course returns the one that made the weights in the repository.
func Course() train.Course {
	c := train.Course{Setups: Setups(), Deals: 150}
	// The net alone plays fast: these games teach most of it.
	for _, rate := range []float64{0.010, 0.008, 0.006, 0.004, 0.003, 0.002} {
		c.Stretches = append(c.Stretches, train.Plan{Games: 16_384, Batch: 64, Lambda: 0.9, Rate: rate, Fall: 0.8,
			Temperature: 0.02, Seed: fmt.Sprint("net ", rate)})
	}
	// Then it learns from what the searching player reaches.
	c.Stretches = append(c.Stretches, train.Plan{Games: 640, Batch: 32, Lambda: 0.9, Rate: 0.001, Fall: 0.5, Sims: 16,
		Seed: "search"})
	return c
}

// Claims returns what the computer player promises.
func Claims() []arena.Claim {
	return append([]arena.Claim{
		{First: "4", Second: "heuristic-v1", Deals: 500, Least: 0.85, Most: 1},
		{First: "4", Second: "ismcts-1000", Deals: 60, Least: 0.60, Most: 1},
		{First: "5", Second: "flat-mc-1000", Deals: 60, Least: 0.90, Most: 1, SameTime: true},
		{First: "6", Second: "heuristic-v1", Deals: 60, Least: 0.97, Most: 1},
		{First: "6", Second: "5", Deals: 100, Least: 0.56, Most: 1},
	}, arena.LevelClaims(300, 150, 0.65)...)
}
