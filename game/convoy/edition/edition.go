// Package edition is The Convoy as the shelf has it: with its computer players, its rulebook and its missions.
package edition

import (
	"onelongnight/game/bot"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
)

// Game returns what its programs need.
func Game() edition.Game {
	return edition.Game{
		Kind:     think.Rules{},
		Levels:   Levels(),
		Offered:  bot.SixLevels,
		Chapters: []mission.Chapter{mission.Lesson, mission.Campaign, mission.Puzzle},
	}
}

// Full returns all that tools need.
func Full() edition.Full {
	return edition.Full{
		Game:         Game(),
		English:      edition.English(voice.English),
		Texts:        voice.Others,
		Book:         bookIn,
		Missions:     edition.Missions(lessons, campaign, puzzles),
		MissionTexts: MissionTexts,
	}
}
