package edition

import (
	_ "embed"

	"onelongnight/game/bot"
)

// Weights are the weights of two nets, one for each side, that have learned the game by playing themselves. cmd/lab
// makes them, and weights.txt is the record of that.
//
//go:embed weights.bin
var Weights []byte

// Levels returns the six levels. All of them see the same and get the same cards. Levels 1 to 3 are level 4 with a
// temperature, which makes them err plausibly. Levels 5 and 6 search; their strength is a number of simulations, not a
// time, so that a seed always gives the same game.
func Levels() []bot.Level {
	return []bot.Level{
		{Name: "1", New: bot.ByNet(Weights, 0.30, 0.30)},
		{Name: "2", New: bot.ByNet(Weights, 0.07, 0.18)},
		{Name: "3", New: bot.ByNet(Weights, 0.025, 0.12)},
		{Name: "4", New: bot.ByNet(Weights, 0, 0)},
		{Name: "5", New: bot.SearchByNet(Weights, 20, 6, 1)},
		{Name: "6", New: bot.SearchByNet(Weights, 384, 12, 1)},
	}
}
