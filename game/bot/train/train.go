// Package train makes what computer players learn by playing.
//
// [Trainer] trains the nets of package bot from nothing, by temporal-difference learning after Tesauro and Keldon
// Jones. The players of a batch of games use the present nets. Then each net learns, for every position of these games,
// a mixture of its own estimates of later positions and of the result. The games of a batch are played on all cores,
// each from its own seed, and each role's net learns on one core in the order of the games, so the same seed gives the
// same weights.
//
// [Regression] finds the numbers of a judgement that is a sum of a seat's facts, each times a number; a seat's chance
// is in proportion to e to the power of its sum. Players with the present numbers play against each other, with a
// random move now and then, and logistic regression between any number of sides finds the numbers that best predict the
// winners. This is repeated with the new numbers. It needs far fewer games than a Tuning, since it learns from all
// positions of a game.
//
// [Tuning] finds the numbers of any judgement. Two players meet that differ only in their numbers: one has them all a
// little off in a random direction, the other in the opposite direction, and the numbers move towards the winner. One
// meeting moves all of them at once, however many there are (Spall 1992, simultaneous perturbation). It is for numbers
// above zero whose relative size matters, and for players that look one move ahead: what only a search would notice is
// lost in the noise.
package train

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"

	"onelongnight/game"
	"onelongnight/game/bot"
)

// Plan is one stretch of training.
type Plan struct {
	Games       int
	Batch       int     // games played with the same nets
	Lambda      float64 // how much of a target comes from later positions
	Rate        float64 // step size at the beginning
	Fall        float64 // and its fraction left at the end
	Mean        float64 // share of each batch in the running mean, which plays; usualMean if 0
	Temperature float64 // of players without search
	Sims        int     // of players that search; 0 means no search
	Seed        string
}

// Slowing returns stretches with some number of games each, played without search, whose steps get smaller from one to
// the next. Course.Numbered gives them their seeds.
func Slowing(stretches, games int, rate float64) (list []Plan) {
	for i := range stretches {
		list = append(list, Plan{Games: games, Batch: 64, Lambda: 0.9,
			Rate: rate * (1 - 0.85*float64(i)/float64(stretches)), Fall: 0.97, Temperature: 0.02})
	}
	return list
}

// usualMean is the share of a batch in the running mean at the beginning of a course, when the nets still change much.
const usualMean = 1.0 / 8

// Averaged returns stretches as Slowing does, with steps from one size to another and a mean over about 1/mean batches.
// Late in a course, when the nets only move to and fro, such a mean is a better player than any of them: the records
// of training that ship with weights have examples.
func Averaged(stretches, games int, from, to, mean float64) (list []Plan) {
	for i := range stretches {
		rate := from + (to-from)*float64(i)/float64(max(stretches-1, 1))
		list = append(list, Plan{Games: games, Batch: 64, Lambda: 0.9, Rate: rate, Fall: 0.97, Mean: mean,
			Temperature: 0.02})
	}
	return list
}

// Trainer holds the nets being trained: one for each role, or one for all.
type Trainer struct {
	Setups []game.Game // games take them in turn
	rules  game.Learner
	nets   []*learner
}

// New returns a trainer that starts from nothing. The setups must be of one kind, which must be a game.Learner.
func New(setups []game.Game, seed string) *Trainer {
	t := &Trainer{Setups: setups, rules: setups[0].(game.Learner)}
	key := game.SeedOf(seed)
	rng := rand.New(rand.NewChaCha8(key))
	for range t.rules.Nets() {
		t.nets = append(t.nets, newLearner(t.rules.Inputs(), rng))
	}
	return t
}

// FromPrior makes the nets start as little more than the inputs' prior judgement (see game.Learner): it divides the
// random weights of their outputs by 100. From there they learn how wrong the prior is.
func (t *Trainer) FromPrior() {
	for _, n := range t.nets {
		for j := range n.weight {
			n.weight[j] /= 100
		}
		n.mean.weight = n.weight
	}
}

