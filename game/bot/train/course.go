package train

import (
	"fmt"
	"io"
	"time"

	"convoy/game"
	"convoy/game/bot"
	"convoy/game/bot/arena"
)

// Course is the whole way from nothing to the weights that ship. After each
// stretch the new nets meet at least three opponents: the best nets so far, the
// old heuristic, and flat Monte Carlo. Only nets that are no worse against the
// best so far, and clearly stronger than the others, become the best.
type Course struct {
	Game      game.Game
	Stretches []Plan
	Pairs     int // of each gate match
}

// Shipped is the course that made the weights in the repository.
func Shipped(g game.Game) Course {
	c := Course{Game: g, Pairs: 150}
	// The net alone plays fast: these games teach most of it.
	for _, rate := range []float64{0.010, 0.009, 0.008, 0.006, 0.005, 0.004, 0.003, 0.002} {
		c.Stretches = append(c.Stretches, Plan{Games: 16_384, Batch: 64, Lambda: 0.9, Rate: rate, Fall: 0.8,
			Temperature: 0.02, Seed: fmt.Sprint("net ", rate)})
	}
	// Then it learns from what the searching player reaches.
	for _, rate := range []float64{0.003, 0.0015} {
		c.Stretches = append(c.Stretches, Plan{Games: 1_024, Batch: 32, Lambda: 0.9, Rate: rate, Fall: 0.6,
			Sims: 16, Seed: fmt.Sprint("search ", rate)})
	}
	return c
}

// Run trains, and hands the best weights so far to keep whenever there are new
// ones. What happens is told to the log, which is the record that ships beside
// them.
func (c Course) Run(log io.Writer, keep func(weights []byte) error) error {
	start := time.Now()
	t := New(c.Game, "first")
	fmt.Fprintf(log, "inputs %d, hidden units %d, seats %v\n", c.Game.Inputs(), bot.Hidden, c.Game.Seats())
	var best []byte
	for i, p := range c.Stretches {
		wins := t.SelfPlay(p)
		fmt.Fprintf(log, "\nstretch %d: %d games, %d simulations, λ %.2f, rate %.4f; wins by seat %.3f; %.0f minutes so far\n",
			i+1, p.Games, p.Sims, p.Lambda, p.Rate, wins, time.Since(start).Minutes())
		pass, err := c.gate(t.Pack(), best, p.Seed, log)
		if err != nil {
			return err
		}
		if !pass {
			continue
		}
		best = t.Pack()
		if err := keep(best); err != nil {
			return err
		}
	}
	return nil
}

// gate plays the new nets against the others.
func (c Course) gate(fresh, best []byte, seed string, log io.Writer) (pass bool, err error) {
	pass = true
	me := netContestant("new", fresh)
	type match struct {
		rival arena.Contestant
		pairs int
		least float64
	}
	matches := []match{{levelNamed("heuristic-v1"), c.Pairs, 0.5}, {flat, c.Pairs / 5, 0.5}, {levelNamed("random"), c.Pairs / 5, 0.9}}
	if best != nil {
		matches = append(matches, match{netContestant("best", best), 2 * c.Pairs, 0.5})
	}
	for _, m := range matches {
		result, err := arena.Play(c.Game, me, m.rival, "gate "+seed, m.pairs, nil)
		if err != nil {
			return false, err
		}
		score := result.Score()
		ok := score.Mean >= m.least
		pass = pass && ok
		fmt.Fprintf(log, "  against %-14s %.3f (%.3f to %.3f) of %d games, at least %.2f: %v\n", m.rival.Name, score.Mean, score.Low, score.High, 2*m.pairs, m.least, ok)
	}
	if !pass {
		fmt.Fprintln(log, "  the best nets stay the best")
	}
	return pass, nil
}

// flat is flat Monte Carlo with 200 games, a cheap opponent of another kind.
var flat = arena.Level(bot.Level{Name: "flat-mc-200", New: bot.Yardstick(bot.FlatMonteCarlo(200))})

func levelNamed(name string) arena.Contestant {
	c, err := arena.Named(name)
	if err != nil {
		panic(err) // names of this file
	}
	return c
}

// netContestant plays weights alone.
func netContestant(name string, packed []byte) arena.Contestant {
	return arena.Of(name, func(g game.Game) (bot.Player, error) {
		net, err := bot.NewNet(packed, g.Inputs(), len(g.Seats()))
		if err != nil {
			return nil, err
		}
		return bot.NewPolicy(g, net, 4, nil), nil
	})
}
