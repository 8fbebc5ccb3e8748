// Package games lists the games of the shelf: their rules, their words, and
// the players that only one of them has. Whoever plays any game by its name
// finds it here: the page and its worker, the referee, the arena, tests. Their
// looks are in game/ui/games, as those need a screen.
//
// A new game adds a line to each function, and nothing else outside its own
// folders. The list is written out: nothing is registered by being imported.
package games

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
)

// Kinds lists the games in the order of the shelf.
func Kinds() []game.Kind { return []game.Kind{convoy.Rules{}} }

// Former is the name under which the program kept saves and settings when it had
// one game only. They are moved when they are found there.
const Former = "convoy"

// Voices are the words of each game, by its name.
func Voices() map[string]table.Speaker {
	english := voice.English()
	return map[string]table.Speaker{
		convoy.Rules{}.Name(): func(game.Game) table.Voice { return english },
	}
}

// Levels lists the players that can be asked for, those of all games and those
// of one alone. A player that a game cannot have is an error when it is seated.
func Levels() []bot.Level { return bot.Levels() }
