package bot

import (
	"math"

	"onelongnight/game"
)

// Policy plays by the net alone, one ply deep: for each move it looks at the
// position after it, averaged over a few deals of what it cannot see.
type Policy struct {
	mover
	Deals       int       // deals of the hidden cards to look at
	Temperature float64   // how readily it takes a lesser move, in winning chance; 0: never
	Cap         float64   // but never one that gives away more than this
	Tilt        []float64 // its style, for a game.Explainer

	explain game.Explainer // the game, nil if it has no terms

	world game.State
	legal []game.Move
	sums  []float64 // what a move is worth to this player
	leans []float64 // and how much of that is its style
	terms []float64
}

// NewPolicy makes a player of a net of the game, which must be a game.Learner;
// without a net, nil, it goes by the judgement of a game.Judge. The pause may be nil.
func NewPolicy(g game.Game, net *Net, deals int, pause Pause) *Policy {
	p := &Policy{mover: newMover(g, net, pause), Deals: deals, Cap: 1, world: g.Blank(),
		terms: make([]float64, len(game.TermsOf(g)))}
	p.explain, _ = g.(game.Explainer)
	return p
}

// Decide chooses a move for the seat of a view.
func (p *Policy) Decide(v game.View, seed game.Seed) Choice {
	rng := game.NewStream(seed)
	p.looks = 0
	p.weigh(v, &rng)
	at := p.pick(&rng)
	return Choice{Move: p.legal[at], Win: plain(p.sums[at], p.leans[at]), Sims: p.looks}
}

// weigh lists the legal moves and their worth.
func (p *Policy) weigh(v game.View, rng *game.Stream) {
	deals := 0
	for deals < p.Deals {
		v.Sample(rng, p.world)
		if deals == 0 {
			p.legal = p.world.Legal(p.legal[:0])
			p.sums = append(p.sums[:0], make([]float64, len(p.legal))...)
			p.leans = append(p.leans[:0], make([]float64, len(p.legal))...)
		}
		if len(p.legal) == 1 {
			p.sums[0] = p.value(p.world, v.Seat())
			return
		}
		if !p.pause.goOn() && deals > 0 {
			break // the deals looked at weigh the moves well enough
		}
		for i, m := range p.legal {
			p.left = maxMoverLooks
			p.sums[i] += p.worth(p.world, m, v.Seat(), 0)
			if p.Tilt != nil {
				p.leans[i] += p.lean(p.world, p.depth[0].state, v.Seat())
			}
			p.pause.goOn()
		}
		deals++
	}
	for i := range p.sums {
		p.leans[i] /= float64(deals)
		p.sums[i] = p.sums[i]/float64(deals) + p.leans[i]
	}
}

// lean returns what the player's style, if it has one, adds to a judgement. It is a
// matter of taste, not of chances: what the player says it expects is without.
func (p *Policy) lean(before, after game.State, seat game.Seat) float64 {
	if p.explain == nil {
		return 0
	}
	p.explain.Weigh(before, after, seat, p.terms)
	sum := 0.0
	for i, t := range p.Tilt {
		sum += t * p.terms[i]
	}
	return sum
}

// plain returns a chance to win without what style added to it, from 0 to 1.
func plain(worth, lean float64) float64 { return min(max(worth-lean, 0), 1) }

// pick takes the best move or, at a temperature, one nearly as good: with the
// likelihood that its distance from the best allows (softmax).
func (p *Policy) pick(rng *game.Stream) int {
	best := 0
	for i, v := range p.sums {
		if v > p.sums[best] {
			best = i
		}
	}
	if p.Temperature == 0 {
		return best
	}
	total := 0.0
	weight := func(v float64) float64 {
		if loss := p.sums[best] - v; loss <= p.Cap {
			return math.Exp(-loss / p.Temperature)
		}
		return 0
	}
	for _, v := range p.sums {
		total += weight(v)
	}
	at := total * float64(rng.Below(1<<30)) / (1 << 30)
	for i, v := range p.sums {
		if at -= weight(v); at < 0 {
			return i
		}
	}
	return best
}
