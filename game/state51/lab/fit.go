package lab

import (
	"fmt"
	"io"
	"math"
	"runtime"
	"sync"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/lab"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
)

// Fitting finds the weights of the judgement at the beginning of a round. Searching players play games of two, three
// and four seats, and the weights are fitted to who won them, so that what the judgement calls likely comes true as
// often.
type Fitting struct {
	Games  int
	Level  bot.Level
	Epochs int
	Shrink float64 // how strongly weights are kept small
}

// RoundStartFitting returns the fitting whose weights ship: 3,000 games, which take eight minutes on two cores.
func RoundStartFitting() Fitting {
	searching := bot.Level{Name: "searching", New: bot.SearchByQuickJudgement(4, 3, 1)}
	return Fitting{Games: 3000, Level: searching, Epochs: 60, Shrink: 1e-5}
}

// fitted returns how a fitting finds the weights in a file.
func fitted(file string, f Fitting) lab.Find {
	return lab.Find{File: file, Record: "roundstart.log.txt", Run: func(log io.Writer) (string, error) {
		w, err := f.Run(log)
		return think.WeightsText(&w), err
	}}
}

// sample is the beginning of a round, as one seat sees it.
type sample struct {
	seats  []think.Traits
	judge  int
	left   float64
	won    float64
	unseen bool // kept back to test the fit
}

func (f *Fitting) play(n int) ([]sample, error) {
	kind := think.Rules{}
	seed := game.SeedOf(fmt.Sprint("fit ", n))
	setup, err := kind.Draw(fmt.Appendf(nil, `{"seats":%d}`, 2+n%3), seed)
	if err != nil {
		return nil, err
	}
	g, err := kind.Open(setup)
	if err != nil {
		return nil, err
	}
	p, err := f.Level.New(g, nil)
	if err != nil {
		return nil, err
	}
	s := g.New(seed).(*state51.State)
	var list []sample
	round := 1
	for k := 0; !s.Result().Over; k++ {
		if s.Round() > round && think.Dawns(s) {
			round = s.Round()
			for judge := range g.Seats() {
				x := sample{seats: make([]think.Traits, len(g.Seats())), judge: judge, left: think.Left(s),
					unseen: n%10 == 0}
				for i := range x.seats {
					x.seats[i].Of(s, game.Seat(i), game.Seat(judge))
				}
				list = append(list, x)
			}
		}
		if err := s.Apply(p.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(n, k))).Move, nil); err != nil {
			return nil, err
		}
	}
	r := s.Result()
	for i := range list {
		list[i].won = r.Worth(g.Seats(), game.Seat(list[i].judge))
	}
	return list, nil
}

// Run plays the games and fits the weights. It writes to the log how good the fit is.
func (f *Fitting) Run(log io.Writer) (w [think.WeightCount]float64, err error) {
	all := make([][]sample, f.Games)
	var wait sync.WaitGroup
	faults := make([]error, runtime.NumCPU())
	for core := range faults {
		wait.Go(func() {
			for n := core; n < f.Games && faults[core] == nil; n += len(faults) {
				all[n], faults[core] = f.play(n)
			}
		})
	}
	wait.Wait()
	for _, fault := range faults {
		if fault != nil {
			return w, fault
		}
	}
	var list []sample
	for _, x := range all {
		list = append(list, x...)
	}
	f.descend(&w, list, log)
	return w, nil
}

// descend follows the gradient of the likelihood, with a rate for each weight (Adam, Kingma and Ba 2015).
func (f *Fitting) descend(w *[think.WeightCount]float64, list []sample, log io.Writer) {
	const half = think.WeightCount / 2
	const rate, first, second, batch = 0.01, 0.9, 0.999, 256
	var m, v, grad [think.WeightCount]float64
	rng := game.NewStream(game.SeedOf("descend"))
	steps := 0
	for epoch := range f.Epochs {
		game.Shuffle(&rng, list)
		loss, count, n := 0.0, 0.0, 0
		for i := range list {
			x := &list[i]
			p := x.chances(w)
			if x.unseen {
				loss -= x.won*math.Log(p[x.judge]) + (1-x.won)*math.Log(1-p[x.judge])
				count++
				continue
			}
			// The judge's own chance is compared with what happened: a logistic loss of the judge against all others.
			slope := (p[x.judge] - x.won) / math.Max(1-p[x.judge], 1e-3)
			for j := range x.seats {
				d := -p[j]
				if j == x.judge {
					d = 1 - p[j]
				}
				d *= slope
				for k, t := range x.seats[j] {
					if t != 0 {
						grad[k] += d * t
						grad[half+k] += d * t * x.left
					}
				}
			}
			if n++; n%batch > 0 {
				continue
			}
			steps++
			for k := range w {
				g := grad[k]/batch + f.Shrink*w[k]
				m[k] = first*m[k] + (1-first)*g
				v[k] = second*v[k] + (1-second)*g*g
				at := float64(steps)
				w[k] -= rate / math.Sqrt(1+float64(epoch)/4) * (m[k] / (1 - math.Pow(first, at))) /
					(math.Sqrt(v[k]/(1-math.Pow(second, at))) + 1e-8)
				grad[k] = 0
			}
		}
		if epoch%10 == 9 {
			fmt.Fprintf(log, "epoch %d: loss %.4f on %.0f samples that were kept apart\n", epoch+1, loss/count, count)
		}
	}
}

// chances returns each seat's chance in a sample by some weights.
func (x *sample) chances(w *[think.WeightCount]float64) (p [game.MaxSeats]float64) {
	best := math.Inf(-1)
	for i := range x.seats {
		p[i] = x.seats[i].Sum(w, x.left)
		best = math.Max(best, p[i])
	}
	sum := 0.0
	for i := range x.seats {
		p[i] = math.Exp(p[i] - best)
		sum += p[i]
	}
	for i := range x.seats {
		p[i] = min(max(p[i]/sum, 1e-6), 1-1e-6)
	}
	return p
}
