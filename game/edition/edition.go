// Package edition is what a game exports to the shelf, below the screen border: a [Game] for the programs that play it,
// and a [Full] for the tools that need its texts too.
//
// A game's programs, those of its page and its worker, link its Game alone: books, missions and other languages than
// English are files that the page fetches. What trains a game's computer players is in package lab, for tools.
package edition

import (
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
	// Levels are the computer players that this game alone has, nil if there are none.
	Levels []bot.Level
	// Offered are the names of the players that people choose from, the weakest first; nil for those of the shared
	// ones that the game can have.
	Offered []string
	// Chapters are the sorts of missions that it has, as the page lists them; nil for none.
	Chapters []mission.Chapter
}

// AllLevels returns the game's own players, then those that games share. One that the game cannot have is an error when
// it is seated.
func (g Game) AllLevels() []bot.Level { return bot.Join(g.Levels, bot.Levels()) }

// Shelf returns what the computer player of a program with this game alone can be asked about.
func (g Game) Shelf() bot.Shelf {
	return bot.Shelf{Kinds: []game.Kind{g.Kind}, Levels: func(string) []bot.Level { return g.AllLevels() }}
}

// Full is a game with all its texts, which are files as they are; a language is one of words.Languages.
type Full struct {
	Game
	// English makes its words in English, which is part of the program.
	English func() table.Speaker
	// Texts are its words in each other language.
	Texts func() map[string]string
	// Book is its book in a language, filled. A catalogue that cannot be read is an error.
	Book func(lang string) (string, error)
	// Missions are its missions, and what is said about them in each language, English too.
	Missions func() (data string, texts map[string]string)
	// Signs are the drawings of its own icons, in the form of package sprites/icons; "" if they are among the
	// table's.
	Signs string
}

// Words has the texts of a catalogue, as table.Voice has them.
type Words interface {
	T(key string, args ...any) string
}

// Fill fills a game's book: with its words, and with what its data say of the thing that an entry is about.
func Fill(text string, words Words, facts func(about table.Spot) string) string {
	return book.Fill(text, func(key string) string { return words.T(key) }, func(about string) string {
		spot, _ := table.ParseSpot(about) // what is none has no facts
		return facts(spot)
	})
}

// Books makes the Book of a Full out of its files and its words. In reads the words of a language, from the table's own
// and the game's; facts are what they say of the data of a thing.
func Books[V Words](in func(lang, shared, own string) (V, error), own, files func() map[string]string,
	facts func(words V, about table.Spot) string) func(lang string) (string, error) {
	return func(lang string) (string, error) {
		v, err := in(lang, words.Others()[lang], own()[lang])
		if err != nil {
			return "", err
		}
		return Fill(files()[lang], v, func(about table.Spot) string { return facts(v, about) }), nil
	}
}

// English makes the English of a Full out of a game's voice.
func English[V interface{ For(game.Game) S }, S table.Voice](voice func() V) func() table.Speaker {
	return func() table.Speaker { return table.SpeakerOf(voice()) }
}

// Missions makes the Missions of a Full out of its files, in the order in which they are listed.
func Missions(texts func() map[string]string, files ...*string) func() (data string, said map[string]string) {
	return func() (data string, said map[string]string) {
		var all []string
		for _, file := range files {
			all = append(all, *file)
		}
		return strings.Join(all, "\n"), texts()
	}
}
