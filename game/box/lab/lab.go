// Package lab is what a game exports to the tools that train and measure its computer players, and make its puzzles.
package lab

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/bot/tune"
	"onelongnight/game/mission"
	"onelongnight/game/mission/forge"
)

// Work is what there is to do for one game.
type Work struct {
	Setups []game.Game // that are trained and measured, the usual one first
	Course train.Course
	Claims []arena.Claim
	// Tuning is how the numbers of the game's judgement are found, and Tuned
	// writes them to a file of the game's; nil where none are.
	Tuning *tune.Course
	Tuned  func([]tune.Number) (file, text string)
	Levels []bot.Level // all that the game can have; the registry fills them in
	// Puzzles is where the game's puzzles come from, nil if it has none.
	Puzzles *forge.Source
	// Campaign are the scenarios of the game in their order.
	Campaign []mission.Mission
}
