package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/games"
	labs "onelongnight/game/games/lab"
	"onelongnight/game/lab"
)

// meet plays a match between computer players. Each deal is played with every player on every side.
func meet(flags *flag.FlagSet, args []string) error {
	name := flags.String("game", games.Kinds()[0].Name(), "the game to play")
	setup := flags.String("setup", "", "a setup of it, as JSON; without one those that it is measured by")
	deals := flags.Int("deals", 100, "deals of a match, at most; each is played once for every side")
	seed := flags.String("seed", "arena", "all chance of the match")
	sprt := flags.String("sprt", "", "ELO0,ELO1: end the match when one of them is sure (α = β = 0.05)")
	ladder := flags.Bool("ladder", false, "play a round robin")
	claims := flags.Bool("claims", false, "play what the computer player promises")
	measure := flags.String("measure", "", "measure what else is known of the game, at this level, in so many deals")
	calibrate := flags.String("calibrate", "", "compare chances told with games won, of this level in so many deals")
	asJSON := flags.Bool("json", false, "report as JSON")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *measure != "" {
		return measured(*name, *measure, *deals)
	}
	if *calibrate != "" {
		return calibrated(*name, *setup, *calibrate, *seed, *deals, *asJSON)
	}
	return match(*name, *setup, flags.Args(), *deals, *seed, *sprt, *ladder, *claims, *asJSON)
}

func match(name, setup string, names []string, deals int, seed, sprt string, ladder, claims, asJSON bool) error {
	work, err := measuredBy(name, setup)
	if err != nil {
		return err
	}
	if claims {
		return checkClaims(work, seed)
	}
	if len(names) < 2 || !ladder && len(names) > 2 {
		return errors.New("name two players, or more with -ladder")
	}
	var list []arena.Contestant
	for _, name := range names {
		c, err := arena.Named(name, work.Levels...)
		if err != nil {
			return err
		}
		list = append(list, c)
	}
	if ladder {
		l, err := arena.RoundRobin(work.Setups, list, seed, deals)
		if err != nil {
			return err
		}
		return show(asJSON, l, l.Text())
	}
	var until arena.Until
	test := arena.SPRT{Alpha: 0.05, Beta: 0.05}
	if sprt != "" {
		if _, err := fmt.Sscanf(sprt, "%f,%f", &test.Elo0, &test.Elo1); err != nil {
			return fmt.Errorf("-sprt must be two numbers with a comma: %w", err)
		}
		until = test.Until
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	m, err := arena.Play(work.Setups, list[0], list[1], seed, deals, progress(ctx, os.Stderr, deals, until))
	if err != nil {
		return err
	}
	r := m.Report()
	if sprt != "" {
		r.Test = &arena.Tested{LLR: test.LLR(m), Verdict: test.Verdict(m)}
	}
	return show(asJSON, r, r.Text())
}

func show(asJSON bool, data any, text string) error {
	if !asJSON {
		_, err := os.Stdout.WriteString(text)
		return err
	}
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	return out.Encode(data)
}

// measuredBy opens a game with a setup, or without one, with the setup that the game is usually measured with.
func measuredBy(name, setup string) (lab.Work, error) {
	work, measured := labs.Of(name)
	if setup == "" && measured {
		return work, nil
	}
	kind := game.Named(games.Kinds(), name)
	if kind == nil {
		return work, fmt.Errorf("there is no game %q", name)
	}
	var given []byte
	if setup != "" {
		given = []byte(setup)
	}
	g, err := kind.Open(given)
	work.Setups = []game.Game{g}
	return work, err
}

// measured prints what a game measures of its play besides who wins.
func measured(name, level string, games int) error {
	work, _ := labs.Of(name)
	at := slices.IndexFunc(work.Levels, func(l bot.Level) bool { return l.Name == level })
	if at < 0 || len(work.Measures) == 0 {
		return fmt.Errorf("the game %q measures nothing at level %q", name, level)
	}
	for _, m := range work.Measures {
		if err := m(work.Levels[at], games, os.Stdout); err != nil {
			return err
		}
	}
	return nil
}

// calibrated prints how often games of a level against itself were won that were given some chance.
func calibrated(name, setup, level, seed string, games int, asJSON bool) error {
	work, err := measuredBy(name, setup)
	if err != nil {
		return err
	}
	c, err := arena.Calibrate(work.Setups, work.Levels, level, seed, games)
	if err != nil {
		return err
	}
	return show(asJSON, c, c.Text())
}

func checkClaims(work lab.Work, seed string) error {
	broken := 0
	for _, c := range work.Claims {
		kept, err := c.Check(work.Setups, work.Levels, seed, os.Stdout)
		if err != nil {
			return err
		}
		if !kept {
			broken++
		}
	}
	if broken > 0 {
		return fmt.Errorf("%d claims are not kept", broken)
	}
	return nil
}