// Pack returns the present nets in the form that players use.
func (t *Trainer) Pack() []byte {
	var buf []byte
	for _, n := range t.nets {
		buf = n.mean.pack(buf)
	}
	return buf
}

// Net returns the present nets, ready to play.
func (t *Trainer) Net() *bot.Net {
	net, err := bot.NetOf(t.Setups[0], t.Pack())
	if err != nil {
		panic(err) // we packed it ourselves
	}
	return net
}

// SelfPlay trains by games of the nets against themselves, and returns each role's mean result.
func (t *Trainer) SelfPlay(p Plan) []float64 {
	var points, games []float64
	for done := 0; done < p.Games; done += p.Batch {
		net := t.Net()
		records := t.batch(p, done, func(number int) []bot.Player {
			g := t.setup(number)
			players := make([]bot.Player, len(g.Seats()))
			player := p.player(g, net)
			for i := range players {
				players[i] = player
			}
			return players
		})
		for i := range records {
			for seat, info := range records[i].seats {
				if info.Scripted {
					continue
				}
				for int(info.Role) >= len(points) {
					points, games = append(points, 0), append(games, 0)
				}
				points[info.Role] += float64(records[i].worth[seat])
				games[info.Role]++
			}
		}
		fall := (1 - p.Fall) * float64(done) / float64(p.Games)
		t.learn(records, &p, float32(p.Rate*(1-fall)))
	}
	for role := range points {
		points[role] /= max(games[role], 1)
	}
	return points
}

// of returns the net that plays a role.
func (t *Trainer) of(role uint8) *learner {
	if len(t.nets) == 1 {
		return t.nets[0]
	}
	return t.nets[role]
}

// setup returns the setup of game number n.
func (t *Trainer) setup(number int) game.Game { return t.Setups[number%len(t.Setups)] }

// player returns a player with a net for the games of a plan.
func (p *Plan) player(g game.Game, net *bot.Net) bot.Player {
	if p.Sims > 0 {
		return bot.NewSearch(g, net, p.Sims, 6, 1, nil)
	}
	policy := bot.NewPolicy(g, net, 1, nil)
	policy.Temperature = p.Temperature
	return policy
}

// batch plays the games of one batch on all cores. table returns the players of a game.
func (t *Trainer) batch(p Plan, from int, table func(number int) []bot.Player) []record {
	records := make([]record, p.Batch)
	var wait sync.WaitGroup
	cores := runtime.GOMAXPROCS(0)
	for core := range cores {
		wait.Go(func() {
			for i := core; i < p.Batch; i += cores {
				records[i] = play(t.setup(from+i), game.SeedOf(fmt.Sprint(p.Seed, " ", from+i)), table(from+i))
			}
		})
	}
	wait.Wait()
	return records
}

// learn teaches each net the games of a batch, one seat after the other.
func (t *Trainer) learn(records []record, p *Plan, rate float32) {
	var wait sync.WaitGroup
	for _, n := range t.nets {
		wait.Go(func() {
			for i := range records {
				for seat, info := range records[i].seats {
					if !info.Scripted && t.of(info.Role) == n {
						n.learnGame(&records[i], game.Seat(seat), float32(p.Lambda), rate)
					}
				}
			}
			n.settle(p)
		})
	}
	wait.Wait()
}

// learnGame teaches a net one game, from the end backwards.
func (n *learner) learnGame(r *record, seat game.Seat, lambda, rate float32) {
	target := r.worth[seat]
	var hidden [bot.Hidden]float32
	for i := len(r.positions) - 1; i >= 0; i-- {
		seen := r.positions[i].seen[seat]
		prior := r.positions[i].prior[seat]
		now := n.value(seen, prior, &hidden)
		n.learn(seen, prior, target, rate)
		target = lambda*target + (1-lambda)*now
	}
}
