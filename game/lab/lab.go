// Package lab is what a game exports to the tools that train and measure its computer players, and make its puzzles.
package lab

import (
	"io"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/mission"
	"onelongnight/game/mission/puzzlegen"
	"onelongnight/game/numbers"
)

// Work is what there is to do for one game.
type Work struct {
	Setups   []game.Game // that are trained and measured, the usual one first
	Course   train.Course
	Weights  []byte // of its nets, nil if it has none
	Claims   []arena.Claim
	Finds    []Find      // how the numbers of the game's judgement are found
	Levels   []bot.Level // all that the game can have; the registry fills them in
	Measures []Measure   // what else is worth knowing of the game's play
	// Puzzles is where the game's puzzles come from, nil if it has none.
	Puzzles *puzzlegen.Source
	// Campaign are the scenarios of the game in their order.
	Campaign []mission.Mission
}

// Find is how numbers of a judgement are found by play.
type Find struct {
	File   string // of package think of the game, which has them
	Record string // the file that tells how
	// Run finds them, and writes them as the game reads them. It tells the log of the way.
	Run func(log io.Writer) (text string, err error)
}

// Measure is something of a game's play that is measured beside who wins. It plays so many games of each kind between
// players of a level, and tells the log what came of them.
type Measure func(level bot.Level, games int, log io.Writer) error

// Tuned returns how the numbers of a file are found by a course of play, with its record in tuning.txt.
func Tuned(file string, c *train.Tuning) Find {
	return Find{File: file, Record: "tuning.txt", Run: func(log io.Writer) (string, error) {
		found, err := c.Run(log)
		if err != nil {
			return "", err
		}
		var names []string
		var values []float64
		for _, n := range found {
			names, values = append(names, n.Name), append(values, n.Value)
		}
		return numbers.Text(names, values), nil
	}}
}
