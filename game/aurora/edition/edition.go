// Package edition is Last Aurora as the shelf offers it: with its computer players, its rulebook and its missions.
package edition

import (
	"embed"

	"onelongnight/game"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
)

// Levels lists the six levels and the yardstick. They use the game's judgement (think.Game.Judge). The first three look
// one action ahead, and the first two of these sometimes take a worse one; the others search to the end of the round.
// How well everybody is assumed to play on matters more than how often that is tried: with an eighth of the looks at
// each move, 48 simulations of eight moves won only 25 of 100 games against 48 with all of them.
func Levels() []bot.Level {
	return append(bot.Six(bot.ByJudgement(0.03, 0.15), bot.ByJudgement(0.016, 0.09), bot.ByJudgement(0, 0),
		bot.SearchByJudgement(2, 2, 1), bot.SearchByJudgement(16, 5, 1), bot.SearchByJudgement(96, 8, 1)),
		bot.Level{Name: Yardstick, New: frozen})
}

// Yardstick is the greedy player as it was first made. It must stay as it is: a test compares its moves.
const Yardstick = "heuristic-aurora-1"

// guessing is the game judged as it was before anything was found by play.
type guessing struct{ think.Game }

// Judge implements game.Judge.
func (g guessing) Judge(s game.State, seat game.Seat) float64 { return g.JudgeAtFirst(s, seat) }

// frozen returns the yardstick.
func frozen(g game.Game, pause bot.Pause) (bot.Player, error) {
	if h, ok := g.(think.Game); ok {
		g = guessing{h}
	}
	p, err := bot.ByJudgement(0, 0)(g, pause)
	if err == nil {
		p.(*bot.Policy).JudgesMidAction = true
	}
	return p, err
}

// Game returns what the game's programs need.
func Game() edition.Game {
	return edition.Game{Kind: think.Rules{}, Levels: Levels(), Offered: bot.SixLevels, Chapters: mission.Chapters}
}

// Full returns everything that tools need.
func Full() edition.Full {
	return edition.FullOf(Game(), &voice.Languages, voice.Others, bookIn, missions)
}

// missions holds the files of the missions. Puzzles are made by cmd/lab; lessons and campaign are written by hand. Game
// may not refer to them, see [edition.Missions].
//
//go:embed lessons.txt campaign.txt puzzles.txt missions-*.txt
var missions embed.FS
