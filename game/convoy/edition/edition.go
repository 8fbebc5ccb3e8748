// Package edition is The Convoy as the shelf has it: with its computer players, its rulebook and its missions.
package edition

import (
	"embed"

	"onelongnight/game/bot"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
)

// Weights are the weights of two nets, one for each side, that have learned the game by playing themselves. cmd/lab
// makes them, and weights.txt is the record of that.
//
//go:embed weights.bin
var Weights []byte

// Levels returns the six levels. All of them see the same and get the same cards. Levels 1 to 3 are level 4 with a
// temperature, which makes them err plausibly. Levels 5 and 6 search; their strength is a number of simulations, not a
// time, so that a seed always gives the same game.
func Levels() []bot.Level {
	return bot.Six(bot.ByNet(Weights, 0.30, 0.30), bot.ByNet(Weights, 0.07, 0.18), bot.ByNet(Weights, 0.025, 0.12),
		bot.ByNet(Weights, 0, 0), bot.SearchByNet(Weights, 12, 6, 1), bot.SearchByNet(Weights, 384, 12, 1))
}

// Game returns what programs need to play the game.
func Game() edition.Game {
	return edition.Game{Kind: think.Rules{}, Levels: Levels(), Offered: bot.SixLevels, Chapters: mission.Chapters}
}

// Full returns what programs need, and what only tools and tests do.
func Full() edition.Full {
	return edition.FullOf(Game(), &voice.Languages, voice.Others, bookIn, missions)
}

// missions are the files of the game's missions, with the lessons of the Outpost before Moloch's. The puzzles are made
// by cmd/lab; lessons and campaign are written by hand. How hard puzzles and campaign are is in docs/missions.md. Game
// may not refer to them, see [edition.Missions].
//
//go:embed lessons.txt campaign.txt puzzles.txt missions-*.txt
var missions embed.FS
