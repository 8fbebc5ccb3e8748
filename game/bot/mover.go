package bot

import (
	"slices"

	"onelongnight/game"
)

// mover compares the moves of a position. It completes each move with the best choices that belong to it and judges the
// position after that. It looks one move ahead, sees only what the seat to move sees, and allocates nothing once warm.
type mover struct {
	game    game.Game
	learner game.Learner    // the game, if a net judges it
	judge   game.Judge      // the game, if its own judgement is used
	quick   game.QuickJudge // the game, if its quick judgement chooses the moves
	out     game.Knockout   // the game, nil if no seat can be knocked out
	seats   []game.SeatInfo
	alone   bool // one side is scripted throughout, so no net speaks for it
	net     *Net
	pause   Pause
	active  []uint16 // the inputs that are on in the position being judged
	depth   []layer
	left    int // positions it may still judge for the present choice

	// JudgesMidAction judges a position in the middle of an action as it stands once left is used up. Only players that
	// were frozen with this behaviour set it.
	JudgesMidAction bool

	looks int // positions judged in all
}

// layer is scratch space for one level of choices: a position, its moves, and the best line from there.
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

// maxMoverLooks limits the positions judged for one move; the choices that follow it share them evenly. Once a share is
// used up, the first choice is taken at every step to the end of the action. Judging in the middle would be too kind:
// what an action costs is often paid last.
const maxMoverLooks = 64

// plays reports whether a seat may still do something for its side.
func (m *mover) plays(s game.State, seat int) bool {
	return !m.seats[seat].Scripted && (m.out == nil || !m.out.Out(s, game.Seat(seat)))
}

// lost reports whether every seat of a seat's side is out.
func (m *mover) lost(s game.State, seat game.Seat) bool {
	for i := range m.seats {
		if m.seats[i].Side == m.seats[seat].Side && m.plays(s, i) {
			return false
		}
	}
	return true
}

// value returns what a position is worth to a seat that chooses a move: by the net of its role, or by the game's
// judgement if there is no net.
func (m *mover) value(s game.State, seat game.Seat) float64 { return m.judged(s, seat, m.quick != nil) }

func (m *mover) judged(s game.State, seat game.Seat, quickly bool) float64 {
	if r := s.Result(); r.Over {
		return r.Worth(m.seats, seat)
	}
	if m.out != nil && m.lost(s, seat) { // most games have no knockout
		return 0
	}
	m.looks++
	switch {
	case quickly:
		return m.quick.JudgeQuickly(s, seat)
	case m.net == nil:
		return m.judge.Judge(s, seat)
	}
	active, prior := m.learner.ActiveInputs(s, seat, m.active[:0])
	m.active = active
	return m.net.Value(m.seats[seat].Role, m.active, prior)
}

// share returns a seat's value (0 to 1) from the estimates of all nets. The sides' values must add up to 1, so any
// excess or deficit is divided evenly among them, and none goes below 0. A side's estimate is the mean over its seats
// that are not out, 0 if all are out. If a side is scripted, only the seat's own net counts.
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
	// With three sides, two high estimates could push the third below 0.
	return min(max(claim[mine]+(1-all)/sides, 0), 1)
}

// worth returns the value of a move for the seat that makes it. It leaves the position after the move, and the best
// choices from there, in m.depth[depth].
func (m *mover) worth(from game.State, move game.Move, seat game.Seat, depth int) float64 {
	for depth >= len(m.depth) {
		m.depth = append(m.depth, layer{state: m.game.Blank()})
	}
	at := &m.depth[depth]
	at.line = at.line[:0]
	s := at.state
	s.CopyFrom(from)
	if err := s.Apply(move, nil); err != nil {
		return 0 // not legal in this world, which can only happen to choices that follow the move
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
		left -= share - m.left // the rest of its share goes to the moves after it
		at = &m.depth[depth]   // the call may have reallocated m.depth
		if v > best {
			best = v
			at.line = append(append(at.line[:0], next), m.depth[depth+1].line...)
		}
	}
	m.left = left
	return best
}

// within reports whether a seat still has to choose in the middle of an action.
func (m *mover) within(s game.State, seat game.Seat) bool { return !s.Quiet() && s.Turn() == seat }

// best returns plan with the best move of a position and the choices that belong to it appended.
func (m *mover) best(s game.State, legal, plan []game.Move) []game.Move {
	if len(legal) == 1 {
		return append(plan, legal[0])
	}
	seat, start, best := s.Turn(), len(plan), -1.0
	for _, move := range legal {
		m.pause.goOn() // checked between whole moves only
		m.left = maxMoverLooks
		if v := m.worth(s, move, seat, 0); v > best {
			best = v
			plan = append(append(plan[:start], move), m.depth[0].line...)
		}
	}
	return plan
}

// playOn lets every seat play by the net, each from its own view, until a round begins or the game is over. It keeps
// the position before the last move in last. It returns false, possibly half way, if the pause says stop.
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

// play makes a move that is known to be legal.
func (*mover) play(s game.State, move game.Move) {
	if err := s.Apply(move, nil); err != nil {
		panic(err)
	}
}
