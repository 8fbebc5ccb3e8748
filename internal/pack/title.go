package pack

import (
	"onelongnight/game/convoy/voice"
	"onelongnight/game/words"
)

// A Title is what the page is called before its program runs.
type Title struct{ Name, Tagline, Description string }

// TitleOf names a page for the games in it, given by their catalogues: one alone
// gives it its own name, several lie on the shelf.
func TitleOf(games ...*words.Catalogue) Title {
	if len(games) == 1 {
		g := games[0]
		return Title{g.T("game.title"), g.T("game.tagline"), g.T("game.description")}
	}
	c := words.Must(words.New("en", words.English))
	return Title{c.T("shelf.title"), c.T("shelf.tagline"), c.T("shelf.description")}
}

// Registered is the title for the games that the program has.
func Registered() Title { return TitleOf(voice.English().Catalogue) }
