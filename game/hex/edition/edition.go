// Package edition is Neuroshima Hex as the shelf offers it: with its computer players, its rulebook and its missions.
package edition

import (
	"embed"

	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
)

// Game returns what the game's programs need.
func Game() edition.Game {
	return edition.Game{
		Kind:     think.Rules{},
		Levels:   Levels(),
		Offered:  bot.SixLevels,
		Chapters: []mission.Chapter{mission.Lesson, mission.Puzzle},
	}
}

// Full returns everything that tools need.
func Full() edition.Full {
	return edition.Full{
		Game:     Game(),
		English:  edition.English(voice.English),
		Texts:    voice.Others,
		Book:     edition.Books(voice.Languages.In, voice.Others, bookTexts, voice.BookFacts),
		Missions: Missions(),
	}
}

// missions holds the files of the missions. The puzzles (10.3) are made by cmd/lab; lessons are written by hand.
//
//go:embed lessons.txt puzzles.txt missions-*.txt
var missions embed.FS

// Missions returns its missions, for tools and tests: never called by Game, see [edition.Missions].
func Missions() edition.Missions { return edition.Missions{Files: missions} }
