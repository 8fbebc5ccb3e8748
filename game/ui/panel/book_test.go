//go:build !js

package panel_test

import (
	"strings"

	"onelongnight/game/book"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

func init() {
	samples["book"] = panel.Open{Panel: openBook("")}
	samples["hits"] = panel.Open{Panel: openBook("hor")}
}

// openBook returns an open book with the results of a query.
func openBook(query string) panel.Panel {
	b, err := book.Read("= game How the game goes\n== aim What everybody wants\n2.1 A **round** is a round of an " +
		"extraordinarily long description {deck}; see [horse].\n" +
		"- Win soon.\n! One may lose. [2.1]\n& horse 2.1\n= beasts Beasts\n== horse The overwhelmingly magnificent " +
		"horse\n" + strings.Repeat("It runs to the [aim].\n", 30) + "& aim 2.1 horse")
	if err != nil {
		panic(err)
	}
	a := &scene.OpenBook{Book: b, Query: query, Hits: b.Search(query), Unfolded: "beasts", Rule: "2.1",
		Facts: "Black, with a white star.\nFour legs.", Picture: plate{}, Ratio: 0.72, Listed: query != ""}
	if a.Entry, _ = b.Find("horse"); query == "" {
		a.Entry, _ = b.Find("2.1")
	}
	return panel.Common(&scene.Screen{Panel: scene.BookPanel, Book: a,
		Commands: []scene.Command{{ID: "rules-list", Label: "Contents"}, {ID: "rules-back", Label: "Back"},
			{ID: "rules-on", Label: "Forward"}, {ID: "close", Label: "Close"}}},
		func(key string, _ ...any) string { return key })
}
