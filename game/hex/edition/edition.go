// Package edition is Neuroshima Hex as the shelf offers it: with its computer players, its rulebook and its missions.
package edition

import (
	"embed"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/mission"
)

// Weights is the net, which plays all armies in all modes and learned the game by playing against itself, starting from
// the quick judgement. cmd/lab makes it; weights.txt is the record.
//
//go:embed weights.bin
var Weights []byte

// Levels lists the six levels and the yardsticks. The first three look one action ahead by the game's judgement
// (think.Game.Judge), and the first two of these sometimes choose a worse one. The next two search by the same
// judgement, level 4 to the end of the turn, level 5 to that of the enemy's next one. Level 6 searches as far: in its
// simulations everybody plays on by the quick judgement (think.Game.JudgeQuickly), and the net judges their ends.
func Levels() []bot.Level {
	return append(bot.Six(bot.ByJudgement(0.03, 0.12), bot.ByJudgement(0.012, 0.08), bot.ByJudgement(0, 0),
		bot.SearchByJudgement(8, 4, 1), bot.SearchByJudgement(48, 8, 2),
		bot.Calibrated(told, bot.SearchByNetQuickly(Weights, 768, 16, 2))),
		bot.Level{Name: Yardstick, New: frozen},
		bot.Level{Name: FormerSixth, New: bot.SearchByQuickJudgement(192, 12, 2)})
}

// told corrects the chances of level 6: without it, of those told as 70 %, 63 % (59 to 67) were won in 480 games of
// level 5 against itself ("lab arena -game hex -calibrate 5").
var told = bot.Scale{Slope: 0.9, Shift: -0.15}

// FormerSixth is the strongest player before the net, kept to measure against.
const FormerSixth = "search-hex-1"

// Yardstick is the greedy player with a forecast. It must stay as it is: a test compares its moves. When the judgement
// changes, this player keeps the old one.
const Yardstick = "heuristic-hex-1"

// frozen returns the yardstick.
func frozen(g game.Game, pause bot.Pause) (bot.Player, error) {
	if h, ok := g.(think.Game); ok {
		g = early{h}
	}
	return bot.ByJudgement(0, 0)(g, pause)
}

// early is the game judged as it was when the yardstick was made: a lead counts the same from the first turn to the
// last.
type early struct{ think.Game }

// Judge implements game.Judge.
func (g early) Judge(s game.State, seat game.Seat) float64 { return g.JudgeAtFirst(s, seat) }

// Game returns what the game's programs need.
func Game() edition.Game {
	return edition.Game{Kind: think.Rules{}, Levels: Levels(), Offered: bot.SixLevels,
		Chapters: []mission.Chapter{mission.Lesson, mission.Puzzle}}
}

// Full returns everything that tools need.
func Full() edition.Full {
	return edition.FullOf(Game(), &voice.Languages, voice.Others, bookIn, missions)
}

// missions holds the files of the missions. The puzzles (10.3) are made by cmd/lab; lessons are written by hand. Game
// may not refer to them, see [edition.Missions].
//
//go:embed lessons.txt puzzles.txt missions-*.txt
var missions embed.FS
