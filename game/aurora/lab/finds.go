package lab

import (
	"io"

	"onelongnight/game"
	"onelongnight/game/aurora/think"
	"onelongnight/game/bot"
	"onelongnight/game/bot/train"
	"onelongnight/game/lab"
	"onelongnight/game/learned"
)

// Courses returns how the numbers of think.Game.Judge are found: those between people, and those against the Automa.
func Courses() (among, alone train.Regression) {
	among = train.Regression{Setups: Setups(), Guess: think.Guessed(), Deals: 400,
		Facts: func(g game.Game, s game.State, seat game.Seat, x []float64) { g.(think.Game).Facts(s, seat, x) },
		Seat: func(g game.Game, n []float64) (bot.Player, error) {
			return bot.ByJudgement(0, 0)(g.(think.Game).By(n), nil)
		},
		RegressionPlan: train.RegressionPlan{Passes: 6, Games: 6000, Stray: 25, Every: 3, Ridge: 30, Seed: "aurora"}}
	alone = among
	alone.Setups, alone.Seed = lab.Open(think.Rules{}, `{"map":"alpha"}`, `{"map":"beta"}`), "automa"
	return among, alone
}

// finds returns the searches that the courses make, with the files that they write.
func finds() []lab.Find {
	find := func(c train.Regression) func(io.Writer) (string, error) {
		return func(log io.Writer) (string, error) {
			n, err := c.Run(log)
			if err != nil {
				return "", err
			}
			return learned.Text(think.FactNames, n), nil
		}
	}
	among, alone := Courses()
	return []lab.Find{{File: "found.txt", Record: "found.log.txt", Run: find(among)},
		{File: "solo.txt", Record: "solo.log.txt", Run: find(alone)}}
}
