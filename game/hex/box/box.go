// Package box is Neuroshima Hex as the shelf has it.
package box

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/box"
	"onelongnight/game/hex/book"
	"onelongnight/game/hex/missions"
	"onelongnight/game/hex/players"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// Game is what its programs need.
func Game() box.Game {
	return box.Game{
		Kind:     think.Rules{},
		Levels:   players.Levels(),
		Offered:  bot.SixLevels,
		Chapters: []mission.Chapter{mission.Lesson, mission.Puzzle},
	}
}

// Box is all that tools need.
func Box() box.Box {
	return box.Box{
		Game:     Game(),
		English:  english,
		Texts:    voice.Others,
		Book:     box.Books(voice.In, voice.Others, book.Texts, voice.BookFacts),
		Missions: missionFiles,
	}
}

func english() table.Speaker {
	english := voice.English()
	return func(g game.Game) table.Voice { return english.For(g) }
}

func missionFiles() (data string, texts map[string]string) {
	return missions.LessonFile + "\n" + missions.PuzzleFile, missions.Texts()
}
