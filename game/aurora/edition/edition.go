// Package edition is Last Aurora as the shelf has it: with its computer players, its rulebook and its missions.
package edition

import (
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
)

// Game is what its programs need.
func Game() edition.Game {
	return edition.Game{
		Kind:     think.Rules{},
		Levels:   Levels(),
		Offered:  bot.SixLevels,
		Chapters: []mission.Chapter{mission.Lesson, mission.Campaign, mission.Puzzle},
	}
}

// Full is all that tools need.
func Full() edition.Full {
	return edition.Full{
		Game:         Game(),
		English:      edition.English(voice.English),
		Texts:        voice.Others,
		Book:         edition.Books(voice.In, voice.Others, bookTexts, voice.BookFacts),
		Missions:     edition.Missions(lessons, campaign, puzzles),
		MissionTexts: MissionTexts,
	}
}
