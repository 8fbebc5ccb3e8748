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

// Language is what the system's environment asks for, as in LANG=pl_PL.UTF-8.
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

// Offers has the words of all languages at hand.
func (*desktop) Offers(lang string) ([]ui.Offer, error) { return shelf.In(lang, games.Texts()[lang]) }

// Text has the books and the missions of all games at hand.
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

// Speaks has nothing to do outside a page.
func (*desktop) Speaks(string) {}
