package bot

import (
	"onelongnight/game"
)

// mover looks at the moves of a position, each together with the best choices
// that belong to it, and judges the positions at rest after them. It is one
// ply deep, sees with the eyes of the seat to move only, and allocates nothing
// once it is warm.
type mover struct {
	game   game.Game
	net    *Net
	breath Breath
	active []uint16 // inputs of the position looked at
	depth  []layer
	left   int // looks left for this move
	looks  int // positions judged in all
}

// layer is the scratch of one level: a position, its moves, and the best line
// of choices from there on.
type layer struct {
	state game.State
	legal []game.Move
	line  []game.Move
}

func newMover(g game.Game, net *Net, breath Breath) mover {
	return mover{game: g, net: net, breath: breath, active: make([]uint16, 0, maxActive)}
}

// maxMoverLooks bounds the positions judged for one move. Where a move opens
// more choices than that, the rest of them is judged where it stands.
const maxMoverLooks = 64

// value is a seat's chance in a position.
func (m *mover) value(s game.State, seat game.Seat) float64 {
	if r := s.Result(); r.Over {
		return reward(r.Winner, seat)
	}
	m.looks++
	m.active = m.game.Look(s, seat, m.active[:0])
	return m.net.Value(seat, m.active)
}

// worth is the value of a move for the seat that makes it. It leaves the
// position after the move, and the best choices from there, in the layer.
func (m *mover) worth(from game.State, move game.Move, seat game.Seat, depth int) float64 {
	for depth >= len(m.depth) {
		m.depth = append(m.depth, layer{state: m.game.Blank()})
	}
	at := &m.depth[depth]
	at.line = at.line[:0]
	s := at.state
	s.CopyFrom(from)
	if err := s.Apply(move, nil); err != nil {
		return 0 // not legal in this world; a view's own moves always are
	}
	if s.Quiet() || s.Turn() != seat || m.left <= 0 {
		m.left--
		return m.value(s, seat)
	}
	best := -1.0
	legal := s.Legal(at.legal[:0])
	at.legal = legal
	for _, next := range legal {
		v := m.worth(s, next, seat, depth+1)
		at = &m.depth[depth] // the call may have grown the row
		if v > best {
			best = v
			at.line = append(append(at.line[:0], next), m.depth[depth+1].line...)
		}
	}
	return best
}

// best is the best move of a position and the choices that belong to it,
// appended to a plan.
func (m *mover) best(s game.State, legal, plan []game.Move) []game.Move {
	if len(legal) == 1 {
		return append(plan, legal[0])
	}
	seat, start, best := s.Turn(), len(plan), -1.0
	for _, move := range legal {
		m.breath.goOn() // whether to stop is asked between whole moves
		m.left = maxMoverLooks
		if v := m.worth(s, move, seat, 0); v > best {
			best = v
			plan = append(append(plan[:start], move), m.depth[0].line...)
		}
	}
	return plan
}

// playOn plays a position, both sides by the net, each from its own view of
// it, until a round begins or the game is over. It keeps the position before
// the last move in last. If the breath says stop it returns false, somewhere
// on the way.
func (m *mover) playOn(s, last game.State, round int, scratch *layer) (done bool) {
	for s.Round() < round && !s.Result().Over {
		if !m.breath.goOn() {
			return false
		}
		scratch.legal = s.Legal(scratch.legal[:0])
		scratch.line = m.best(s, scratch.legal, scratch.line[:0])
		for _, move := range scratch.line {
			last.CopyFrom(s)
			m.play(s, move)
		}
	}
	return true
}

// play makes a move that is legal for certain.
func (*mover) play(s game.State, move game.Move) {
	if err := s.Apply(move, nil); err != nil {
		panic(err)
	}
}
