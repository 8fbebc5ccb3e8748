package main

import (
	"os"
	"slices"
	"strings"

	"onelongnight/game/games"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/words"
)

// Language returns the language that the environment asks for, as in LANG=pl_PL.UTF-8.
func (*desktop) Language() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if tag := os.Getenv(name); len(tag) >= 2 {
			if slices.Contains(words.Languages, tag[:2]) {
				return tag[:2]
			}
			break
		}
	}
	return "en"
}

// Offers returns the games in another language; all languages are part of the program.
func (*desktop) Offers(lang string) ([]ui.Offer, error) { return shelf.In(lang, games.Texts()[lang]) }

// Text returns a game's book or missions, which are part of the program.
func (*desktop) Text(name string) (string, error) {
	data, said := games.Missions()
	if name == ui.MissionFile {
		return data, nil
	}
	if lang, is := strings.CutPrefix(name, ui.MissionPrefix); is {
		return said[lang], nil
	}
	lang, _ := strings.CutPrefix(name, ui.BookPrefix)
	books, err := games.Books()
	return books[lang], err
}

// Speaks does nothing outside a page.
func (*desktop) Speaks(string) {}
