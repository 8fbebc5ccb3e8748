// Package box is Last Aurora as the shelf has it.
package box

import (
	"onelongnight/game"
	"onelongnight/game/aurora/book"
	"onelongnight/game/aurora/missions"
	"onelongnight/game/aurora/players"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/bot"
	"onelongnight/game/box"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// Box is a box.Box.
type Box struct{}

var _ box.Box = Box{}

// Kind implements box.Box.
func (Box) Kind() game.Kind { return think.Rules{} }

// Levels implements box.Box.
func (Box) Levels() []bot.Level { return players.Levels() }

// Offered implements box.Box.
func (Box) Offered() []string { return bot.SixLevels }

// Chapters implements box.Box.
func (Box) Chapters() []mission.Chapter {
	return []mission.Chapter{mission.Lesson, mission.Campaign, mission.Puzzle}
}

// English implements box.Box.
func (Box) English() table.Speaker {
	english := voice.English()
	return func(g game.Game) table.Voice { return english.For(g) }
}

// Texts implements box.Box.
func (Box) Texts() map[string]string { return voice.Others() }

// Book implements box.Box.
func (Box) Book(lang string) (string, error) {
	v, err := voice.In(lang, words.Others()[lang], voice.Others()[lang])
	if err != nil {
		return "", err
	}
	return box.Fill(book.Texts()[lang], v, func(about table.Spot) string { return voice.BookFacts(v, about) }), nil
}

// Missions implements box.Box.
func (Box) Missions() (data string, texts map[string]string) {
	return missions.LessonFile + "\n" + missions.CampaignFile + "\n" + missions.PuzzleFile, missions.Texts()
}

// Signs implements box.Box: it is drawn with the table's.
func (Box) Signs() string { return "" }
