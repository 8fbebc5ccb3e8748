package bot

import (
	"slices"

	"onelongnight/game"
)

// mover looks at the moves of a position, each together with the best choices
// that belong to it, and judges the positions at rest after them. It is one
// ply deep, sees with the eyes of the seat to move only, and allocates nothing
// once it is warm.
type mover struct {
	game    game.Game
	learner game.Learner    // the game, if it is seen by a net
	judge   game.Judge      // the game, if it is judged at a glance
	quick   game.QuickJudge // the game, if moves are chosen by its quick judgement
	out     game.Knockout   // the game, nil if nobody is out before its end
	seats   []game.SeatInfo
	alone   bool // a side has nobody who decides: there is no net to ask for it
	net     *Net
	pause   Pause
	active  []uint16 // inputs of the position looked at
	depth   []layer
	left    int // looks left for the choices looked at

	// JudgesMidAction has what is in the middle of an action judged as it stands where the looks are used up, as
	// players did that are frozen since.
	JudgesMidAction bool

	looks int // positions judged in all
}

// layer is the scratch of one level: a position, its moves, and the best line
// of choices from there on.
type layer struct {
	state game.State
	legal []game.Move
	line  []game.Move
}

func newMover(g game.Game, net *Net, pause Pause) mover {
	m := mover{game: g, seats: g.Seats(), net: net, pause: pause, active: make([]uint16, 0, maxActive)}
	if net != nil {
		m.learner = g.(game.Learner)
	} else {
		m.judge = g.(game.Judge)
	}
	m.out, _ = g.(game.Knockout)
	sides, players := game.Sides(m.seats)
	m.alone = slices.Contains(players[:sides], 0)
	return m
}

// maxMoverLooks bounds the positions judged for one move. The choices that a move opens share them evenly. Where a
// share is used up the first choice is made at every step, as a position in the middle of an action looks better than
// it is: what the action costs is often paid last.
const maxMoverLooks = 64

// plays reports whether a seat may still do something for its side.
func (m *mover) plays(s game.State, seat int) bool {
	return !m.seats[seat].Scripted && (m.out == nil || !m.out.Out(s, game.Seat(seat)))
}

// lost reports whether a seat's side has nobody left who plays.
func (m *mover) lost(s game.State, seat game.Seat) bool {
	for i := range m.seats {
		if m.seats[i].Side == m.seats[seat].Side && m.plays(s, i) {
			return false
		}
	}
	return true
}

// value returns what a position is worth to a seat that chooses a move, as the net of its role sees it,
// or as the game judges it where there is no net.
func (m *mover) value(s game.State, seat game.Seat) float64 { return m.judged(s, seat, m.quick != nil) }

// judged returns a value, quickly or not.
func (m *mover) judged(s game.State, seat game.Seat, quickly bool) float64 {
	if r := s.Result(); r.Over {
		return r.Worth(m.seats, seat)
	}
	if m.out != nil && m.lost(s, seat) { // for most games there is nothing to ask
		return 0
	}
	m.looks++
	switch {
	case quickly:
		return m.quick.JudgeQuickly(s, seat)
	case m.net == nil:
		return m.judge.Judge(s, seat)
	}
	m.active = m.learner.ActiveInputs(s, seat, m.active[:0])
	return m.net.Value(m.seats[seat].Role, m.active)
}

// share returns a seat's value after all nets were heard: together the sides get 1,
// so what their nets claim more or less than that is taken from each equally,
// as far as there is something to take. A side's claim is the mean of its
// members'; who is out claims nothing, and a side whose members all are gets
// nothing. Where rules play a side, the seat's own net is all there is.
func (m *mover) share(s game.State, seat game.Seat) float64 {
	if m.alone || s.Result().Over {
		return m.judged(s, seat, false)
	}
	var claim, members [game.MaxSeats]float64
	for i := range m.seats {
		if m.plays(s, i) {
			side := m.seats[i].Side
			claim[side] += m.judged(s, game.Seat(i), false)
			members[side]++
		}
	}
	all, sides := 0.0, 0.0
	for side, n := range members {
		if n > 0 {
			claim[side] /= n
			all += claim[side]
			sides++
		}
	}
	mine := m.seats[seat].Side
	if members[mine] == 0 {
		return 0
	}
	// Of three sides, two that claim all leave less than nothing to the third.
	return min(max(claim[mine]+(1-all)/sides, 0), 1)
}

// worth returns the value of a move for the seat that makes it. It leaves the
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
	for !m.JudgesMidAction && m.left <= 1 && m.within(s, seat) {
		at.legal = s.Legal(at.legal[:0])
		at.line = append(at.line, at.legal[0])
		m.play(s, at.legal[0])
	}
	if !m.within(s, seat) || m.left <= 0 {
		m.left--
		return m.value(s, seat)
	}
	best, left := -1.0, m.left
	legal := s.Legal(at.legal[:0])
	at.legal = legal
	for i, next := range legal {
		share := left
		if !m.JudgesMidAction {
			share = max(1, left/(len(legal)-i))
		}
		m.left = share
		v := m.worth(s, next, seat, depth+1)
		left -= share - m.left // what it did not need is for those behind it
		at = &m.depth[depth]   // the call may have grown the row
		if v > best {
			best = v
			at.line = append(append(at.line[:0], next), m.depth[depth+1].line...)
		}
	}
	m.left = left
	return best
}

// within reports whether a seat has still to choose in the middle of an action.
func (m *mover) within(s game.State, seat game.Seat) bool { return !s.Quiet() && s.Turn() == seat }

// best returns the best move of a position and the choices that belong to it,
// appended to a plan.
func (m *mover) best(s game.State, legal, plan []game.Move) []game.Move {
	if len(legal) == 1 {
		return append(plan, legal[0])
	}
	seat, start, best := s.Turn(), len(plan), -1.0
	for _, move := range legal {
		m.pause.goOn() // whether to stop is asked between whole moves
		m.left = maxMoverLooks
		if v := m.worth(s, move, seat, 0); v > best {
			best = v
			plan = append(append(plan[:start], move), m.depth[0].line...)
		}
	}
	return plan
}

// playOn plays a position, every seat by the net, each from its own view of it, until a round begins or the game is
// over. It keeps the position before the last move in last. If the pause says stop it returns false, somewhere on the
// way.
func (m *mover) playOn(s, last game.State, round int, scratch *layer) (done bool) {
	for s.Round() < round && !s.Result().Over {
		if !m.pause.goOn() {
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
