package edition

import (
	"embed"
	"strings"

	"onelongnight/game/convoy/voice"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// books has the rules in words for players, by the rule numbers of docs/rules/convoy.md, cards and cities, and the
// pages of words and signs, in the form of package book.
//
//go:embed book-en.txt book-fr.txt book-hu.txt book-pl.txt
var books embed.FS

// bookIn returns the book in a language. What the data say of a card is followed by the lessons and scenarios in which
// it matters.
func bookIn(lang string) (string, error) {
	v, err := voice.Languages.In(lang, words.Others()[lang], voice.Others()[lang])
	if err != nil {
		return "", err
	}
	titles, err := words.New(lang, Full().Missions.Texts()[lang])
	if err != nil {
		return "", err
	}
	return edition.Fill(words.Files(books)[lang], v, func(about table.Spot) string {
		return strings.TrimSpace(voice.BookFacts(v, about) + "\n" + seen(v, titles, about))
	})
}

// seen says in which lessons and scenarios a card matters, or returns "" if in none.
func seen(v *voice.Voice, titles *words.Catalogue, spot table.Spot) string {
	var list []string
	for _, m := range missionsWith(voice.Copies(spot)) {
		key := "book.seen." + string(m.Chapter)
		list = append(list, v.T(key, "n", m.Number, "title", titles.T(m.Key(mission.Title))))
	}
	if len(list) == 0 {
		return ""
	}
	return v.T("book.seen", "list", list)
}
