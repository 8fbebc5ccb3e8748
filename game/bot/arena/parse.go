package arena

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"convoy/game"
	"convoy/game/bot"
)

// Named finds a contestant by what people type:
//
//	5, 5-rush             a level or yardstick of bot.Levels, with a style
//	net                   the net alone, one ply deep
//	search:64,8,1         a search with so many simulations, moves, rounds
//	net@FILE, search…@FILE  the same with the weights of a file
//	exec:LEVEL:COMMAND    another program that speaks the referee protocol
func Named(name string) (Contestant, error) {
	if rest, ok := strings.CutPrefix(name, "exec:"); ok {
		level, command, ok := strings.Cut(rest, ":")
		if !ok {
			return Contestant{}, fmt.Errorf("arena: %q must be exec:LEVEL:COMMAND", name)
		}
		return Outside(name, level, strings.Fields(command)), nil
	}
	for _, l := range bot.Levels() {
		if level, _, _ := strings.Cut(name, "-"); l.Name == name || l.Name == level {
			return Of(name, func(g game.Game) (bot.Player, error) { return bot.New(name, g, nil) }), nil
		}
	}
	kind, file, fromFile := strings.Cut(name, "@")
	weights := func(g game.Game) ([]byte, error) { return g.Weights(), nil }
	if fromFile {
		b, err := os.ReadFile(file)
		if err != nil {
			return Contestant{}, fmt.Errorf("arena: %w", err)
		}
		weights = func(game.Game) ([]byte, error) { return b, nil }
	}
	numbers := []int{64, 8, 1}
	if list, ok := strings.CutPrefix(kind, "search:"); ok {
		for i, text := range strings.Split(list, ",") {
			n, err := strconv.Atoi(text)
			if err != nil || n < 1 || i >= len(numbers) {
				return Contestant{}, fmt.Errorf("arena: %q must be search:SIMS,MOVES,ROUNDS", name)
			}
			numbers[i] = n
		}
	} else if kind != "net" {
		return Contestant{}, fmt.Errorf("arena: nobody is called %q", name)
	}
	return Of(name, func(g game.Game) (bot.Player, error) {
		packed, err := weights(g)
		if err != nil {
			return nil, err
		}
		net, err := bot.NewNet(packed, g.Inputs(), len(g.Seats()))
		if err != nil {
			return nil, err
		}
		if kind == "net" {
			return bot.NewPolicy(g, net, 4, nil), nil
		}
		return bot.NewSearch(g, net, numbers[0], numbers[1], numbers[2], nil), nil
	}), nil
}
