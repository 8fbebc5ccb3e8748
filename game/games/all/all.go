// Package all lists every game that has rules: those of the shelf, and those
// that only the protocol and tests play as yet, since they have no looks. Tools
// find their games here. No page imports it, so that a game that is being made weighs
// nothing on who plays another one; when it gets its looks its lines move to package games.
package all

import (
	"maps"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/games"
	"onelongnight/game/hex"
	"onelongnight/game/hex/players"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
)

// Kinds lists the games, those of the shelf first.
func Kinds() []game.Kind { return append(games.Kinds(), hex.Rules{}) }

// Voices are the words of each game in English, by its name.
func Voices() map[string]table.Speaker {
	list := maps.Clone(games.Voices())
	list[hex.Rules{}.Name()] = func(g game.Game) table.Voice { return voice.English().For(g) }
	return list
}

// Levels lists the players of a game, as games.Levels does.
func Levels(name string) []bot.Level {
	if name == (hex.Rules{}).Name() {
		return bot.Join(players.Levels(), bot.Levels())
	}
	return games.Levels(name)
}

// AllLevels lists the players of all games, each name once.
func AllLevels() []bot.Level {
	list := bot.Levels()
	for _, k := range Kinds() {
		list = bot.Join(list, Levels(k.Name()))
	}
	return list
}
