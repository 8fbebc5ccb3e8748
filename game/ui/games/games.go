// Package games lists the games of the shelf with their looks, for the page
// and the window. Their rules and words are in game/games.
//
// A new game adds a line to the looks, and nothing else here.
package games

import (
	"onelongnight/game"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/games"
	"onelongnight/game/ui"
	"onelongnight/game/ui/convoy"
	"onelongnight/game/ui/scene"
	"onelongnight/game/words"
)

// looks make the skin of each game, by its name.
func looks() map[string]func(game.Game) scene.Skin {
	theConvoy := convoy.New(voice.English())
	return map[string]func(game.Game) scene.Skin{
		"convoy": func(game.Game) scene.Skin { return theConvoy },
	}
}

// Offers lists the games in the order of the shelf. One that has no looks yet is
// played by the referee only.
func Offers() (list []ui.Offer) {
	voices, looks := games.Voices(), looks()
	for _, kind := range games.Kinds() {
		if dress := looks[kind.Name()]; dress != nil {
			list = append(list, ui.Offer{Kind: kind, Speak: voices[kind.Name()], Dress: dress})
		}
	}
	return list
}

// Title is what the window is called: one game gives it its own name.
func Title(offers []ui.Offer) string {
	if len(offers) == 1 {
		if g, err := offers[0].Kind.Open(nil); err == nil {
			return offers[0].Speak(g).T("game.title")
		}
	}
	return Words().T("shelf.title")
}

// Words are those of the table itself, for what goes wrong outside a game.
func Words() *words.Catalogue { return words.Must(words.New("en", words.English)) }
