package train

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
)

// Course is the whole training, from nothing to the weights that ship. After each stretch the new nets play against the
// best nets so far, the heuristic (if the game has a judgement for it), flat Monte Carlo and random play, with the kind
// of player that they were trained with. They become the best only if they are no weaker than the others, and not worse
// than the best so far as far as the confidence interval can tell.
type Course struct {
	Setups    []game.Game // of one kind; games take them in turn
	Stretches []Plan
	// Gates are the groups of setups for the matches; all setups of a group have the same number of sides. The nets
	// must pass in every group. Nil means one group with all setups.
	Gates [][]game.Game
	Deals int // of each gate match
	// Checkpoint is the file in which the course saves its progress, "" for none. An interrupted course continues from
	// there, and removes the file at the end.
	Checkpoint string
	// FromPrior makes the nets start with the prior judgement of the game's inputs instead of from nothing.
	FromPrior bool
}

// Numbered gives each stretch a seed of its own, so that no deal comes twice.
func (c Course) Numbered() Course {
	for i := range c.Stretches {
		c.Stretches[i].Seed = fmt.Sprint("net ", i)
	}
	return c
}

// Run trains, and calls keep with the best weights so far whenever they change. It writes what happens to log, which
// becomes the record that ships with the weights.
func (c Course) Run(log io.Writer, keep func(weights []byte) error) error {
	if len(c.Setups) == 0 {
		return bot.ErrUntrained
	}
	if c.Gates == nil {
		c.Gates = [][]game.Game{c.Setups}
	}
	for _, setups := range c.Gates {
		if _, err := arena.Sides(setups); err != nil {
			return err // now rather than after hours of games
		}
	}
	t, at, err := c.begin()
	if err != nil {
		return err
	}
	var record strings.Builder
	log = io.MultiWriter(log, &record)
	fmt.Fprint(log, at.Record)
	for start := time.Now().Add(-at.Spent); at.Done < len(c.Stretches); {
		if err := c.stretch(t, at, start, log, keep); err != nil {
			return err
		}
		at.save(t)
		at.Done, at.Spent, at.Record = at.Done+1, time.Since(start), record.String()
		if err := at.write(c.Checkpoint); err != nil {
			return err
		}
	}
	if c.Checkpoint == "" {
		return nil
	}
	return os.Remove(c.Checkpoint)
}

// begin returns the nets and the progress to start or continue with.
func (c Course) begin() (*Trainer, *checkpoint, error) {
	t, at := New(c.Setups, "first"), &checkpoint{}
	if c.FromPrior {
		t.FromPrior()
	}
	if err := at.read(c.Checkpoint); err != nil {
		return nil, nil, err
	}
	if at.Done == 0 {
		at.Record = fmt.Sprintf("inputs %d, hidden units %d, nets %d\n", t.rules.Inputs(), bot.Hidden, t.rules.Nets())
		return t, at, nil
	}
	if err := at.load(t); err != nil {
		return nil, nil, fmt.Errorf("%w: %s", err, c.Checkpoint)
	}
	return t, at, nil
}

// stretch trains for one stretch, and plays the matches at its end.
func (c Course) stretch(t *Trainer, at *checkpoint, start time.Time, log io.Writer, keep func([]byte) error) error {
	p := c.Stretches[at.Done]
	wins := t.SelfPlay(p)
	fmt.Fprintf(log, "\nstretch %d of %d: %d games, %d simulations, λ %.2f, rate %.4f; points by role %.3f; %.0f "+
		"minutes so far, about %.0f left\n", at.Done+1, len(c.Stretches), p.Games, p.Sims, p.Lambda, p.Rate, wins,
		time.Since(start).Minutes(), c.left(at.Done+1, time.Since(start)).Minutes())
	pass, err := c.pass(&p, t.Pack(), at.Best, log)
	if err != nil {
		return err
	}
	if !pass {
		fmt.Fprintln(log, "  the best nets stay the best")
		return nil
	}
	at.Best = t.Pack()
	return keep(at.Best)
}

// left estimates the time for the stretches after the first done ones, from the time spent per game so far. A
// simulation of a search counts as one more game.
func (c Course) left(done int, spent time.Duration) time.Duration {
	var before, after float64
	for i, p := range c.Stretches {
		work := float64(p.Games * (1 + p.Sims))
		if i < done {
			before += work
		} else {
			after += work
		}
	}
	return time.Duration(float64(spent) * after / max(before, 1))
}

// pass reports whether the new nets pass all gates. It tries every gate, for the record.
func (c Course) pass(p *Plan, fresh, best []byte, log io.Writer) (all bool, err error) {
	all = true
	for i, setups := range c.Gates {
		if sides, err := arena.Sides(setups); err != nil {
			return false, err
		} else if len(c.Gates) > 1 {
			fmt.Fprintf(log, "  gate %d, %d sides\n", i+1, sides)
		}
		pass, err := c.gate(setups, p, fresh, best, log)
		if err != nil {
			return false, err
		}
		all = all && pass
	}
	return all, nil
}

// gate plays the new nets against the others with some setups, and reports whether they pass.
func (c Course) gate(setups []game.Game, p *Plan, fresh, best []byte, log io.Writer) (pass bool, err error) {
	pass = true
	me := p.contestant("new", fresh)
	deals := c.Deals
	if p.Sims > 0 {
		deals /= 5 // a search is slow
	}
	type match struct {
		rival arena.Contestant
		deals int
	}
	matches := []match{{flat, c.Deals / 5}, {levelNamed("random"), c.Deals / 5}}
	if _, ok := setups[0].(game.Judge); ok {
		matches = append(matches, match{levelNamed("heuristic-v1"), deals})
	}
	if best != nil {
		matches = append(matches, match{p.contestant("best", best), 2 * deals})
	}
	for _, m := range matches {
		result, err := arena.Play(setups, me, m.rival, "gate "+p.Seed, m.deals, nil)
		if err != nil {
			return false, err
		}
		score := result.Score()
		even := result.Even() - rounding
		ok := score.Mean >= even || m.rival.Name == "best" && score.High >= even
		pass = pass && ok
		fmt.Fprintf(log, "  against %-14s %.3f (%.3f to %.3f) of %d games: %v\n", m.rival.Name, score.Mean, score.Low,
			score.High, max(result.Sides, 2)*m.deals, ok)
	}
	return pass, nil
}

// rounding is the rounding error allowed in a mean of even shares, which may be thirds.
const rounding = 1e-9

// flat is flat Monte Carlo with 200 games, a cheap opponent of another kind.
var flat = arena.Level(bot.Level{Name: "flat-mc-200", New: bot.Yardstick(bot.FlatMonteCarlo(200))})

func levelNamed(name string) arena.Contestant {
	c, err := arena.Named(name)
	if err != nil {
		panic(err) // names of this file
	}
	return c
}

// contestant returns a contestant with some weights, and the plan's kind of player, without temperature.
func (p *Plan) contestant(name string, packed []byte) arena.Contestant {
	return arena.Of(name, func(g game.Game) (bot.Player, error) {
		net, err := bot.NetOf(g, packed)
		if err != nil {
			return nil, err
		}
		if p.Sims > 0 {
			return p.player(g, net), nil
		}
		return bot.NewPolicy(g, net, 4, nil), nil
	})
}
