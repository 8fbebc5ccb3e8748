package arena

import (
	"fmt"
	"math"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"

	"onelongnight/game"
	"onelongnight/game/bot"
)

// Calibration compares the chances to win that people are told with how often those games were won.
type Calibration struct {
	Games  int
	Chance [11]Told // by the chance that was told, rounded to tenths
}

// Told is what came of positions that were told about the same chance.
type Told struct {
	Positions int
	Mean      float64  // of the chances told
	Won       Estimate // the part that was won, with an interval from the spread of the games
}

// stride is how many decisions lie between those before which the seats are told their chances: positions of one game
// are alike, so more of them add little.
const stride = 8

// Calibrate plays games of a level against itself, taking the setups in turn, on all cores. It is an error if the level
// is unknown, or if the game's levels do not advise.
func Calibrate(setups []game.Game, levels []bot.Level, level, seed string, games int) (*Calibration, error) {
	results := make([]tellings, games)
	errs := make([]error, games)
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := int(next.Add(1)) - 1; i < games; i = int(next.Add(1)) - 1 {
				g := setups[i%len(setups)]
				errs[i] = tell(g, levels, level, fmt.Sprint(seed, "/", i), &results[i])
			}
		})
	}
	workers.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	c := &Calibration{Games: games}
	for k := range c.Chance {
		c.Chance[k] = told(results, k)
	}
	return c, nil
}

// sums adds up positions of a game: how many, the chances told, and what was won.
type sums struct{ n, told, won float64 }

// tellings are the sums of a game by the chance that was told, rounded to tenths.
type tellings [11]sums

// tell plays one game, and adds up what its seats were told.
func tell(g game.Game, levels []bot.Level, level, name string, out *tellings) error {
	p, err := bot.Among(levels, level, g, nil)
	if err != nil {
		return err
	}
	service, err := bot.NewService(levels, g, bot.Quick, nil)
	if err != nil {
		return err
	}
	type saying struct {
		seat   game.Seat
		chance float64
	}
	var said []saying
	s := g.New(game.SeedOf(name))
	for i := 0; !s.Result().Over; i++ {
		for seat, x := range g.Seats() {
			if i%stride == 0 && !x.Scripted {
				of, seed := game.Seat(seat), game.SeedOf(fmt.Sprint(name, "/", i, "/", seat))
				said = append(said, saying{of, service.Win(s.View(of), seed)})
			}
		}
		choice := p.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(name, "/", i)))
		if err := s.Apply(choice.Move, nil); err != nil {
			return err
		}
	}
	r := s.Result()
	for _, x := range said {
		to := &out[int(math.Round(10*x.chance))]
		to.n++
		to.told += x.chance
		to.won += r.Worth(g.Seats(), x.seat)
	}
	return nil
}

// told adds up the games' positions with the k-th chance. The interval is that of a ratio of sums over games.
func told(games []tellings, k int) Told {
	var all sums
	for i := range games {
		x := &games[i][k]
		all = sums{all.n + x.n, all.told + x.told, all.won + x.won}
	}
	if all.n == 0 {
		return Told{}
	}
	mean, spread := all.won/all.n, 0.0
	for i := range games {
		off := games[i][k].won - mean*games[i][k].n
		spread += off * off
	}
	return Told{int(all.n), all.told / all.n, interval(mean, z95*math.Sqrt(spread)/all.n)}
}

// Text returns a line for each chance that was told.
func (c *Calibration) Text() string {
	var b strings.Builder
	for _, t := range c.Chance {
		if t.Positions > 0 {
			fmt.Fprintf(&b, "told %5.1f %%: won %s of %d positions\n", 100*t.Mean, t.Won.percent(), t.Positions)
		}
	}
	return b.String()
}
