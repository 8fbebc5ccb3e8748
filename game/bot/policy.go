package bot

import (
	"math"

	"onelongnight/game"
)

// Policy looks one move ahead: it judges the position after each move, averaged over a few random deals of what it
// cannot see.
type Policy struct {
	mover
	Deals       int       // number of deals
	Temperature float64   // how readily it takes a lesser move, in winning chance; 0 means never
	Cap         float64   // it never gives away more winning chance than this
	Tilt        []float64 // its style: a weight for each term of a game.Explainer

	explain game.Explainer // nil if the game has no terms

	world game.State
	legal []game.Move
	sums  []float64 // what each move is worth to this player
	leans []float64 // the part of sums that is due to style
	terms []float64
}

// NewPolicy makes a player from a net. The game must be a game.Learner; if net is nil, it must be a game.Judge. The
// pause may be nil.
func NewPolicy(g game.Game, net *Net, deals int, pause Pause) *Policy {
	p := &Policy{mover: newMover(g, net, pause), Deals: deals, Cap: 1, world: g.Blank(),
		terms: make([]float64, len(game.TermsOf(g)))}
	p.explain, _ = g.(game.Explainer)
	return p
}

func (p *Policy) Decide(v game.View, seed game.Seed) Choice {
	rng := game.NewStream(seed)
	p.looks = 0
	p.weigh(v, &rng)
	at := p.pick(&rng)
	return Choice{Move: p.legal[at], Win: plain(p.sums[at], p.leans[at]), Sims: p.looks}
}

// weigh fills in the legal moves and their worth.
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
			break // the deals so far will do
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

// lean returns what the player's style adds to a judgement. It is a matter of taste: the chance that the player reports
// leaves it out.
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

// plain subtracts style from a worth and returns a chance to win, from 0 to 1.
func plain(worth, lean float64) float64 { return min(max(worth-lean, 0), 1) }

// pick takes the best move. At a temperature it may take another, with a probability that falls with the distance from
// the best (softmax).
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
