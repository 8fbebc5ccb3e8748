package lab

import (
	"io"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/tune"
	"onelongnight/game/box/lab"
	"onelongnight/game/hex/think"
)

// Tuning is how the numbers of think.Game.JudgeQuickly are found: by duels between players who see one action ahead.
func Tuning() *tune.Course {
	c := &tune.Course{Setups: Setups(), Deals: 240, Seat: func(g game.Game, numbers []float64) (bot.Player, error) {
		return bot.ByJudgement(0, 0)(g.(think.Game).By((*think.Numbers)(numbers)), nil)
	}, Plan: tune.Plan{Steps: 1600, Deals: 24, Off: 0.2, Rate: 0.05, Seed: "hex"}}
	for i, name := range think.NumberNames {
		c.Guess = append(c.Guess, tune.Number{Name: name, Value: think.Guessed[i]})
	}
	return c
}

// finds are the ways to them.
func finds() []lab.Find {
	return []lab.Find{{File: "quick.txt", Record: "tuning.txt", Run: func(log io.Writer) (string, error) {
		found, err := Tuning().Run(log)
		if err != nil {
			return "", err
		}
		var n think.Numbers
		for i := range found {
			n[i] = found[i].Value
		}
		return n.Text(), nil
	}}}
}
