// Package train finds by play what computer players know.
//
// [Trainer] makes the nets of package bot from nothing. It is temporal-difference learning after Tesauro and Keldon
// Jones: the players of a batch of games use the nets as they are, then each net learns, for every position of these
// games, a mixture of what it says itself about the positions that followed and of how the game ended. Games of a batch
// are played on all cores, each from its own seed, and each role's net learns on one core in the order of the games:
// the same seed makes the same weights.
//
// [Regression] finds the numbers of a judgement that is a sum: of each seat so many facts, each times its number, and a
// chance in proportion to e to the power of the sum. Players that go by the numbers play among themselves, now and then
// a move at random, and the numbers become those under which the winners were the likeliest (logistic regression,
// between any number of sides). Then the players go by these, and so on. It needs fewer games than a Tuning by far, as
// each game tells of all its positions.
//
// [Tuning] finds the numbers of any judgement: two players that differ in nothing else meet, one with all its numbers
// a little off to one side, each at random, the other with them off to the other side, and the numbers go where more
// was won. One meeting moves all of them at once, whatever their count (Spall 1992, simultaneous perturbation). It is
// for numbers above zero, of which a part more or less matters, and for players that choose by them at once: what only
// a search would notice is lost in the noise.
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
	Lambda      float64 // how much of a target comes from further on
	Rate        float64 // step size in the beginning
	Fall        float64 // and the part of it left at the end
	Temperature float64 // of players that use the net alone
	Sims        int     // of players that search; 0: they use the net alone
	Seed        string
}

// Slowing returns stretches of so many games each, in which the net alone plays, with steps that get smaller from one
// to the next.
func Slowing(stretches, games int, rate float64) (list []Plan) {
	for i := range stretches {
		list = append(list, Plan{Games: games, Batch: 64, Lambda: 0.9,
			Rate: rate * (1 - 0.85*float64(i)/float64(stretches)), Fall: 0.97, Temperature: 0.02,
			Seed: fmt.Sprint("net ", i)})
	}
	return list
}

// Trainer holds the nets that learn: one for each role, or one for all.
type Trainer struct {
	Setups []game.Game // games take them in turn
	rules  game.Learner
	nets   []*learner
}

// New starts from nothing. The setups are of one kind, a game.Learner.
func New(setups []game.Game, seed string) *Trainer {
	t := &Trainer{Setups: setups, rules: setups[0].(game.Learner)}
	key := game.SeedOf(seed)
	rng := rand.New(rand.NewChaCha8(key))
	for range t.rules.Nets() {
		t.nets = append(t.nets, newLearner(t.rules.Inputs(), rng))
	}
	return t
}

// FromPrior has the nets begin with what the prior of the inputs says (game.Learner), all but a hundredth. From there
// on they learn by how much it is wrong.
func (t *Trainer) FromPrior() {
	for _, n := range t.nets {
		for j := range n.weight {
			n.weight[j] /= 100
		}
		n.mean.weight = n.weight
	}
}

// Pack is the nets as they are, in the form that plays.
func (t *Trainer) Pack() []byte {
	var buf []byte
	for _, n := range t.nets {
		buf = n.mean.pack(buf)
	}
	return buf
}

// Net is the nets as they are, ready to play.
func (t *Trainer) Net() *bot.Net {
	net, err := bot.NetOf(t.Setups[0], t.Pack())
	if err != nil {
		panic(err) // it is our own form
	}
	return net
}

// SelfPlay trains by games of the nets against themselves, and returns what
// each role got on average.
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
		t.learn(records, float32(p.Lambda), float32(p.Rate*(1-fall)))
	}
	for role := range points {
		points[role] /= max(games[role], 1)
	}
	return points
}

// of is the net that plays a role.
func (t *Trainer) of(role uint8) *learner {
	if len(t.nets) == 1 {
		return t.nets[0]
	}
	return t.nets[role]
}

// setup is the setup of a game by its number.
func (t *Trainer) setup(number int) game.Game { return t.Setups[number%len(t.Setups)] }

// player seats a net for the games of a plan.
func (p *Plan) player(g game.Game, net *bot.Net) bot.Player {
	if p.Sims > 0 {
		return bot.NewSearch(g, net, p.Sims, 6, 1, nil)
	}
	policy := bot.NewPolicy(g, net, 1, nil)
	policy.Temperature = p.Temperature
	return policy
}

// batch plays the games of one batch on all cores, each with players that sit
// down for it.
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

// learn teaches each net the games of a batch, seat after seat.
func (t *Trainer) learn(records []record, lambda, rate float32) {
	var wait sync.WaitGroup
	for _, n := range t.nets {
		wait.Go(func() {
			for i := range records {
				for seat, info := range records[i].seats {
					if !info.Scripted && t.of(info.Role) == n {
						n.learnGame(&records[i], game.Seat(seat), lambda, rate)
					}
				}
			}
			n.settle()
		})
	}
	wait.Wait()
}

// learnGame goes back over a game from its end.
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
