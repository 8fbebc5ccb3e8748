package bot

import (
	"cmp"
	"math/bits"
	"slices"

	"onelongnight/game"
)

// Search plays by sequential halving (Karnin, Koren and Somekh 2013): the moves that the net likes best share its
// simulations, and after each pass the worse half drops out. A simulation samples the hidden cards (the same for all
// moves of a pass), makes the move, lets all seats play on by the net, each from its own view and for its own worth, to
// the end of the game's round or further, and asks all nets there.
type Search struct {
	Policy  *Policy
	Sims    int   // simulations per decision; no clock is involved
	Width   int   // number of moves considered
	Horizon int   // number of rounds played on
	Told    Scale // corrects the chances that a Service tells after a search

	world, deal, last game.State
	scratch           layer
	arms              []arm
	done              int
}

// arm is a move being compared, as in the multi-armed bandit.
type arm struct {
	move  game.Move
	prior float64 // the net's estimate before any simulation
	sum   float64 // sum of the simulations' results
	n     float64 // number of simulations
	leans float64 // the part of prior and sum, weighted as in value, that is due to style
}

// trust is the number of simulations that the net's estimate counts for.
const trust = 2

func (a *arm) value() float64 { return (a.sum + trust*a.prior) / (a.n + trust) }

// chance returns a chance to win: the value without the player's style.
func (a *arm) chance() float64 { return plain(a.value(), a.leans/(a.n+trust)) }

func byValue(a, b arm) int { return cmp.Compare(b.value(), a.value()) }

// NewSearch makes a searching player of a net, see NewPolicy. The pause may be nil.
func NewSearch(g game.Game, net *Net, sims, width, horizon int, pause Pause) *Search {
	return &Search{Policy: NewPolicy(g, net, 4, pause), Sims: sims, Width: width, Horizon: horizon,
		world: g.Blank(), deal: g.Blank(), last: g.Blank()}
}

func (s *Search) Decide(v game.View, seed game.Seed) Choice {
	rng := game.NewStream(seed)
	s.open(v, &rng)
	s.halve(v, &rng)
	best := &s.arms[0]
	return Choice{Move: best.move, Win: best.chance(), Sims: s.done}
}

// open lists the moves, the most promising first.
func (s *Search) open(v game.View, rng *game.Stream) {
	p := s.Policy
	p.weigh(v, rng)
	s.done = 0
	s.arms = slices.Grow(s.arms[:0], len(p.legal))[:len(p.legal)]
	for i, m := range p.legal {
		s.arms[i] = arm{move: m, prior: p.sums[i], leans: trust * p.leans[i]}
	}
	slices.SortStableFunc(s.arms, byValue)
}

// halve spends the simulations and moves the best move to the front. A single move needs none.
func (s *Search) halve(v game.View, rng *game.Stream) {
	live := s.arms[:min(len(s.arms), s.Width)]
	for rounds := bits.Len(uint(len(live) - 1)); rounds > 0; rounds-- {
		for range max(1, (s.Sims-s.done)/(rounds*len(live))) {
			if !s.try(v, rng, live) {
				slices.SortStableFunc(live, byValue)
				return
			}
		}
		slices.SortStableFunc(live, byValue)
		live = live[:(len(live)+1)/2]
	}
}

// try simulates each of the moves in the same world.
func (s *Search) try(v game.View, rng *game.Stream, live []arm) (done bool) {
	v.Sample(rng, s.deal)
	for i := range live {
		if !s.simulate(&live[i], v.Seat()) {
			return false
		}
	}
	return true
}

// simulate plays a move and the moves after it in the sampled world.
func (s *Search) simulate(a *arm, seat game.Seat) (done bool) {
	s.world.CopyFrom(s.deal)
	s.last.CopyFrom(s.deal)
	until := s.world.Round() + s.Horizon
	p := s.Policy
	p.play(s.world, a.move)
	if !p.playOn(s.world, s.last, until, &s.scratch) {
		return false
	}
	a.sum += p.share(s.world, seat)
	if p.Tilt != nil {
		lean := p.lean(s.last, s.world, seat)
		a.sum += lean
		a.leans += lean
	}
	a.n++
	s.done++
	return true
}
