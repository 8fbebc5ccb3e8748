package mission

import (
	"slices"

	"onelongnight/game"
)

// Proof is what Prove found out about a position and an aim.
type Proof struct {
	Line  []game.Move // the solution: the player's decisions up to the first answer
	Free  []int       // indices of those in which any choice will do
	Calm  []int       // indices of the decisions at rest
	First [2]int      // number of first moves that keep the aim in reach, and of all first moves
	Nodes int         // positions searched in all
}

// Terms says how a puzzle is to be proved.
type Terms struct {
	Bound int // positions that each search may visit
	// Free lists the prompts of choices that need not be necessary, such as what to pay with.
	Free []string
}

// Prove proves that the aim is reached in every case, and in only one way; the package comment says what that means.
// The player must be to move in s. The error is one of this package's, or says what is wrong with the aim.
func Prove(g game.Game, s game.State, aim game.Aim, terms Terms) (Proof, error) {
	p := prover{terms: terms, state: s}
	if err := p.sufficient(g, aim); err != nil {
		return p.Proof, err
	}
	if err := p.necessary(); err != nil {
		return p.Proof, err
	}
	return p.Proof, p.enough()
}

// prover is a proof in progress.
type prover struct {
	Proof
	terms Terms
	state game.State // the actual position
	worst game.State // the position of game.Provable.WorstCase
	win   *solver    // searches worst
	list  []step     // a way to the aim
}

// count adds the work of a search to the proof's, and reports whether the search hit its bound.
func (p *prover) count(x *solver) (cutOff bool) {
	p.Nodes += x.nodes
	x.nodes = 0
	return x.left < 0
}

// sufficient finds a way to the aim that works in every case.
func (p *prover) sufficient(g game.Game, aim game.Aim) error {
	provable, ok := aim.(game.Provable)
	if !ok {
		return ErrUnprovable
	}
	seat := p.state.Turn()
	p.worst = g.Blank()
	if seat == game.NoSeat || !provable.WorstCase(p.state.View(seat), p.worst) {
		return ErrUnprovable
	}
	p.win = &solver{game: g, aim: provable, seat: seat, sure: true, left: p.terms.Bound, known: map[string]bool{}}
	won := p.win.wins(p.worst, game.Tally{}, 0)
	if p.count(p.win) {
		return ErrBound
	}
	if !won {
		return ErrNoWay
	}
	p.list = p.win.line(p.worst, game.Tally{})
	if p.count(p.win) {
		return ErrBound
	}
	return nil
}

// necessary finds those decisions at rest on the way that are necessary.
func (p *prover) necessary() error {
	base := p.refuter(nil, nil)
	base.wins(p.state, game.Tally{}, 0)
	if p.count(base) {
		return ErrBound
	}
	lost := base.losses()
	var needed []step
	for _, d := range p.list {
		if !d.quiet || slices.ContainsFunc(needed, func(n step) bool { return n.move == d.move }) {
			continue
		}
		without := p.refuter(func(m game.Move, _ bool) bool { return m != d.move }, lost)
		won := without.wins(p.state, game.Tally{}, 0)
		if p.count(without) {
			return ErrBound
		}
		if !won {
			needed = append(needed, d)
		}
	}
	// The necessary decisions must suffice by themselves.
	only := p.win.again(func(m game.Move, quiet bool) bool {
		return !quiet || slices.ContainsFunc(needed, func(n step) bool { return n.move == m })
	}, p.win.losses())
	won := only.wins(p.worst, game.Tally{}, 0)
	if p.count(only) {
		return ErrBound
	}
	if !won {
		return ErrManyWays
	}
	p.list = only.line(p.worst, game.Tally{})
	p.count(only)
	return p.choices(lost)
}

// choices checks that each choice inside a decision is necessary, or free.
func (p *prover) choices(lost map[string]bool) error {
	for i := range p.list {
		d := &p.list[i]
		if d.quiet {
			p.Calm = append(p.Calm, i)
			continue
		}
		without := p.refuter(func(m game.Move, quiet bool) bool { return quiet || m != d.move }, lost)
		won := without.wins(p.state, game.Tally{}, 0)
		if p.count(without) {
			return ErrBound
		}
		if won && !slices.Contains(p.terms.Free, d.asks) {
			return ErrManyWays
		}
		if won {
			p.Free = append(p.Free, i)
		}
	}
	return nil
}

// refuter returns a search of the actual position that knows everything, chance included. If it finds no way within
// what is allowed, there is none.
func (p *prover) refuter(allowed func(m game.Move, quiet bool) bool, lost map[string]bool) *solver {
	x := p.win.again(allowed, lost)
	x.sure, x.left = false, p.terms.Bound
	return x
}

// enough completes the proof: the solution as moves, and how many first moves keep the aim in reach.
func (p *prover) enough() error {
	for _, d := range p.list {
		p.Line = append(p.Line, d.move)
	}
	legal := p.worst.Legal(nil)
	p.win.left = p.terms.Bound
	p.First = [2]int{len(p.win.winningMoves(p.worst, game.Tally{}, len(legal))), len(legal)}
	if p.count(p.win) {
		return ErrBound
	}
	return nil
}
