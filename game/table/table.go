// Package table is the presenter: one game as a person at the table sees it. It
// holds the session (who sits where, record, state, log, saving and restoring),
// and the one list of what that person may do, from which canvas, keyboard and
// the hidden buttons of the page are all fed.
//
// Each seat is a person's, the computer's at some level, or scripted ([Player]).
// Of several persons at one device one looks on at a time: the viewer, whose
// words, view and actions these are, until somebody else sits down
// ([Session.Sit]).
//
// It knows no game. What differs from game to game is behind [Voice]: words,
// and the names of the things on the table that a move is made with.
//
// A move is made by touching things in order: a card, then a place. The names
// of those things make up the [Action.Path]; [Session.Touch] follows it. The
// rules are never waited for: a move is applied at once, and each line of the
// log keeps the event it came of for whoever wants to show it.
package table

import (
	"fmt"
	"slices"
	"strconv"

	"onelongnight/game"
)

// Action is one thing the player may do now.
type Action struct {
	Move  game.Move
	ID    string // the move's text: stable, for buttons and tests
	Label string // the whole action in words
	Group string
	Path  []Spot // the things touched, in order
}

// Session is one game at the table. The zero value is not usable; see Begin
// and Resume.
type Session struct {
	Game  game.Game
	Voice Voice

	players []Player  // by seat
	viewer  game.Seat // the person who looks on

	record   game.Record
	state    game.State
	actions  []Action
	touched  []Spot
	gathered []Action // of several cards that are confirmed together those chosen before
	ahead    ahead    // what can be touched in the stead of a button
	lines    []Line
	paid     map[game.Move]*payments // of moves that were looked at, for the position as it stands
	only     Restriction             // on what the viewer may do of what is legal
	floor    int                     // moves that cannot be taken back
	lock     string                  // why not, see Locked
	undone   []game.Move             // taken back and not yet replaced, the next to redo last

	steps     []Step
	forgotten int // steps before the first of them

	resting []byte // the last position that can be loaded, nil if none was saved
	lost    error  // why the moves before the position could not be kept

	made  []made // how each move was made
	notes notes
}

// made is who made a move, and how.
type made struct {
	by       game.Seat
	answered bool // by a scripted seat, at once
	with     bool // it was made together with the one before, as its payment
}

// Line is one sentence of the log.
type Line struct {
	Text  string
	Event game.Event
	Step  int // the number of the step it tells of
}

// Begin deals a new game. The setup of g may leave something to be drawn; the
// session's game has it settled. Players who do not fit the seats are an error.
func Begin(g game.Game, speak Speaker, players []Player, seed string) (*Session, error) {
	record, dealt, _, err := game.Deal(g.Kind(), g.Setup(), seed)
	if err != nil {
		return nil, err
	}
	s, err := From(dealt, speak, players, record)
	if err != nil {
		return nil, err
	}
	sealed, err := record.Sealed(g.Kind())
	if err != nil {
		return nil, err
	}
	s.notes = s.notes.set(noteSeal, game.SealOf(sealed))
	return s, nil
}

// From puts a game on the table as a record has it: a puzzle from its position,
// or a game that was played before.
func From(g game.Game, speak Speaker, players []Player, record *game.Record) (*Session, error) {
	s, err := seated(g, speak(g), players)
	if err != nil {
		return nil, err
	}
	return s, s.replay(record)
}

// Speak lets another voice tell the game: the log is told anew.
func (s *Session) Speak(v Voice) error {
	s.Voice = v
	record := s.record
	return s.replay(&record)
}

// Turn returns the seat that decides now.
func (s *Session) Turn() game.Seat { return s.state.Turn() }

// MyTurn tells whether the viewer decides now.
func (s *Session) MyTurn() bool {
	return s.state.Turn() == s.viewer && s.players[s.viewer].Kind == Person
}

// Quiet tells whether what was begun is finished: no choice of an earlier move is open.
func (s *Session) Quiet() bool { return s.state.Quiet() }

// View returns what the viewer may see.
func (s *Session) View() game.View { return s.state.View(s.viewer) }

// Result tells whether the game is over.
func (s *Session) Result() game.Result { return s.state.Result() }

// Actions lists what the viewer may do now; it is empty on somebody else's turn.
func (s *Session) Actions() []Action { return s.actions }

// Lines returns the log so far.
func (s *Session) Lines() []Line { return s.lines }

// TurnView returns what the computer player is asked about: the view of whoever
// decides now, packed, and the seed of the answer. Both follow from the game
// alone, so that a replay meets the same opponent.
func (s *Session) TurnView() (packed, seed string) {
	seed = s.record.Seed + "/" + strconv.Itoa(len(s.record.Moves))
	return s.state.View(s.state.Turn()).Pack(), seed
}

// Play plays a move for whoever decides now.
func (s *Session) Play(m game.Move) error {
	if err := s.play(m); err != nil {
		return err
	}
	s.undone = nil
	return s.refresh()
}

// play is Play without the new list of actions.
func (s *Session) play(m game.Move) error {
	mine, mover := s.MyTurn(), s.state.Turn()
	log := s.watch(mine)
	if err := s.state.Apply(m, log); err != nil {
		return err
	}
	answered := slices.ContainsFunc(log.Events, func(e game.Event) bool { return s.scripted(e.Who()) })
	s.made = append(s.made, made{by: mover, answered: answered})
	s.record.Moves = append(s.record.Moves, m)
	s.bar(mine, log.Events)
	return nil
}

// Concede gives the game up for the viewer.
func (s *Session) Concede() error {
	if err := s.state.Concede(s.viewer, s.watch(true)); err != nil {
		return err
	}
	s.record.Conceded = s.viewer
	s.floor, s.undone = len(s.record.Moves), nil
	return s.refresh()
}

// refresh makes the list of actions anew and drops what was touched. An action
// of a group that the game's voice does not list would be reached by nobody: it
// is an error.
func (s *Session) refresh() error {
	s.actions, s.touched, s.gathered, s.ahead, s.paid = nil, nil, nil, ahead{}, nil
	if !s.MyTurn() {
		return nil
	}
	view, groups := s.View(), s.Voice.Groups()
	for _, m := range s.state.Legal(nil) {
		if s.only.Allows != nil && !s.only.Allows(m) {
			continue
		}
		a := Action{Move: m, ID: s.Game.MoveText(m), Label: s.Voice.Label(view, m), Group: s.Voice.Group(m),
			Path: s.Voice.Path(view, m)}
		if !slices.Contains(groups, a.Group) {
			return fmt.Errorf("table: move %q is of an unknown group %q", a.ID, a.Group)
		}
		s.actions = append(s.actions, a)
	}
	s.hold(s.held())
	return nil
}
