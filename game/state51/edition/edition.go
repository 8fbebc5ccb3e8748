// Package edition is 51st State as the shelf has it: with its computer players, its rulebook and its missions.
package edition

import (
	"embed"

	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
)

// Game returns what programs need to play the game.
func Game() edition.Game {
	return edition.Game{
		Kind:     think.Rules{},
		Levels:   Levels(),
		Offered:  bot.SixLevels,
		Chapters: []mission.Chapter{mission.Lesson, mission.Campaign, mission.Puzzle},
	}
}

// Full returns what programs need, and what only tools and tests do.
func Full() edition.Full {
	return edition.Full{
		Game:     Game(),
		English:  edition.English(voice.English),
		Texts:    voice.Others,
		Book:     edition.Books(voice.Languages.In, voice.Others, bookTexts, voice.BookFacts),
		Missions: Missions(),
	}
}

// missions are the files of the game's missions. The puzzles are made by cmd/lab; lessons and campaign are written by
// hand.
//
//go:embed lessons.txt campaign.txt puzzles.txt missions-*.txt
var missions embed.FS

// Missions returns the game's missions, for tools and tests. Game never calls it, see [edition.Missions].
func Missions() edition.Missions { return edition.Missions{Files: missions} }
