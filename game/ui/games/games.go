// Package games lists the games of the shelf with their looks, for the page
// and the window. Their rules and words are in game/games.
//
// A new game adds its words and looks to looks, and nothing else here.
package games

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/games"
	hexrules "onelongnight/game/hex"
	hexvoice "onelongnight/game/hex/voice"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/convoy"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/scene"
	"onelongnight/game/words"
)

// looks make the words and the looks of each game, by its name, in a language of
// which that is the file; "" is English.
func looks(lang, file string) (map[string]ui.Offer, error) {
	theConvoy, hexagons := voice.English(), hexvoice.English()
	if file != "" {
		var err error
		shared := words.Part(file, words.Table)
		if theConvoy, err = voice.In(lang, shared, words.Part(file, rules.Rules{}.Name())); err != nil {
			return nil, err
		}
		if hexagons, err = hexvoice.In(lang, shared, words.Part(file, hexrules.Rules{}.Name())); err != nil {
			return nil, err
		}
	}
	skin := convoy.New(theConvoy)
	return map[string]ui.Offer{
		rules.Rules{}.Name(): {
			Speak:    func(game.Game) table.Voice { return theConvoy },
			Dress:    func(game.Game) scene.Skin { return skin },
			Chapters: []mission.Chapter{mission.Lesson, mission.Campaign, mission.Puzzle},
		},
		hexrules.Rules{}.Name(): {
			Speak:    func(g game.Game) table.Voice { return hexagons.For(g) },
			Dress:    func(g game.Game) scene.Skin { return hex.New(hexagons.For(g)) },
			Levels:   bot.SixLevels,
			Chapters: []mission.Chapter{mission.Lesson, mission.Puzzle},
		},
	}, nil
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
	looks, err := looks(lang, file)
	if err != nil {
		return nil, err
	}
	for _, kind := range games.Kinds() {
		if offer, ok := looks[kind.Name()]; ok {
			offer.Kind = kind
			list = append(list, offer)
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
