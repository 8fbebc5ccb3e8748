package arena

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot"
)

// Named finds a contestant by what people type:
//
//	5, 5-rush             a level or yardstick, with a style
//	net, net:0.03,0.12    the net alone, one ply deep, at a temperature with a cap
//	search:64,8,1         a search with so many simulations, moves, rounds
//	net@FILE, search…@FILE  the same with the weights of a file
//	judge:64,8,1          the same by the judgement of the game,
//	quick:64,8,1          with everybody playing on by its quick judgement
//	judge:0.03,0.12       the judgement alone, one ply deep, at a temperature with a cap
//	exec:LEVEL:COMMAND    another program that speaks the referee protocol
//
// Levels are those of the game to be played; those that games share come after.
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
	var weights []byte // those of the game
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
	if seat := judging(kind, numbers); seat != nil && !fromFile {
		return Of(name, func(g game.Game) (bot.Player, error) { return seat(g, nil) }), nil
	}
	var sit func(g game.Game, net *bot.Net) bot.Player
	switch {
	case kind == "net" && len(numbers) == 0:
		sit = func(g game.Game, net *bot.Net) bot.Player { return bot.NewPolicy(g, net, 4, nil) }
	case kind == "net" && len(numbers) == 2:
		sit = func(g game.Game, net *bot.Net) bot.Player {
			p := bot.NewPolicy(g, net, 4, nil)
			p.Temperature, p.Cap = numbers[0], numbers[1]
			return p
		}
	case kind == "search" && len(numbers) == 3:
		sit = func(g game.Game, net *bot.Net) bot.Player {
			return bot.NewSearch(g, net, int(numbers[0]), int(numbers[1]), int(numbers[2]), nil)
		}
	default:
		return Contestant{}, fmt.Errorf("arena: nobody is called %q", name)
	}
	return Of(name, func(g game.Game) (bot.Player, error) {
		net, err := netOf(g, weights)
		if err != nil {
			return nil, err
		}
		return sit(g, net), nil
	}), nil
}

// netOf reads weights for a game, its own if there are none; nil for a game that
// nobody has learned and that can be judged.
func netOf(g game.Game, weights []byte) (*bot.Net, error) {
	if l, ok := g.(game.Learner); ok && weights != nil {
		return bot.NetOf(l, weights)
	}
	net, err := bot.Learned(g)
	if _, judged := g.(game.Judge); judged && errors.Is(err, bot.ErrUntrained) {
		return nil, nil // it is judged at a glance instead
	}
	return net, err
}

// judging seats a player that goes by the judgement of its game, nil if the numbers are of none.
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
