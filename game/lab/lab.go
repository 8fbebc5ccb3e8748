// Package lab describes what one game offers to the tools that train and measure its computer players, and has what
// they use to make its puzzles and measure its missions. Each game/NAME/lab returns a [Work].
package lab

import (
	"io"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/learned"
	"onelongnight/game/mission"
)

// Work is one game's work for the tools.
type Work struct {
	Setups   []game.Game // to train and measure with, the usual one first
	Course   train.Course
	Weights  []byte // of its nets, nil if it has none
	Claims   []arena.Claim
	Finds    []Find      // how the numbers of the game's judgement are found
	Levels   []bot.Level // all that the game supports; game/games/lab fills them in
	Measures []Measure   // other things to measure about the game
	// Puzzles is the source of the game's puzzles, nil if it has none.
	Puzzles *PuzzleSource
	// Campaign lists the game's scenarios in order.
	Campaign []mission.Mission
}

// Open opens games by their setups. It panics if one cannot be opened, since the setups are the game's own.
func Open(kind game.Kind, setups ...string) (list []game.Game) {
	for _, setup := range setups {
		g, err := kind.Open([]byte(setup))
		if err != nil {
			panic(err)
		}
		list = append(list, g)
	}
	return list
}

// Find says how numbers of a judgement are found by playing.
type Find struct {
	File   string // in the game's package think, which has the numbers
	Record string // the file that records how they were found
	// Run finds the numbers and returns them in the file's format. It logs its progress.
	Run func(log io.Writer) (text string, err error)
}

// Measure measures something about a game other than who wins. It plays games of each kind between players of a level,
// and logs the results.
type Measure func(level bot.Level, games int, log io.Writer) error

// Tuned returns the Find for a file that is found by a tuning, with its record in tuning.txt.
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
		return learned.Text(names, values), nil
	}}
}
