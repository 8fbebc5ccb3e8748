// Package games lists the games of the shelf: their rules, their words, and the players that only one of them has.
// Tools, tests and the desktop window find them here; a page's program has one game and links that alone, see
// wasm/NAME. Their looks are in game/ui/games, as those need a screen.
//
// A new game adds a line to All. The list is written out: nothing is registered by being imported.
package games

import (
	"onelongnight/game"
	aurora "onelongnight/game/aurora/edition"
	"onelongnight/game/bot"
	convoy "onelongnight/game/convoy/edition"
	"onelongnight/game/edition"
	hex "onelongnight/game/hex/edition"
	state51 "onelongnight/game/state51/edition"
	"onelongnight/game/table"
	"onelongnight/game/words"
	"onelongnight/sprites/icons"
)

// All lists the games in the order of the shelf.
func All() []edition.Full {
	return []edition.Full{
		convoy.Full(),
		hex.Full(),
		state51.Full(),
		aurora.Full(),
	}
}

// Former is the name under which the program kept saves and settings when it had
// one game only. They are moved when they are found there.
const Former = "convoy"

// Kinds lists the rules of the games in the order of the shelf.
func Kinds() (list []game.Kind) {
	for _, b := range All() {
		list = append(list, b.Kind)
	}
	return list
}

// Voices returns the words of each game in English, by its name.
func Voices() map[string]table.Speaker {
	voices := map[string]table.Speaker{}
	for _, b := range All() {
		voices[b.Kind.Name()] = b.English()
	}
	return voices
}

// Texts returns all words of each other language, as one file.
func Texts() map[string]string {
	texts := words.Others()
	for lang, shared := range texts {
		parts := [][2]string{{words.Table, shared}}
		for _, b := range All() {
			parts = append(parts, [2]string{b.Kind.Name(), b.Texts()[lang]})
		}
		texts[lang] = words.Join(parts...)
	}
	return texts
}

// Books returns the books of all games, as one file for each language. A catalogue that
// cannot be read is an error.
func Books() (map[string]string, error) {
	books := map[string]string{}
	for _, lang := range words.Languages {
		var parts [][2]string
		for _, b := range All() {
			text, err := b.Book(lang)
			if err != nil {
				return nil, err
			}
			parts = append(parts, [2]string{b.Kind.Name(), text})
		}
		books[lang] = words.Join(parts...)
	}
	return books, nil
}

// Missions returns the missions of all games, as one file, and what is said about
// them, as one file for each language.
func Missions() (data string, texts map[string]string) {
	var all [][2]string
	said := map[string][][2]string{}
	for _, b := range All() {
		name := b.Kind.Name()
		own, about := b.Missions()
		all = append(all, [2]string{name, own})
		for _, lang := range words.Languages {
			said[lang] = append(said[lang], [2]string{name, about[lang]})
		}
	}
	texts = map[string]string{}
	for lang, parts := range said {
		texts[lang] = words.Join(parts...)
	}
	return words.Join(all...), texts
}

// Signs returns the drawings of the table's icons and of all games', in the form of
// package sprites/icons: books name some.
func Signs() string {
	signs := icons.Text
	for _, b := range All() {
		signs += b.Signs
	}
	return signs
}

// Levels lists the players of a game: its own, then those that games share. One
// that the game cannot have is an error when it is seated.
func Levels(name string) []bot.Level {
	for _, b := range All() {
		if b.Kind.Name() == name {
			return b.AllLevels()
		}
	}
	return bot.Levels()
}

// AllLevels lists the players of all games, each name once.
func AllLevels() []bot.Level {
	list := bot.Levels()
	for _, b := range All() {
		list = bot.Join(list, b.Levels)
	}
	return list
}

// Shelf returns what the computer player can be asked about.
func Shelf() bot.Shelf { return bot.Shelf{Kinds: Kinds(), Levels: Levels} }
