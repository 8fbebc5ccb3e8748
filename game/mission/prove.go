package mission

import (
	"slices"

	"onelongnight/game"
)

// Proof is what Prove has shown of a position and an aim.
type Proof struct {
	Line  []game.Move // the solution: the player's decisions up to the first answer
	Free  []int       // which of them, counted from 0, are choices where any will do
	Calm  []int       // which are decisions at rest
	First [2]int      // how many first moves keep the aim in reach, of how many
	Nodes int         // positions looked at in all
}

// Terms are how a puzzle is proved.
type Terms struct {
	Bound int // positions that each search may look at
	// Free are the prompts of choices that need not be necessary, such as what
	// to pay with.
	Free []string
}

// Prove proves a puzzle: that the aim is reached in every case, and in one way
// only. See the package comment for what that means. The state must be one that
// the player is to move in. The error is one of those of this package, or what is wrong
// with the aim.
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

// prover is a proof in the making.
type prover struct {
	Proof
	terms Terms
	state game.State // as it is
	worst game.State // where the others have all that they could have
	win   *solver    // over worst
	list  []step     // a way to the aim
}

// count adds the work of a search, and tells whether it was cut off.
func (p *prover) count(x *solver) (cutOff bool) {
	p.Nodes += x.nodes
	x.nodes = 0
	return x.left < 0
}

// sufficient finds a way to the aim that holds in every case.
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

// necessary finds the decisions at rest of the way that nobody can do without.
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
	// Those alone must suffice.
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

// choices looks at the choices inside the decisions: necessary, or free.
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

// refuter searches the position as it is, in which the player sees everything
// and chance does as it does there.
func (p *prover) refuter(allowed func(m game.Move, quiet bool) bool, lost map[string]bool) *solver {
	x := p.win.again(allowed, lost)
	x.sure, x.left = false, p.terms.Bound
	return x
}

// enough rounds the proof off: the solution as moves, and how many first moves there are.
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
