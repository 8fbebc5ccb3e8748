// Package box is The Convoy as the shelf has it.
package box

import (
	"onelongnight/game"
	"onelongnight/game/box"
	"onelongnight/game/convoy/missions"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/sprites/convoy"
)

// Game is what its programs need.
func Game() box.Game {
	return box.Game{
		Kind:     think.Rules{},
		Chapters: []mission.Chapter{mission.Lesson, mission.Campaign, mission.Puzzle},
	}
}

// Box is all that tools need.
func Box() box.Box {
	return box.Box{
		Game:     Game(),
		English:  english,
		Texts:    voice.Others,
		Book:     bookIn,
		Missions: missionFiles,
		Signs:    convoy.Icons,
	}
}

func english() table.Speaker {
	english := voice.English()
	return func(game.Game) table.Voice { return english }
}

func missionFiles() (data string, texts map[string]string) {
	return missions.LessonFile + "\n" + missions.CampaignFile + "\n" + missions.PuzzleFile, missions.Texts()
}
