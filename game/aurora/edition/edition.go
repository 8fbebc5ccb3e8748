// Package edition is Last Aurora as the shelf offers it: with its computer players, its rulebook and its missions.
package edition

import (
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
)

// Game returns what the game's programs need.
func Game() edition.Game {
	return edition.Game{Kind: think.Rules{}, Levels: Levels(), Offered: bot.SixLevels,
		Chapters: []mission.Chapter{mission.Lesson, mission.Campaign, mission.Puzzle}}
}

// Full returns everything that tools need.
func Full() edition.Full {
	return edition.FullOf(Game(), &voice.Languages, voice.Others, bookIn, Missions())
}
