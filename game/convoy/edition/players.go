package edition

import (
	_ "embed"

	"onelongnight/game/bot"
)

// Weights are those of two nets, one for each side, that learned the game by playing themselves. cmd/lab makes them,
// and weights.txt is the record of that.
//
//go:embed weights.bin
var Weights []byte

// Levels lists the six levels. All see the same and get the same cards. The first three are the fourth with a
// temperature: plausible mistakes. The last two search; simulations, not time, make their strength, so that a seed
// reproduces a game.
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
