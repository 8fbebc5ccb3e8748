// Package edition is 51st State as the shelf has it: with its computer players, its rulebook and its missions.
package edition

import (
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
)

// Game returns what programs need to play the game.
func Game() edition.Game {
	return edition.Game{Kind: think.Rules{}, Levels: Levels(), Offered: bot.SixLevels,
		Chapters: []mission.Chapter{mission.Lesson, mission.Campaign, mission.Puzzle}}
}

// Full returns what programs need, and what only tools and tests do.
func Full() edition.Full {
	return edition.FullOf(Game(), &voice.Languages, voice.Others, bookIn, Missions())
}
