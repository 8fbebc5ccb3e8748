package mission

import (
	"errors"

	"onelongnight/game"
)

// The errors of a search. All but ErrBound are proved results.
var (
	ErrUnprovable = errors.New("mission: the aim cannot be searched to its end here")
	ErrBound      = errors.New("mission: the search was cut off, and proves nothing")
	ErrNoWay      = errors.New("mission: the aim cannot be reached in every case")
	ErrManyWays   = errors.New("mission: there is more than one way to the aim")
)

// solver searches everything that can happen until an aim is decided. The player chooses for the aim, everybody else
// against it. It is a depth-first search that remembers decided positions; keys are compared in full, so it is exact.
type solver struct {
	game  game.Game
	aim   game.Provable
	seat  game.Seat
	sure  bool // chance counts as failure; otherwise it falls as the position has it
	left  int  // positions it may still visit
	nodes int  // positions visited

	allowed func(m game.Move, quiet bool) bool // the player's decisions; nil allows all
	known   map[string]bool                    // results by key
	lost    map[string]bool                    // keys lost even with more moves allowed
	killer  game.Move                          // the answer that refuted last

	level []rung
	key   []byte
	log   game.Log
}

// rung is scratch space for one depth of the search.
type rung struct {
	state game.State
	legal []game.Move
}

// wins reports whether the player can reach the aim from a position. After a cut-off (left below 0) the result means
// nothing.
func (x *solver) wins(s game.State, t game.Tally, depth int) bool {
	switch {
	case t.Verdict != game.Undecided:
		return t.Verdict == game.Reached
	case x.sure && t.Luck, s.Turn() == game.NoSeat, x.left < 0:
		return false
	}
	t.Luck = false // past luck no longer matters
	x.pack(s, t)
	if won, ok := x.known[string(x.key)]; ok {
		return won
	}
	if x.lost[string(x.key)] {
		return false
	}
	key := string(x.key)
	x.left--
	x.nodes++
	won := x.tries(s, t, depth)
	if x.left >= 0 {
		x.known[key] = won
	}
	return won
}

// pack builds the key of a position.
func (x *solver) pack(s game.State, t game.Tally) {
	x.key = x.key[:0]
	for _, n := range t.N {
		x.key = append(x.key, byte(n), byte(n>>8))
	}
	x.key = x.aim.Key(s, x.key)
}

// tries goes through the moves of a position. The player needs one that wins, everybody else one that does not.
func (x *solver) tries(s game.State, t game.Tally, depth int) bool {
	own, quiet := s.Turn() == x.seat, s.Quiet()
	legal := x.moves(s, depth)
	for i := range legal {
		// The last moves come first: passing is among them, which makes for short solutions.
		m := legal[len(legal)-1-i]
		if own && x.allowed != nil && !x.allowed(m, quiet) {
			continue
		}
		next, after := x.play(s, t, m, depth)
		if won := x.wins(next, after, depth+1); won == own {
			if !own {
				x.killer = m
			}
			return won
		}
	}
	return !own
}

// moves lists the legal moves, with the one that refuted last at the end.
func (x *solver) moves(s game.State, depth int) []game.Move {
	for depth >= len(x.level) {
		x.level = append(x.level, rung{state: x.game.Blank()})
	}
	r := &x.level[depth]
	r.legal = s.Legal(r.legal[:0])
	if s.Turn() != x.seat {
		for i, m := range r.legal {
			if last := len(r.legal) - 1; m == x.killer {
				r.legal[i], r.legal[last] = r.legal[last], r.legal[i]
			}
		}
	}
	return r.legal
}

// play makes a move on the scratch state of a depth.
func (x *solver) play(s game.State, t game.Tally, m game.Move, depth int) (game.State, game.Tally) {
	next := x.level[depth].state
	next.CopyFrom(s)
	x.log.Events = x.log.Events[:0]
	if err := next.Apply(m, &x.log); err != nil {
		panic(err) // cannot happen: the move is legal
	}
	return next, x.aim.Count(t, x.log.Events, next)
}

// step is one decision of the player's.
type step struct {
	move  game.Move
	quiet bool // at rest: not a choice inside another decision
	asks  string
}

// line lists the player's decisions in a won position, up to the first answer of another seat or to the end.
func (x *solver) line(s game.State, t game.Tally) (list []step) {
	at := x.game.Blank()
	at.CopyFrom(s)
	for t.Verdict == game.Undecided && at.Turn() == x.seat {
		m, ok := x.winning(at, t)
		if !ok {
			break // the search was cut off
		}
		list = append(list, step{move: m, quiet: at.Quiet(), asks: at.Prompt()})
		next, after := x.play(at, t, m, 0)
		at.CopyFrom(next)
		t = after
	}
	return list
}

// winning finds a move that keeps a won position won.
func (x *solver) winning(s game.State, t game.Tally) (game.Move, bool) {
	for _, m := range x.winningMoves(s, t, 1) {
		return m, true
	}
	return 0, false
}

// winningMoves lists up to most moves that keep a won position won.
func (x *solver) winningMoves(s game.State, t game.Tally, most int) (list []game.Move) {
	quiet := s.Quiet()
	legal := append([]game.Move(nil), x.moves(s, 0)...)
	for i := range legal {
		m := legal[len(legal)-1-i]
		if x.allowed != nil && !x.allowed(m, quiet) {
			continue
		}
		next, after := x.play(s, t, m, 0)
		if x.wins(next, after, 1) && x.left >= 0 {
			if list = append(list, m); len(list) == most {
				break
			}
		}
	}
	return list
}

// again returns a solver of the same aim that allows other decisions. Positions in lost are lost with more allowed, so
// they are lost here too.
func (x *solver) again(allowed func(m game.Move, quiet bool) bool, lost map[string]bool) *solver {
	return &solver{game: x.game, aim: x.aim, seat: x.seat, sure: x.sure, left: x.left, allowed: allowed,
		known: map[string]bool{}, lost: lost, level: x.level}
}

// losses returns the keys of lost positions.
func (x *solver) losses() map[string]bool {
	lost := map[string]bool{}
	for key, won := range x.known {
		if !won {
			lost[key] = true
		}
	}
	return lost
}
