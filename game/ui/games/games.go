// Package games lists the games of the shelf with their looks, for the desktop window and for tools; a page's program
// links one of them, see wasm/NAME. Their rules and words are in game/games.
//
// A new game adds a line to looks, and nothing else here.
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

// looks are those of the games, in any order.
var looks = []scene.Look{
	convoy.Look,
	hex.Look,
	state51.Look,
	aurora.Look,
}

// Offers lists the games in the order of the shelf, in English.
func Offers() []ui.Offer {
	list, _ := In("en", "") // what is part of the program has no fault, as tests show
	return list
}

// In lists the games in a language, of which that is the file, as games.Texts
// makes it; "" is English. One that has no looks yet is played by the referee
// only. A file that is none is an error.
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

// Look returns the look of a game, false if it has none yet.
func Look(game string) (scene.Look, bool) {
	at := slices.IndexFunc(looks, func(l scene.Look) bool { return l.Game == game })
	if at < 0 {
		return scene.Look{}, false
	}
	return looks[at], true
}

// Title returns what the window is called: one game gives it its own name.
func Title(offers []ui.Offer) string {
	if len(offers) == 1 {
		if g, err := offers[0].Kind.Open(nil); err == nil {
			return offers[0].Speak(g).T("game.title")
		}
	}
	return words.Must(words.New("en", words.English)).T("shelf.title")
}
