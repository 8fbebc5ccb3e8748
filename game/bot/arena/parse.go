package arena

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
)

// Named returns the contestant that people name in one of these ways:
//
//	5, 5-rush             a level or yardstick, with a style
//	net@FILE, net:0.03,0.12@FILE  nets with weights from a file, one move ahead, with a temperature and a cap
//	search:64,8,1@FILE    a search with those nets: simulations, moves, rounds
//	quick:64,8,1@FILE     the same, but playing on by the game's quick judgement
//	judge:64,8,1          a search with the game's judgement
//	quick:64,8,1          the same, but playing on by the game's quick judgement
//	judge:0.03,0.12       the game's judgement, one move ahead, with a temperature and a cap
//	exec:LEVEL:COMMAND    another program that speaks the referee protocol
//
// The levels given come first; those that games share come after them.
func Named(name string, levels ...bot.Level) (Contestant, error) {
	if rest, ok := strings.CutPrefix(name, "exec:"); ok {
		level, command, ok := strings.Cut(rest, ":")
		if !ok {
			return Contestant{}, fmt.Errorf("arena: %q must be exec:LEVEL:COMMAND", name)
		}
		return Outside(name, level, strings.Fields(command)), nil
	}
	levels = bot.Join(levels, bot.Levels())
	for _, l := range levels {
		if level, _, _ := strings.Cut(name, "-"); l.Name == name || l.Name == level {
			return Of(name, func(g game.Game) (bot.Player, error) { return bot.Among(levels, name, g, nil) }), nil
		}
	}
	call, file, fromFile := strings.Cut(name, "@")
	var weights []byte
	if fromFile {
		b, err := os.ReadFile(file)
		if err != nil {
			return Contestant{}, fmt.Errorf("arena: %w", err)
		}
		weights = b
	}
	kind, list, _ := strings.Cut(call, ":")
	var numbers []float64
	for text := range strings.SplitSeq(list, ",") {
		if n, err := strconv.ParseFloat(text, 64); err == nil && n > 0 {
			numbers = append(numbers, n)
		} else if list != "" {
			return Contestant{}, fmt.Errorf("arena: %q is no positive number", text)
		}
	}
	seat := judging(kind, numbers)
	if fromFile {
		seat = byNet(kind, weights, numbers)
	}
	if seat == nil {
		return Contestant{}, fmt.Errorf("arena: nobody is called %q", name)
	}
	return Of(name, func(g game.Game) (bot.Player, error) { return seat(g, nil) }), nil
}

// byNet seats a player that goes by nets, nil if the numbers are of none.
func byNet(kind string, weights []byte, n []float64) func(game.Game, bot.Pause) (bot.Player, error) {
	switch {
	case kind == "net" && len(n) == 0:
		return bot.ByNet(weights, 0, 0)
	case kind == "net" && len(n) == 2:
		return bot.ByNet(weights, n[0], n[1])
	case kind == "search" && len(n) == 3:
		return bot.SearchByNet(weights, int(n[0]), int(n[1]), int(n[2]))
	case kind == "quick" && len(n) == 3:
		return bot.SearchByNetQuickly(weights, int(n[0]), int(n[1]), int(n[2]))
	}
	return nil
}

// judging returns a maker of players that use the game's judgement, nil if the kind does not fit the numbers.
func judging(kind string, n []float64) func(game.Game, bot.Pause) (bot.Player, error) {
	switch {
	case kind == "judge" && len(n) == 2:
		return bot.ByJudgement(n[0], n[1])
	case kind == "judge" && len(n) == 3:
		return bot.SearchByJudgement(int(n[0]), int(n[1]), int(n[2]))
	case kind == "quick" && len(n) == 3:
		return bot.SearchByQuickJudgement(int(n[0]), int(n[1]), int(n[2]))
	}
	return nil
}
