// Package games lists all games: their rules, words, and own computer players. Tools, tests and the desktop window use
// it; a page's program links a single game, see wasm/NAME. Looks are listed in game/ui/games, since they need a screen.
//
// To add a game, add a line to All. Nothing is registered by being imported.
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

// Former is the name under which an earlier program, which had only one game, kept saves and settings. What is found
// there is moved.
const Former = "convoy"

// Kinds lists the games' rules in the order of the shelf.
func Kinds() (list []game.Kind) {
	for _, b := range All() {
		list = append(list, b.Kind)
	}
	return list
}

// Voices returns each game's words in English, by its name.
func Voices() map[string]table.Speaker {
	voices := map[string]table.Speaker{}
	for _, b := range All() {
		voices[b.Kind.Name()] = b.English()
	}
	return voices
}

// Texts returns the words of all games in each other language, as one file per language.
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

// Books returns the books of all games, as one file per language. It fails if a catalogue cannot be read.
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

// Missions returns the missions of all games as one file, and their texts as one file per language.
func Missions() (data string, texts map[string]string) {
	var all [][2]string
	said := map[string][][2]string{}
	for _, b := range All() {
		name, about := b.Kind.Name(), b.Missions.Texts()
		all = append(all, [2]string{name, b.Missions.Text()})
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

// Levels lists the players of a game: its own, then the shared ones. Seating one that the game does not support is an
// error.
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

// Shelf returns a shelf with all games.
func Shelf() bot.Shelf { return bot.Shelf{Kinds: Kinds(), Levels: Levels} }
