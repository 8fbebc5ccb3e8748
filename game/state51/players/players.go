// Package players are the computer players of 51st State. They go by its judgement (think.Game.Judge).
package players

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/state51/think"
)

// Levels lists the six levels. The first three see one action ahead, the first two of them take lesser ones at times;
// the others search to the end of the round.
func Levels() []bot.Level {
	return []bot.Level{
		{Name: "1", New: bot.ByJudgement(0.03, 0.12)},
		{Name: "2", New: bot.ByJudgement(0.012, 0.08)},
		{Name: "3", New: bot.ByJudgement(0, 0)},
		{Name: "4", New: bot.SearchByJudgement(8, 4, 1)},
		{Name: "5", New: bot.SearchByJudgement(48, 8, 1)},
		{Name: "6", New: bot.SearchByJudgement(192, 12, 1)},
		{Name: Yardstick, New: frozen},
	}
}

// Yardstick is the greedy player as it was first made, which stays as it is: a test holds its moves.
const Yardstick = "heuristic-state51-1"

// frozen seats the yardstick.
func frozen(g game.Game, pause bot.Pause) (bot.Player, error) {
	if h, ok := g.(think.Game); ok {
		g = early{h}
	}
	return bot.ByJudgement(0, 0)(g, pause)
}

// early is the game as it was judged when the yardstick was made.
type early struct{ think.Game }

// Judge implements game.Judge.
func (g early) Judge(s game.State, seat game.Seat) float64 { return g.Glance(s, seat) }
