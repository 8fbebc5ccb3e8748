// Package edition describes what one game offers to programs and tools. Each game/NAME/edition returns these values,
// and game/games lists them.
//
// [Game] is all that the game's page and worker link. They fetch books, missions and all languages but English as
// files. [Full] has those texts too, for the tools that write the files. Training is in package lab.
package edition

import (
	"embed"
	"fmt"
	"strings"

	"onelongnight/game"
	"onelongnight/game/book"
	"onelongnight/game/bot"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// Game is what the programs of a game need, apart from its looks and words.
type Game struct {
	Kind game.Kind
	// Levels are computer players that only this game has, nil if there are none.
	Levels []bot.Level
	// Offered names the players that people choose from, weakest first; nil means that of bot.Offered, the best shared
	// one that the game can have.
	Offered []string
	// Chapters are the kinds of missions that the game has, in the order in which the page shows them; nil if none.
	Chapters []mission.Chapter
}

// AllLevels returns the game's own players, then the shared ones. Seating one that the game does not support is an
// error.
func (g Game) AllLevels() []bot.Level { return bot.Join(g.Levels, bot.Levels()) }

// Shelf returns a shelf with this game alone.
func (g Game) Shelf() bot.Shelf {
	return bot.Shelf{Kinds: []game.Kind{g.Kind}, Levels: func(string) []bot.Level { return g.AllLevels() }}
}

// Full is a game with all its texts as the contents of files. A language is one of words.Languages.
type Full struct {
	Game
	// English returns its English words, which are compiled into the program.
	English func() table.Speaker
	// Texts returns the catalogues of the other languages.
	Texts func() map[string]string
	// Book returns its book in a language, filled in. It fails if a catalogue cannot be read.
	Book     func(lang string) (string, error)
	Missions Missions
}

// FullOf adds its texts to a game: the voice in English from spoken, those in other languages from texts.
func FullOf[V interface{ For(game.Game) S }, S table.Voice](g Game, spoken *words.Spoken[V],
	texts func() map[string]string, book func(lang string) (string, error), missions embed.FS) Full {
	english := func() table.Speaker { return table.SpeakerOf(spoken.English()) }
	return Full{Game: g, English: english, Texts: texts, Book: book, Missions: Missions{missions}}
}

// Words looks texts up in a catalogue, as table.Voice does.
type Words interface {
	T(key string, args ...any) string
	Has(key string) bool
}

// Fill completes the text of a game's book with words of the catalogue and, for the thing that an entry is about, with
// facts from the game's data. It fails if the catalogue lacks a text.
func Fill(text string, words Words, facts func(about table.Spot) string) (filled string, err error) {
	said := func(key string) string {
		if !words.Has(key) {
			err = fmt.Errorf("the catalogue has no %s, which the book puts in", key)
		}
		return words.T(key)
	}
	filled = book.Fill(text, said, func(about string) string {
		spot, _ := table.ParseSpot(about) // NoSpot if the text is not a spot; it has no facts
		return facts(spot)
	})
	return filled, err
}

// wordsChapter begins the chapter of words and signs, the last one of a book.
const wordsChapter = "\n= words "

// BookTexts returns a game's book in each language, not yet completed by Fill: the game's files, with cards put before
// the chapter of words and signs, and end after the last entry. cards and end are the same in all languages, as names
// and facts are texts of the catalogue. A program that calls this carries all languages.
func BookTexts(files embed.FS, cards, end string) map[string]string {
	list := words.Files(files)
	for lang, text := range list {
		rules, last, _ := strings.Cut(text, wordsChapter)
		list[lang] = rules + cards + wordsChapter + last + end
	}
	return list
}

// BookIn returns a game's book in a language, completed by Fill. in makes the words of the language from the table's
// texts and the game's own; facts returns what the game's data say of a thing.
func BookIn[V Words](lang string, in func(lang, shared, own string) (V, error), own, texts func() map[string]string,
	facts func(words V, about table.Spot) string) (string, error) {
	v, err := in(lang, words.Others()[lang], own()[lang])
	if err != nil {
		return "", err
	}
	return Fill(texts()[lang], v, func(about table.Spot) string { return facts(v, about) })
}
