// Package games lists the games of the shelf with their looks, for the page
// and the window. Their rules and words are in game/games.
//
// A new game adds a line to looks, and nothing else here.
package games

import (
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
	shared := words.Part(file, words.Table)
	for _, box := range games.Boxes() {
		kind := box.Kind()
		for _, look := range looks {
			if look.Game != kind.Name() {
				continue
			}
			dress, err := look.In(lang, shared, words.Part(file, look.Game))
			if err != nil {
				return nil, err
			}
			list = append(list, ui.Offer{Kind: kind, Speak: dress.Speak, Dress: dress.Skin,
				Levels: box.Offered(), Chapters: box.Chapters()})
		}
	}
	return list, nil
}

// Title is what the window is called: one game gives it its own name.
func Title(offers []ui.Offer) string {
	if len(offers) == 1 {
		if g, err := offers[0].Kind.Open(nil); err == nil {
			return offers[0].Speak(g).T("game.title")
		}
	}
	return words.Must(words.New("en", words.English)).T("shelf.title")
}
