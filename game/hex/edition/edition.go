// Package edition is Neuroshima Hex as the shelf has it.
package edition

import (
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/hex/missions"
	"onelongnight/game/hex/players"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
)

// Game returns what its programs need.
func Game() edition.Game {
	return edition.Game{
		Kind:     think.Rules{},
		Levels:   players.Levels(),
		Offered:  bot.SixLevels,
		Chapters: []mission.Chapter{mission.Lesson, mission.Puzzle},
	}
}

// Full returns all that tools need.
func Full() edition.Full {
	return edition.Full{
		Game:     Game(),
		English:  edition.English(voice.English),
		Texts:    voice.Others,
		Book:     edition.Books(voice.In, voice.Others, bookTexts, voice.BookFacts),
		Missions: edition.Missions(missions.Texts, &missions.LessonFile, &missions.PuzzleFile),
	}
}
