package train

import (
	"fmt"
	"io"
	"math"
	"slices"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
)

// Number is a number to find.
type Number struct {
	Name  string
	Value float64 // above zero
}

// Numbers returns numbers with some names and values.
func Numbers(names []string, values []float64) (list []Number) {
	for i, name := range names {
		list = append(list, Number{Name: name, Value: values[i]})
	}
	return list
}

// Tuning finds the numbers of a judgement by matches, starting from a guess.
type Tuning struct {
	Setups []game.Game // of one kind and with equally many sides; deals take them in turn
	Guess  []Number
	// Seat returns a player that uses some numbers, in the order of the guess.
	Seat func(g game.Game, numbers []float64) (bot.Player, error)
	TuningPlan
	// Deals is the number of deals in the final match between the numbers found and the guess.
	Deals int
}

// TuningPlan says how the numbers are moved.
type TuningPlan struct {
	Steps int     // number of meetings
	Deals int     // in one meeting, each played once for every side
	Off   float64 // by what fraction of itself a number is off at first, such as 0.15
	Rate  float64 // by what fraction of itself a number moves at first if one player wins everything
	Seed  string
}

// The exponents by which the perturbations and the moves shrink (Spall 1998), and the fraction of the steps over which
// the moves stay large.
const (
	offFalls  = 0.101
	rateFalls = 0.602
	steady    = 0.1
)

// Meet returns the share that players with the numbers plus win against those with minus, 0..1; ½ is even.
type Meet func(step int, plus, minus []float64) (share float64, err error)

// Find moves numbers from a guess to where they win more. It returns the mean of the last quarter of the steps, during
// which they only fluctuate. It writes its progress to log.
func (p TuningPlan) Find(guess []Number, meet Meet, log io.Writer) ([]Number, error) {
	rng := game.NewStream(game.SeedOf(p.Seed))
	at := make([]float64, len(guess)) // logarithms
	for i, n := range guess {
		at[i] = math.Log(n.Value)
	}
	mean, counted := make([]float64, len(at)), 0
	plus, minus, side := make([]float64, len(at)), make([]float64, len(at)), make([]float64, len(at))
	won := 0.0
	for step := range p.Steps {
		k := float64(step)
		off := p.Off / math.Pow(k+1, offFalls)
		rate := p.Rate / math.Pow(1+k/(steady*float64(p.Steps)), rateFalls)
		for i := range at {
			side[i] = float64(2*rng.Below(2) - 1)
			plus[i], minus[i] = math.Exp(at[i]+side[i]*off), math.Exp(at[i]-side[i]*off)
		}
		share, err := meet(step, plus, minus)
		if err != nil {
			return nil, err
		}
		won += math.Abs(share - 0.5)
		for i := range at {
			at[i] += rate * (2*share - 1) * side[i]
		}
		if step >= p.Steps*3/4 {
			counted++
			for i := range mean {
				mean[i] += at[i]
			}
		}
		if every := max(p.Steps/8, 1); (step+1)%every == 0 {
			fmt.Fprintf(log, "%d meetings, decided by %.1f %% on average:", step+1, 200*won/float64(every))
			won = 0
			for i, n := range guess {
				fmt.Fprintf(log, " %s %.3g", n.Name, math.Exp(at[i]))
			}
			fmt.Fprintln(log)
		}
	}
	found := slices.Clone(guess)
	for i := range found {
		if counted > 0 {
			found[i].Value = math.Exp(mean[i] / float64(counted))
		}
	}
	return found, nil
}

// String returns the head of the record: everything that the result depends on, except the guess.
func (c Tuning) String() string {
	return fmt.Sprintf("%d numbers, %d meetings of %d deals in %d setups, off %g, rate %g, seed %q", len(c.Guess),
		c.Steps, c.TuningPlan.Deals, len(c.Setups), c.Off, c.Rate, c.Seed)
}

// Run finds the numbers, and plays them against the guess. It returns [arena.ErrWeaker] unless they win more, with the
// whole confidence interval above even.
func (c Tuning) Run(log io.Writer) ([]Number, error) {
	contestant := func(name string, numbers []float64) arena.Contestant {
		return arena.Of(name, func(g game.Game) (bot.Player, error) { return c.Seat(g, numbers) })
	}
	sides, err := arena.Sides(c.Setups)
	if err != nil {
		return nil, err
	}
	meet := func(step int, plus, minus []float64) (float64, error) {
		// Meetings take the setups in turn.
		first := step * c.TuningPlan.Deals % len(c.Setups)
		setups := append(slices.Clone(c.Setups[first:]), c.Setups[:first]...)
		m, err := arena.Play(setups, contestant("plus", plus), contestant("minus", minus),
			fmt.Sprint(c.Seed, "/", step), c.TuningPlan.Deals, nil)
		if err != nil {
			return 0, err
		}
		// With more than two sides, one player of the first kind meets several of the second.
		return min(max(0.5+(m.Score().Mean-m.Even())*float64(sides)/2, 0), 1), nil
	}
	fmt.Fprintln(log, c)
	found, err := c.Find(c.Guess, meet, log)
	if err != nil {
		return nil, err
	}
	if err := arena.Prove(c.Setups, contestant("found", values(found)), contestant("guess", values(c.Guess)),
		c.Seed+"/proof", c.Deals, log); err != nil {
		return nil, err
	}
	return found, nil
}

func values(list []Number) (out []float64) {
	for _, n := range list {
		out = append(out, n.Value)
	}
	return out
}
