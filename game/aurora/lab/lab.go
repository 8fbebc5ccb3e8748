// Package lab says what the computer player of Last Aurora is measured by, and what it promises. Only tools import it.
package lab

import (
	"onelongnight/game"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/think"
	"onelongnight/game/bot/arena"
	"onelongnight/game/lab"
)

// Work is what there is to do for Last Aurora.
func Work() lab.Work {
	return lab.Work{Setups: Setups(), Claims: Claims(), Finds: finds(),
		Measures: []lab.Measure{journeys}, Puzzles: Puzzles(),
		Campaign: edition.Missions().Campaign()}
}

// Setups are the games of two on both routes.
func Setups() []game.Game { return open(`{"seats":2,"map":"alpha"}`, `{"seats":2,"map":"beta"}`) }

// open opens games of these setups.
func open(setups ...string) (list []game.Game) {
	for _, setup := range setups {
		g, err := think.Rules{}.Open([]byte(setup))
		if err != nil {
			panic(err) // the setups are ours
		}
		list = append(list, g)
	}
	return list
}

// Claims are what the computer player promises.
func Claims() []arena.Claim {
	return []arena.Claim{
		{First: "5", Second: edition.Yardstick, Deals: 48, Least: 0.8, Most: 1},
		{First: "6", Second: "5", Deals: 96, Least: 0.55, Most: 1},
		{First: "2", Second: "1", Deals: 240, Least: 0.6, Most: 0.85},
		{First: "3", Second: "2", Deals: 240, Least: 0.6, Most: 0.85},
		{First: "4", Second: "3", Deals: 240, Least: 0.6, Most: 0.85},
		{First: "5", Second: "4", Deals: 96, Least: 0.6, Most: 0.85},
	}
}
