// Package games lists all games with their looks, for the desktop window and tools. A page's program links only one of
// them, see wasm/NAME. Rules and words are listed in game/games.
//
// To add a game, add a line to looks.
package games

import (
	"slices"

	"onelongnight/game/games"
	"onelongnight/game/ui"
	"onelongnight/game/ui/aurora"
	"onelongnight/game/ui/convoy"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/state51"
	"onelongnight/game/words"
)

// looks lists them in any order.
var looks = []scene.Look{
	convoy.Look,
	hex.Look,
	state51.Look,
	aurora.Look,
}

// Offers lists the games in the order of the shelf, in English.
func Offers() []ui.Offer {
	list, _ := In("en", "") // cannot fail: tests show that the compiled-in texts are valid
	return list
}

// In lists the games in a language. file is that language's file of games.Texts; "" means English. A game without looks
// is left out; only the referee plays it. It fails if the file is not valid.
func In(lang, file string) (list []ui.Offer, err error) {
	if file == "" {
		lang = "en"
	}
	for _, full := range games.All() {
		if look, ok := Look(full.Kind.Name()); ok {
			offer, err := ui.NewOffer(full.Game, look, lang, file)
			if err != nil {
				return nil, err
			}
			list = append(list, offer)
		}
	}
	return list, nil
}

// Look returns the look of a game, false if it has none.
func Look(game string) (scene.Look, bool) {
	at := slices.IndexFunc(looks, func(l scene.Look) bool { return l.Game == game })
	if at < 0 {
		return scene.Look{}, false
	}
	return looks[at], true
}

// Title returns the window's title. If there is only one game, it is that game's.
func Title(offers []ui.Offer) string {
	if len(offers) == 1 {
		if g, err := offers[0].Kind.Open(nil); err == nil {
			return offers[0].Speak(g).T("game.title")
		}
	}
	return words.Must(words.New("en", words.English)).T("shelf.title")
}
