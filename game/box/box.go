// Package box is what a game exports to the shelf, below the screen border: one value for each game, a [Box].
//
// A Box has methods and no fields for the sake of the programs that players fetch. The linker leaves out the methods
// that a program never calls, with all that they alone need: so the page carries no books and missions, and its worker
// no words, though both have every game's box. What trains a game's computer players is in package lab, for tools.
package box

import (
	"onelongnight/game"
	"onelongnight/game/book"
	"onelongnight/game/bot"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// Box is a game as it stands on the shelf. All texts are files as they are; a language is one of words.Languages.
type Box interface {
	Kind() game.Kind
	// Levels are the computer players that this game alone has, nil if there are none.
	Levels() []bot.Level
	// Offered are the names of the players that people choose from, the weakest first; nil for those of the shared ones
	// that the game can have.
	Offered() []string
	// Chapters are the sorts of missions that it has, as the page lists them; nil for none.
	Chapters() []mission.Chapter

	// English makes its words in English, which is part of the program.
	English() table.Speaker
	// Texts are its words in each other language.
	Texts() map[string]string
	// Book is its book in a language, filled. A catalogue that cannot be read is an error.
	Book(lang string) (string, error)
	// Missions are its missions, and what is said about them in each language, English too.
	Missions() (data string, texts map[string]string)
	// Signs are the drawings of its own icons, in the form of package sprites/icons; "" if it has none.
	Signs() string
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
