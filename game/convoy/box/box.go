// Package box is The Convoy as the shelf has it.
package box

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/box"
	"onelongnight/game/convoy/missions"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/sprites/convoy"
)

// Box is a box.Box.
type Box struct{}

var _ box.Box = Box{}

// Kind implements box.Box.
func (Box) Kind() game.Kind { return think.Rules{} }

// Levels implements box.Box: the shared players have learned the game.
func (Box) Levels() []bot.Level { return nil }

// Offered implements box.Box.
func (Box) Offered() []string { return nil }

// Chapters implements box.Box.
func (Box) Chapters() []mission.Chapter {
	return []mission.Chapter{mission.Lesson, mission.Campaign, mission.Puzzle}
}

// English implements box.Box.
func (Box) English() table.Speaker {
	english := voice.English()
	return func(game.Game) table.Voice { return english }
}

// Texts implements box.Box.
func (Box) Texts() map[string]string { return voice.Others() }

// Missions implements box.Box.
func (Box) Missions() (data string, texts map[string]string) {
	return missions.LessonFile + "\n" + missions.CampaignFile + "\n" + missions.PuzzleFile, missions.Texts()
}

// Signs implements box.Box.
func (Box) Signs() string { return convoy.Icons }
