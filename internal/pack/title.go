package pack

import (
	"onelongnight/game/games"
	"onelongnight/game/words"
)

// A Title is what the page is called before its program runs.
type Title struct{ Name, Tagline, Description string }

// Words is a game's catalogue.
type Words interface {
	T(key string, args ...any) string
}

// TitleOf names a page for the games in it, given by their words: one alone
// gives it its own name, several lie on the shelf.
func TitleOf(list ...Words) Title {
	if len(list) == 1 {
		g := list[0]
		return Title{g.T("game.title"), g.T("game.tagline"), g.T("game.description")}
	}
	return shelfTitle(words.Must(words.New("en", words.English)))
}

func shelfTitle(c Words) Title {
	return Title{c.T("shelf.title"), c.T("shelf.tagline"), c.T("shelf.description")}
}

// Registered is the title for the games that the program has.
func Registered() (Title, error) {
	var list []Words
	voices := games.Voices()
	for _, kind := range games.Kinds() {
		g, err := kind.Open(nil)
		if err != nil {
			return Title{}, err
		}
		list = append(list, voices[kind.Name()](g))
	}
	return TitleOf(list...), nil
}
