package train

import (
	"fmt"
	"io"
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
)

// Course is the whole way from nothing to the weights that ship. After each
// stretch the new nets meet at least three opponents: the best nets so far, the
// old heuristic, flat Monte Carlo and random play, with the kind of player they
// were trained as. Only nets that are not worse than the best so far, as far as
// the interval can tell, and stronger than the others become the best.
type Course struct {
	Game      game.Game
	Stretches []Plan
	Pairs     int // of each gate match
}

// Shipped is the course that made the weights in the repository.
func Shipped(g game.Game) Course {
	c := Course{Game: g, Pairs: 150}
	// The net alone plays fast: these games teach most of it.
	for _, rate := range []float64{0.010, 0.008, 0.006, 0.004, 0.003, 0.002} {
		c.Stretches = append(c.Stretches, Plan{Games: 16_384, Batch: 64, Lambda: 0.9, Rate: rate, Fall: 0.8,
			Temperature: 0.02, Seed: fmt.Sprint("net ", rate)})
	}
	// Then it learns from what the searching player reaches.
	c.Stretches = append(c.Stretches, Plan{Games: 640, Batch: 32, Lambda: 0.9, Rate: 0.001, Fall: 0.5, Sims: 16, Seed: "search"})
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
		pass, err := c.gate(&p, t.Pack(), best, log)
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
func (c Course) gate(p *Plan, fresh, best []byte, log io.Writer) (pass bool, err error) {
	pass = true
	me := p.contestant("new", fresh)
	pairs := c.Pairs
	if p.Sims > 0 {
		pairs /= 5 // a search takes its time
	}
	type match struct {
		rival arena.Contestant
		pairs int
	}
	matches := []match{{levelNamed("heuristic-v1"), pairs}, {flat, c.Pairs / 5}, {levelNamed("random"), c.Pairs / 5}}
	if best != nil {
		matches = append(matches, match{p.contestant("best", best), 2 * pairs})
	}
	for _, m := range matches {
		result, err := arena.Play(c.Game, me, m.rival, "gate "+p.Seed, m.pairs, nil)
		if err != nil {
			return false, err
		}
		score := result.Score()
		ok := score.Mean >= 0.5 || m.rival.Name == "best" && score.High >= 0.5
		pass = pass && ok
		fmt.Fprintf(log, "  against %-14s %.3f (%.3f to %.3f) of %d games: %v\n", m.rival.Name, score.Mean, score.Low, score.High, 2*m.pairs, ok)
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

// contestant plays weights as the players of a plan do, without temperature.
func (p *Plan) contestant(name string, packed []byte) arena.Contestant {
	return arena.Of(name, func(g game.Game) (bot.Player, error) {
		net, err := bot.NewNet(packed, g.Inputs(), len(g.Seats()))
		if err != nil {
			return nil, err
		}
		if p.Sims > 0 {
			return p.player(g, net), nil
		}
		return bot.NewPolicy(g, net, 4, nil), nil
	})
}
