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
		Book:     bookIn,
		Missions: Missions(),
	}
}

// missions are the files of the game's missions, with the lessons of the Outpost before Moloch's. The puzzles are made
// by cmd/lab; lessons and campaign are written by hand. How hard puzzles and campaign are is in docs/missions.md.
//
//go:embed lessons.txt campaign.txt puzzles.txt missions-*.txt
var missions embed.FS

// Missions returns the game's missions, for tools and tests. Game never calls it, see [edition.Missions].
func Missions() edition.Missions { return edition.Missions{Files: missions} }
