// Package edition is 51st State as the shelf has it: with its computer players, its rulebook and its missions.
package edition

import (
	"embed"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
)

// Weights are the weights of the net, which plays all factions with two, three and four seats, and has learned the game
// by playing itself. cmd/lab makes them, and weights.txt is the record of that.
//
//go:embed weights.bin
var Weights []byte

// Levels returns the six levels, the yardstick and the former level 6. Level 6 searches by the net, the other levels by
// the game's judgement (see think.Game.Judge and think.Game.JudgeQuickly). Levels 1 to 3 look one action ahead, and 1
// and 2 sometimes take a lesser one; the others search to the end of the round.
func Levels() []bot.Level {
	return append(bot.Six(
		quickly(bot.ByJudgement(0.03, 0.2)), quickly(bot.ByJudgement(0.013, 0.1)), quickly(bot.ByJudgement(0, 0)),
		bot.SearchByQuickJudgement(2, 2, 1), bot.SearchByQuickJudgement(48, 8, 1),
		bot.SearchByNet(Weights, 512, 16, 1)),
		bot.Level{Name: Yardstick, New: frozen},
		bot.Level{Name: FormerSixth, New: bot.SearchByQuickJudgement(512, 16, 1)})
}

// Yardstick is the greedy player as it was first made. It stays as it is: a test compares its moves with what they
// were.
const Yardstick = "heuristic-state51-1"

// FormerSixth is the strongest player from before the net, kept to measure others against.
const FormerSixth = "search-state51-1"

// judged is the game with a judgement of its own.
type judged struct {
	think.Game
	judge func(think.Game, game.State, game.Seat) float64
}

// Judge implements game.Judge.
func (g judged) Judge(s game.State, seat game.Seat) float64 { return g.judge(g.Game, s, seat) }

type seating = func(game.Game, bot.Pause) (bot.Player, error)

// by returns a seating of the same player, but with a judgement of its own.
func by(judge func(think.Game, game.State, game.Seat) float64, seat seating) seating {
	return func(g game.Game, pause bot.Pause) (bot.Player, error) {
		if h, ok := g.(think.Game); ok {
			g = judged{h, judge}
		}
		return seat(g, pause)
	}
}

// quickly seats a player that looks no further than its own move, and compares positions by the quick judgement alone.
func quickly(seat seating) seating { return by(think.Game.JudgeQuickly, seat) }

// frozen seats the yardstick.
func frozen(g game.Game, pause bot.Pause) (bot.Player, error) {
	return by(think.Game.JudgeAtFirst, bot.ByJudgement(0, 0))(g, pause)
}

// Game returns what programs need to play the game.
func Game() edition.Game {
	return edition.Game{Kind: think.Rules{}, Levels: Levels(), Offered: bot.SixLevels, Chapters: mission.Chapters}
}

// Full returns what programs need, and what only tools and tests do.
func Full() edition.Full {
	return edition.FullOf(Game(), &voice.Languages, voice.Others, bookIn, missions)
}

// missions are the files of the game's missions. The puzzles are made by cmd/lab; lessons and campaign are written by
// hand. Game may not refer to them, see [edition.Missions].
//
//go:embed lessons.txt campaign.txt puzzles.txt missions-*.txt
var missions embed.FS
