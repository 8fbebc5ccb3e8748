package train

import (
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
)

// Regression finds the numbers of a judgement that is a sum, starting from a guess.
type Regression struct {
	Setups []game.Game // of one kind; games take them in turn
	Guess  []float64
	// Facts fills in the facts of a seat by which the numbers are multiplied.
	Facts func(g game.Game, s game.State, seat game.Seat, x []float64)
	// Seat returns a player that uses some numbers.
	Seat func(g game.Game, numbers []float64) (bot.Player, error)
	RegressionPlan
	// Deals is the number of deals in the final match between the numbers found and the guess.
	Deals int
}

// RegressionPlan says how much is played.
type RegressionPlan struct {
	Passes int
	Games  int     // of each pass
	Stray  int     // one move in this many is random
	Every  int     // one position in this many is kept
	Ridge  float64 // how strongly numbers are held to their former values, in positions
	Seed   string
}

// String returns the head of the record: everything that the result depends on, except the guess.
func (c Regression) String() string {
	return fmt.Sprintf("%d numbers, %d passes of %d games in %d setups, one move of %d at random, one position of %d "+
		"kept, ridge %g, seed %q", len(c.Guess), c.Passes, c.Games, len(c.Setups), c.Stray, c.Every, c.Ridge, c.Seed)
}

// Run finds the numbers, and plays them against the guess. It returns [arena.ErrWeaker] unless they win more, with the
// whole confidence interval above even.
func (c Regression) Run(log io.Writer) ([]float64, error) {
	fmt.Fprintln(log, c)
	at := c.Guess
	var last positions
	for pass := range c.Passes {
		seen, err := c.play(pass, at)
		if err != nil {
			return nil, err
		}
		before := seen.loss(at)
		// The positions of the pass before are used once more: a player that never does something forgets its worth.
		at = positions{append(last.rows, seen.rows...)}.fit(at, c.Ridge)
		last = seen
		fmt.Fprintf(log, "pass %d: %d positions, loss %.4f, then %.4f\n", pass+1, len(seen.rows), before, seen.loss(at))
	}
	contestant := func(name string, numbers []float64) arena.Contestant {
		return arena.Of(name, func(g game.Game) (bot.Player, error) { return c.Seat(g, numbers) })
	}
	if err := arena.Prove(c.Setups, contestant("found", at), contestant("guess", c.Guess), c.Seed+"/proof", c.Deals,
		log); err != nil {
		return nil, err
	}
	return at, nil
}

// play plays the games of a pass on all cores, and returns their positions in the order of the games.
func (c Regression) play(pass int, numbers []float64) (seen positions, err error) {
	games := make([]positions, c.Games)
	failed := make([]error, c.Games)
	queue := make(chan int)
	var players sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		players.Go(func() {
			seats := make([]bot.Player, len(c.Setups))
			for n := range queue {
				games[n], failed[n] = c.one(seats, numbers, n, fmt.Sprint(c.Seed, "/", pass, "/", n))
			}
		})
	}
	for n := range c.Games {
		queue <- n
	}
	close(queue)
	players.Wait()
	for n := range games {
		seen.rows = append(seen.rows, games[n].rows...)
	}
	return seen, errors.Join(failed...)
}

// one plays game n of a pass, and returns the positions kept.
func (c Regression) one(seats []bot.Player, numbers []float64, n int, seed string) (seen positions, err error) {
	at := n % len(c.Setups)
	g := c.Setups[at]
	if seats[at] == nil {
		if seats[at], err = c.Seat(g, numbers); err != nil {
			return seen, err
		}
	}
	rng := game.NewStream(game.SeedOf(seed + "/stray"))
	out, _ := g.(game.Knockout)
	s := g.New(game.SeedOf(seed))
	var legal []game.Move
	for i := 0; !s.Result().Over; i++ {
		move := game.Move(0)
		if legal = s.Legal(legal[:0]); c.Stray > 0 && rng.Below(c.Stray) == 0 {
			move = legal[rng.Below(len(legal))]
		} else {
			move = seats[at].Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(seed, "/", i))).Move
		}
		if err := s.Apply(move, nil); err != nil {
			return seen, err
		}
		if !s.Result().Over && s.Quiet() && rng.Below(c.Every) == 0 {
			seen.rows = append(seen.rows, c.see(g, s, out))
		}
	}
	r := s.Result()
	for i := range seen.rows {
		row := &seen.rows[i]
		for j := range row.sides {
			row.sides[j].won = r.Worth(g.Seats(), row.sides[j].seat)
		}
	}
	return seen, nil
}

// see returns a position as a sample.
func (c Regression) see(g game.Game, s game.State, out game.Knockout) (p sample) {
	x := make([]float64, len(c.Guess))
	for i := range g.Seats() {
		seat := game.Seat(i)
		if out != nil && out.Out(s, seat) {
			continue
		}
		clear(x)
		c.Facts(g, s, seat, x)
		p.sides = append(p.sides, side{seat: seat, facts: pack(x)})
	}
	return p
}
