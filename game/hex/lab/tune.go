package lab

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/train"
	"onelongnight/game/hex/think"
)

// Tuning returns how the numbers of think.Game.JudgeQuickly are found: by duels between players who look one action
// ahead.
func Tuning() *train.Tuning {
	seat := func(g game.Game, numbers []float64) (bot.Player, error) {
		return bot.ByJudgement(0, 0)(g.(think.Game).By((*think.Numbers)(numbers)), nil)
	}
	return &train.Tuning{Setups: Setups(), Guess: train.Numbers(think.NumberNames[:], think.Guessed[:]), Seat: seat,
		Deals: 240, TuningPlan: train.TuningPlan{Steps: 1600, Deals: 24, Off: 0.2, Rate: 0.05, Seed: "hex"}}
}
