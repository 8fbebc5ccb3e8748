package mission

import (
	"slices"

	"onelongnight/game"
)

// Stand says what a course is waiting for.
type Stand uint8

const (
	Reading  Stand = iota // for the player to read a step; only Course.Read goes on
	Moving                // for a move of the player's that the step allows
	Watching              // for the other seats to make the moves of the step
	Free                  // for nothing: the rest is played freely, after the last step or in it
	Finished              // the last step is done
)

// Course is a lesson under way. Its current step follows from the record: call [Course.Follow] after every move, after
// an undo and after a reload. The record does not show which texts were read; the course remembers that itself.
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
	state   game.State // after the moves followed so far
	player  game.Seat

	at     int  // index of the current step; len(Steps) after the last
	stage  int  // number of the step's decisions made so far
	told   int  // number of the step's moves for other seats made so far
	begun  bool // a step that is only read has been read, so the other seats may move
	strays bool // the player made a move that the step does not allow: play is free from now on
	read   int  // number of steps read in this sitting
}

// NewCourse begins a lesson at its first position; it copies start. The error says what is wrong with the lesson.
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

// Follow finds the step reached by the moves of a record; it stops at a step that has not been read. After an undo the
// player is back at the step of the move that was taken back. It fails if a move is not legal.
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

// Read goes on to the next step, if the current one is only read.
func (c *Course) Read() {
	if _, stand := c.Now(); stand == Reading {
		c.begun, c.read = true, max(c.read, c.at+1)
		c.settle()
	}
}

// step returns the current step, nil after the last.
func (c *Course) step() *Step {
	if c.at >= len(c.mission.Steps) {
		return nil
	}
	return &c.mission.Steps[c.at]
}

// saw takes account of a move, before it is played.
func (c *Course) saw(seat game.Seat, text string) {
	for s := c.step(); s != nil && !c.strays && !s.Free; s = c.step() {
		if s.Read() && !c.begun {
			c.begun = true // whoever moved must have read it
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
			c.told = len(s.Others) // the script no longer applies
		default:
			c.strays = true
		}
		return
	}
}

// waits reports whether the step still waits for its first decision by the player. Moves that others make until then
// are not compared with the script.
func (c *Course) waits() bool { return c.stage == 0 && len(c.step().Moves) > 0 }

// settle goes on to the next step once this one is complete: all decisions made, and the other seats' moves made or the
// player asked again.
func (c *Course) settle() {
	s := c.step()
	if s == nil || s.Free || s.Read() && !c.begun || c.stage < len(s.Moves) {
		return
	}
	if c.told == len(s.Others) || c.state.Turn() == c.player {
		c.at, c.stage, c.told, c.begun = c.at+1, 0, 0, false
	}
}

// allowed reports whether a move's text matches one of the patterns.
func allowed(patterns []string, text string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return Matches(p, text) })
}

// Now returns the current step and what it waits for. While other seats make a step's moves, that step is still the
// current one, so that its text stays on the screen.
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

// At returns the index of the current step, for [Mission.StepKey]; of the last one when all are done.
func (c *Course) At() int { return min(c.at, len(c.mission.Steps)-1) }

// Stage returns the index of the next decision in Step.Moves.
func (c *Course) Stage() int { return c.stage }

// Progress returns the numbers for "step 3 of 9".
func (c *Course) Progress() (n, of int) { return c.At() + 1, len(c.mission.Steps) }

// Allowed filters the player's legal moves: none while something is to be read, all when play is free, otherwise those
// that the step allows. If it allows none of them, all are returned, so that nobody gets stuck.
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

// Reply returns the lesson's move for another seat that is to move. It returns false if the lesson has none or it would
// not be legal; then a player of the mission's level decides.
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
