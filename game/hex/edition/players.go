package edition

import (
	_ "embed"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/hex/think"
)

// Weights are those of the net, which plays all armies in all modes, and learned the game by playing itself, from the
// quick judgement on. cmd/lab makes them, and weights.txt is the record of that.
//
//go:embed weights.bin
var Weights []byte

// Levels lists the six levels and the yardsticks. The strongest has everybody play on by the quick judgement in its
// simulations (think.Game.JudgeQuickly) and judges their ends by the net, the others go by the game's judgement
// (think.Game.Judge). The first three see one action ahead, the first two of them take lesser ones at times; the others
// search: to the end of the turn, and of the enemy's next one.
func Levels() []bot.Level {
	return []bot.Level{
		{Name: "1", New: bot.ByJudgement(0.03, 0.12)},
		{Name: "2", New: bot.ByJudgement(0.012, 0.08)},
		{Name: "3", New: bot.ByJudgement(0, 0)},
		{Name: "4", New: bot.SearchByJudgement(8, 4, 1)},
		{Name: "5", New: bot.SearchByJudgement(48, 8, 2)},
		{Name: "6", New: bot.SearchByNetQuickly(Weights, 192, 12, 2)},
		{Name: Yardstick, New: frozen},
		{Name: FormerSixth, New: bot.SearchByQuickJudgement(192, 12, 2)},
	}
}

// FormerSixth is the strongest player before the net, kept to measure against.
const FormerSixth = "search-hex-1"

// Yardstick is the greedy player with a forecast, which stays as it is: a test
// holds its moves. A judgement that changes leaves it the old one.
const Yardstick = "heuristic-hex-1"

// frozen seats the yardstick.
func frozen(g game.Game, pause bot.Pause) (bot.Player, error) {
	if h, ok := g.(think.Game); ok {
		g = early{h}
	}
	return bot.ByJudgement(0, 0)(g, pause)
}

// early is the game as it was judged when the yardstick was made: a lead counted alike from the first turn to the last.
type early struct{ think.Game }

// Judge implements game.Judge.
func (g early) Judge(s game.State, seat game.Seat) float64 { return g.JudgeAtFirst(s, seat) }
