// Package lab says how the computer player of 51st State is made and measured, and what it promises. Only tools import
// it.
package lab

import (
	"fmt"
	"slices"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/lab"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/think"
)

// Work returns what tools can do for 51st State.
func Work() lab.Work {
	return lab.Work{Setups: Setups(), Course: Course(), Weights: edition.Weights, Claims: Claims(),
		Finds:    []lab.Find{lab.Tuned("found.txt", Tuning()), fitted("roundstart.txt", RoundStartFitting())},
		Measures: []lab.Measure{kingMaking}, Puzzles: Puzzles(),
		Campaign: edition.Full().Missions.Campaign()}
}

// Setups returns the games of two with all ordered pairs of factions.
func Setups() (list []game.Game) {
	roles := []string{"new-york", "merchants", "appalachians", "mutants"}
	for _, a := range roles {
		for _, b := range roles {
			if a == b {
				continue
			}
			list = append(list, lab.Open(think.Rules{}, fmt.Sprintf(`{"seats":2,"factions":[%q,%q]}`, a, b))...)
		}
	}
	return list
}

// four returns a game of four.
func four() []game.Game {
	return lab.Open(think.Rules{}, `{"seats":4,"factions":["new-york","merchants","appalachians","mutants"]}`)
}

// Course returns how the weights in the repository were learned: in games of two, three and four seats, by the net
// alone.
func Course() train.Course {
	three := lab.Open(think.Rules{}, `{"seats":3,"factions":["new-york","merchants","appalachians"]}`,
		`{"seats":3,"factions":["mutants","merchants","appalachians"]}`,
		`{"seats":3,"factions":["mutants","new-york","appalachians"]}`,
		`{"seats":3,"factions":["mutants","merchants","new-york"]}`)
	four := append(four(), lab.Open(think.Rules{}, `{"seats":4,"factions":["mutants","merchants","new-york","appalachians"]}`)...)
	c := train.Course{Setups: slices.Concat(Setups(), three, four), Gates: [][]game.Game{Setups(), three, four},
		Deals: 60}
	c.Stretches = slices.Concat(train.Slowing(12, 8192, 0.010), train.Averaged(14, 8192, 0.004, 0.0015, 0.004),
		train.Averaged(14, 8192, 0.0015, 0.0003, 0.004))
	return c.Numbered()
}

// Claims returns what the levels promise about their results against each other.
func Claims() []arena.Claim {
	return append([]arena.Claim{
		{First: "5", Second: edition.Yardstick, Deals: 48, Least: 0.85, Most: 1},
		{First: "5", Second: edition.Yardstick, Setups: four(), Deals: 12, Least: 0.6, Most: 1},
		{First: "6", Second: edition.FormerSixth, Deals: 96, Least: 0.6, Most: 1},
		{First: "6", Second: "5", Deals: 96, Least: 0.56, Most: 1},
	}, arena.LevelClaims(240, 96, 0.65)...)
}

// Tuning returns how the numbers of think.Game.Judge are found: in games of two, between players that look one action
// ahead.
func Tuning() *train.Tuning {
	c := &train.Tuning{Setups: Setups(), Deals: 600, Seat: func(g game.Game, numbers []float64) (bot.Player, error) {
		return bot.ByJudgement(0, 0)(g.(think.Game).By((*think.Numbers)(numbers)), nil)
	}, TuningPlan: train.TuningPlan{Steps: 1500, Deals: 48, Off: 0.2, Rate: 0.1, Seed: "state51"}}
	c.Guess = train.Numbers(think.NumberNames[:], think.Guessed[:])
	return c
}
