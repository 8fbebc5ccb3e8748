// Package lab lists, for the games of the shelf, how their computer players
// are trained and what they promise. Only tools import it.
package lab

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/bot/tune"
	convoy "onelongnight/game/convoy/lab"
	"onelongnight/game/convoy/missions"
	"onelongnight/game/games"
	hex "onelongnight/game/hex/lab"
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
	Levels []bot.Level // of the game, see games.Levels
	// Puzzles is where the game's puzzles come from, nil if it has none.
	Puzzles *forge.Source
	// Campaign are the scenarios of the game in their order.
	Campaign []mission.Mission
}

// Of is the work of a game by its name; false if there is none but to play.
func Of(name string) (Work, bool) {
	w, ok := map[string]Work{
		"convoy": {Setups: convoy.Setups(), Course: convoy.Course(), Claims: convoy.Claims(), Puzzles: convoy.Puzzles(), Campaign: missions.Campaign()},
		"hex":    {Setups: hex.Setups(), Claims: hex.Claims(), Tuning: hex.Tuning(), Tuned: hex.Tuned, Puzzles: hex.Puzzles()},
	}[name]
	w.Levels = games.Levels(name)
	return w, ok
}
