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
	Depths [len(depths)]Reliability
}

// Reliability is what came of chances of one depth, by the chance told, rounded to tenths.
type Reliability [11]Told

// depths are the kinds of advice whose chances are compared: the first hint and the one that stands.
var depths = [...]bot.Depth{bot.Quick, bot.Deep}

// Told is what came of positions that were told about the same chance.
type Told struct {
	Positions int
	Mean      float64  // of the chances told
	Won       Estimate // the part that was won, with an interval from the spread of the games
}

// stride is how many decisions lie between those before which the seat to move is told its chance: positions of one
// game are alike, so more of them add little.
const stride = 8

// Calibrate plays games of a level against itself, taking the setups in turn, on all cores. It is an error if the level
// is unknown, or if the game's levels do not advise.
func Calibrate(setups []game.Game, levels []bot.Level, level, seed string, games int) (*Calibration, error) {
	results, errs := make([]sums, games), make([]error, games)
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
	for depth := range c.Depths {
		for k := range c.Depths[depth] {
			c.Depths[depth][k] = told(results, depth, k)
		}
	}
	return c, nil
}

// sum adds up positions: how many, the chances told, and what was won.
type sum struct{ n, told, won float64 }

// sums are the sums of a game, by depth and by the chance told.
type sums [len(depths)][len(Reliability{})]sum

// saying is a chance that was told to a seat.
type saying struct {
	seat   game.Seat
	depth  int
	chance float64
}

// tell plays one game, and adds up what its seats were told.
func tell(g game.Game, levels []bot.Level, level, name string, out *sums) error {
	p, err := bot.Among(levels, level, g, nil)
	if err != nil {
		return err
	}
	var advisers [len(depths)]*bot.Service
	for i, depth := range depths {
		if advisers[i], err = bot.NewService(levels, g, depth, nil); err != nil {
			return err
		}
	}
	var said []saying
	s := g.New(game.SeedOf(name))
	for i := 0; !s.Result().Over; i++ {
		v, seed := s.View(s.Turn()), game.SeedOf(fmt.Sprint(name, "/", i))
		for depth := range advisers {
			if i%stride == 0 {
				said = append(said, saying{s.Turn(), depth, advisers[depth].Advise(v, seed).Win})
			}
		}
		if err := s.Apply(p.Decide(v, seed).Move, nil); err != nil {
			return err
		}
	}
	r := s.Result()
	for _, x := range said {
		to := &out[x.depth][int(math.Round(10*x.chance))]
		to.n++
		to.told += x.chance
		to.won += r.Worth(g.Seats(), x.seat)
	}
	return nil
}

// told adds up the games' positions with the k-th chance of a depth. The interval is that of a ratio of sums over
// games.
func told(games []sums, depth, k int) Told {
	var all sum
	for i := range games {
		x := &games[i][depth][k]
		all = sum{all.n + x.n, all.told + x.told, all.won + x.won}
	}
	if all.n == 0 {
		return Told{}
	}
	mean, spread := all.won/all.n, 0.0
	for i := range games {
		x := &games[i][depth][k]
		spread += (x.won - mean*x.n) * (x.won - mean*x.n)
	}
	return Told{int(all.n), all.told / all.n, interval(mean, z95*math.Sqrt(spread)/all.n)}
}

// Text returns a line for each chance that was told, of each depth.
func (c *Calibration) Text() string {
	var b strings.Builder
	for depth, list := range c.Depths {
		fmt.Fprintf(&b, "%s, in %d games\n", depths[depth], c.Games)
		for _, t := range list {
			if t.Positions > 0 {
				fmt.Fprintf(&b, "  %5.1f %%: won %s of %d positions\n", 100*t.Mean, t.Won.percent(), t.Positions)
			}
		}
	}
	return b.String()
}
