package mission

import (
	"slices"

	"onelongnight/game"
)

// Stand is what a course waits for.
type Stand uint8

// The stands of a course.
const (
	Reading  Stand = iota // the step is only read: Course.Read leads on, and nothing else
	Moving                // a move of the player's that the step allows
	Watching              // the other seats do what belongs to the step
	Free                  // the rest is played freely; the step is the last one, or none
	Finished              // the last step is done
)

// Course is a lesson on its way. Where it stands follows from the record: it
// is found anew by [Course.Follow] after every move, after an undo and after a reload. Only
// what was read is not in the record; that the course remembers itself.
//
//	c, err := m.NewCourse(g, start)
//	err = c.Follow(record.Moves)                  // whenever the record is another one
//	switch step, stand := c.Now(); stand {
//	case mission.Reading:  // say m.StepKey(c.At()), point at step.Points; a press: c.Read()
//	case mission.Moving:   // the same; moves: c.Allowed(legal), else m.WrongKey(c.At())
//	case mission.Watching: // c.Reply() for whoever is to move, or a player of m.Level
//	}
type Course struct {
	mission *Mission
	game    game.Game
	start   game.State
	state   game.State // after the moves that were followed
	player  game.Seat

	at     int  // the step, as an index; len(Steps) when all are done
	stage  int  // its decisions that are made
	told   int  // its lines for the others that are used
	begun  bool // it was read, and the others have begun: of a step that is read
	strays bool // somebody did what the lesson does not know: from here on it is free
	read   int  // steps before this one have been read, in this sitting
}

// NewCourse begins a lesson at its first position, which stays the caller's.
// The error says what is wrong with the lesson.
func (m *Mission) NewCourse(g game.Game, start game.State) (*Course, error) {
	if err := m.checkSteps(g); err != nil {
		return nil, err
	}
	c := &Course{mission: m, game: g, start: g.Blank(), state: g.Blank(), player: game.SeatNamed(g, m.Seat)}
	if c.player == game.NoSeat {
		return nil, &game.LoadError{Code: "seat", Text: "there is no seat " + m.Seat}
	}
	c.start.CopyFrom(start)
	c.state.CopyFrom(start)
	return c, nil
}

// Follow finds where the lesson stands after the moves of a record: behind the
// last one, at a step that was not read yet if there is one. Whoever takes a
// move back stands at its step again. The error is that of a move which is not legal.
func (c *Course) Follow(moves []game.Move) error {
	c.state.CopyFrom(c.start)
	c.at, c.stage, c.told, c.begun, c.strays = 0, 0, 0, false, false
	for _, m := range moves {
		c.saw(c.state.Turn(), c.game.MoveText(m))
		if err := c.state.Apply(m, nil); err != nil {
			return err
		}
		c.settle()
	}
	for s := c.step(); s != nil && s.Read() && !c.begun && c.at < c.read; s = c.step() {
		c.begun = true
		c.settle()
	}
	return nil
}

// Read leads on from a step that is only read.
func (c *Course) Read() {
	if _, stand := c.Now(); stand == Reading {
		c.begun, c.read = true, max(c.read, c.at+1)
		c.settle()
	}
}

// step returns the step where it stands, nil behind the last.
func (c *Course) step() *Step {
	if c.at >= len(c.mission.Steps) {
		return nil
	}
	return &c.mission.Steps[c.at]
}

// saw counts a move.
func (c *Course) saw(seat game.Seat, text string) {
	for s := c.step(); s != nil && !c.strays && !s.Free; s = c.step() {
		if s.Read() && !c.begun {
			c.begun = true // who moved had read it
			c.settle()
			continue
		}
		switch {
		case seat == c.player && c.stage < len(s.Moves) && allowed(s.Moves[c.stage], text):
			c.stage++
		case seat != c.player && c.waits():
		case seat != c.player && c.told < len(s.Others) && s.Others[c.told] == text:
			c.told++
		case seat != c.player:
			c.told = len(s.Others) // it is of no use any more
		default:
			c.strays = true
		}
		return
	}
}

// waits reports whether the step begins with a decision of the player's that was
// not made yet: until then nobody follows its script.
func (c *Course) waits() bool { return c.stage == 0 && len(c.step().Moves) > 0 }

// settle goes on to the next step when all of this one is done. Where the player
// is asked, the others have done what they had to.
func (c *Course) settle() {
	s := c.step()
	if s == nil || s.Free || s.Read() && !c.begun || c.stage < len(s.Moves) {
		return
	}
	if c.told == len(s.Others) || c.state.Turn() == c.player {
		c.at, c.stage, c.told, c.begun = c.at+1, 0, 0, false
	}
}

// allowed reports whether one of some patterns means a text.
func allowed(patterns []string, text string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return Matches(p, text) })
}

// Now returns the step where it stands, and what it waits for. What the others do
// belongs to the step before; its text stays.
func (c *Course) Now() (Step, Stand) {
	s := c.step()
	switch {
	case s == nil:
		return Step{}, Finished
	case c.strays || s.Free:
		return *s, Free
	case s.Read() && !c.begun:
		return *s, Reading
	case c.stage < len(s.Moves) && c.state.Turn() == c.player:
		return *s, Moving
	}
	return *s, Watching
}

// At returns where it stands: the index of the step, for [Mission.StepKey]; of the
// last one when all are done.
func (c *Course) At() int { return min(c.at, len(c.mission.Steps)-1) }

// Stage returns how many of the step's decisions have been made: the index of the
// one to come, in Step.Moves.
func (c *Course) Stage() int { return c.stage }

// Progress counts the steps, for "step 3 of 9".
func (c *Course) Progress() (n, of int) { return c.At() + 1, len(c.mission.Steps) }

// Allowed keeps those of the player's legal moves that are sensible at the
// step: none while something is to be read, all when it is free. If a step
// with moves has none of them, all of them are: nobody is ever stuck.
func (c *Course) Allowed(legal []game.Move) []game.Move {
	s, stand := c.Now()
	switch stand {
	case Reading:
		return nil
	case Moving:
		var list []game.Move
		for _, m := range legal {
			if allowed(s.Moves[c.stage], c.game.MoveText(m)) {
				list = append(list, m)
			}
		}
		if len(list) > 0 {
			return list
		}
	}
	return legal
}

// Reply returns what another seat, which is to move, does by the lesson. False: it
// says nothing of that, or it would not be legal; then a player of the
// mission's level thinks.
func (c *Course) Reply() (game.Move, bool) {
	s, stand := c.Now()
	turn := c.state.Turn()
	if stand != Watching || turn == c.player || turn == game.NoSeat || c.waits() || c.told >= len(s.Others) {
		return 0, false
	}
	m, err := c.game.ParseMove(s.Others[c.told])
	if err != nil || !slices.Contains(c.state.Legal(nil), m) {
		return 0, false
	}
	return m, true
}
