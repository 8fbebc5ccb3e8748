package ui

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// Offer is a game that can be played here.
type Offer struct {
	Kind  game.Kind
	Speak table.Speaker
	// Dress makes the looks of the game as it was set up.
	Dress func(game.Game) scene.Skin
	// Levels are the players that people can choose from, the weakest first; nil
	// for those that its game can have of the shared ones.
	Levels []string
	// Chapters are the missions that there are, nil for none.
	Chapters []mission.Chapter
}

// opened is an offer with a setup: words and looks may depend on it.
type opened struct {
	Offer
	Game  game.Game
	Voice table.Voice
	Skin  scene.Skin
}

// levels are the players that people can choose from.
func (o opened) levels() []string {
	if o.Levels != nil {
		return o.Levels
	}
	return bot.Offered(o.Game)
}

// advised tells whether there is somebody to ask for hints and judgements.
func (o opened) advised() bool { return bot.CanAdvise(o.levels()) }

// open opens an offer for a game of its kind.
func (o Offer) open(g game.Game) opened { return opened{o, g, o.Speak(g), o.Dress(g)} }

// usual opens an offer with the default setup.
func (o Offer) usual() opened {
	g, err := o.Kind.Open(nil)
	if err != nil {
		panic(err) // the default opens, by game.Kind
	}
	return o.open(g)
}
