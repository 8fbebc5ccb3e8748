package bot

import (
	"cmp"
	"math/bits"
	"slices"

	"onelongnight/game"
)

// Search plays by sequential halving (Karnin, Koren and Somekh 2013) at the
// root: the best moves by the net's first look share its simulations, and after
// each round the worse half of them drops out. One simulation deals the hidden
// cards, the same for every move of the round, makes the move, lets all seats
// play on by the net, each from its own view and for its own worth, to the end
// of the round of the game or further, and asks the nets of all there.
type Search struct {
	Policy  *Policy
	Sims    int // simulations for one decision; a choice depends on no clock
	Width   int // moves considered
	Horizon int // rounds played on

	world, deal, last game.State
	scratch           layer
	arms              []arm
	done              int
}

// arm is a move at the root.
type arm struct {
	move  game.Move
	prior float64 // the net's first look
	sum   float64 // of the simulations,
	n     float64 // and their number
	leans float64 // how much of prior and sum, as value weighs them, is the player's style
}

// trust is how many simulations the net's first look counts for.
const trust = 2

func (a *arm) value() float64 { return (a.sum + trust*a.prior) / (a.n + trust) }

// chance returns the value without the player's style: a chance to win, from 0 to 1.
func (a *arm) chance() float64 { return plain(a.value(), a.leans/(a.n+trust)) }

func byValue(a, b arm) int { return cmp.Compare(b.value(), a.value()) }

// NewSearch makes a searching player of a net, as NewPolicy does. The pause may be nil.
func NewSearch(g game.Game, net *Net, sims, width, horizon int, pause Pause) *Search {
	return &Search{Policy: NewPolicy(g, net, 4, pause), Sims: sims, Width: width, Horizon: horizon,
		world: g.Blank(), deal: g.Blank(), last: g.Blank()}
}

// Decide chooses a move for the seat of a view.
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

// halve spends the simulations; the best move comes to stand first. A single
// move needs none.
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

// try simulates every one of some moves in the same world.
func (s *Search) try(v game.View, rng *game.Stream, live []arm) (done bool) {
	v.Sample(rng, s.deal)
	for i := range live {
		if !s.simulate(&live[i], v.Seat()) {
			return false
		}
	}
	return true
}

// simulate plays a move and what may follow in the world dealt.
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
