// Package table is one game as a person at the table sees it: the presenter between rules and screen. A [Session] knows
// who sits where, the record, the position and the log; it saves and restores them. It also has the one list of what
// the person may do now, which canvas, keyboard and the page's hidden buttons all use.
//
// Each seat has a [Player]: a person, the computer at some level, or the rules (a scripted seat). If several people
// share a device, one of them is the viewer at any time, whose words, view and actions the session gives out, until
// another sits down ([Session.Sit]).
//
// The package knows no particular game. What differs between games is behind [Voice]: words, and the names of the
// things on the table.
//
// A move is made by touching things in order, such as a card and then a place. The names of those things are its
// [Action.Path], and [Session.Touch] follows it. A move is applied at once, without waiting for animation; each line of
// the log names its step, for whoever wants to show it.
package table

import (
	"fmt"
	"slices"
	"strconv"

	"onelongnight/game"
)

// Action is one thing that the viewer may do now.
type Action struct {
	Move  game.Move
	ID    string // the move's text: stable, for buttons and tests
	Label string // the whole action in words
	Group string
	Path  []Spot // the things to touch, in order
}

// Session is one game at the table. Make one with Begin, From or Resume.
type Session struct {
	Game  game.Game
	Voice Voice

	players []Player  // by seat
	viewer  game.Seat // the seat that sees the table

	record   game.Record
	state    game.State
	actions  []Action
	touched  []Spot
	gathered []Action // actions of the cards chosen so far, if several are confirmed together
	ahead    ahead    // what can be touched instead of a button
	lines    []Line
	paid     map[game.Move]*payments // moves already looked up in this position
	only     Restriction             // what the viewer may not do although it is legal
	floor    int                     // number of moves that cannot be taken back
	lock     string                  // why not, see Locked
	undone   []game.Move             // moves taken back and not yet replaced; the next to redo comes last

	steps     []Step
	forgotten int // number of steps before the first that is kept

	resting []byte // the last loadable position, nil if none was saved
	lost    error  // why the moves before that position could not be kept

	made  []made // by whom and how each move was made
	notes notes
}

// made tells who made a move, and how.
type made struct {
	by       game.Seat
	answered bool // by a scripted seat, at once
	with     bool // made together with the move before, as its payment
	open     bool // it left something of its action to be chosen
}

// Line is one sentence of the log.
type Line struct {
	Text  string
	Event game.Event
	Step  int // number of the step it tells of
}

// Begin deals a new game. What the setup of g leaves open is drawn: Session.Game has the complete setup. It is an error
// if the players do not fit the seats.
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

// From begins a session at the end of a record: a puzzle at its position, or a game that was played before.
func From(g game.Game, speak Speaker, players []Player, record *game.Record) (*Session, error) {
	s, err := seated(g, speak(g), players)
	if err != nil {
		return nil, err
	}
	return s, s.replay(record)
}

// Speak changes the voice and tells the log anew in it.
func (s *Session) Speak(v Voice) error {
	s.Voice = v
	record := s.record
	return s.replay(&record)
}

// Turn returns the seat that decides now, see [game.State].
func (s *Session) Turn() game.Seat { return s.state.Turn() }

// MyTurn reports whether the viewer decides now.
func (s *Session) MyTurn() bool {
	return s.state.Turn() == s.viewer && s.players[s.viewer].Kind == Person
}

// Quiet reports whether no choice of an earlier move is still open.
func (s *Session) Quiet() bool { return s.state.Quiet() }

// View returns what the viewer may see.
func (s *Session) View() game.View { return s.state.View(s.viewer) }

func (s *Session) Result() game.Result { return s.state.Result() }

// Actions lists what the viewer may do now; it is empty when another seat decides.
func (s *Session) Actions() []Action { return s.actions }

func (s *Session) Lines() []Line { return s.lines }

// TurnView returns the question for the computer player: the packed view of the seat that decides now, and the seed for
// the answer. Both depend on the game alone, so that a replay meets the same opponent.
func (s *Session) TurnView() (packed, seed string) {
	return s.state.View(s.state.Turn()).Pack(), s.seedAt(len(s.record.Moves))
}

// seedAt returns the seed for a question after some number of moves.
func (s *Session) seedAt(moves int) string { return s.record.Seed + "/" + strconv.Itoa(moves) }

// Play plays a move for the seat that decides now.
func (s *Session) Play(m game.Move) error {
	if err := s.play(m); err != nil {
		return err
	}
	s.undone = nil
	return s.refresh()
}

// play is Play without updating the list of actions.
func (s *Session) play(m game.Move) error {
	mine, mover := s.MyTurn(), s.state.Turn()
	log := s.watch(mine)
	if err := s.state.Apply(m, log); err != nil {
		return err
	}
	answered := slices.ContainsFunc(log.Events, func(e game.Event) bool { return s.scripted(e.Who()) })
	s.made = append(s.made, made{by: mover, answered: answered, open: !s.state.Quiet()})
	s.record.Moves = append(s.record.Moves, m)
	s.bar(mine, log.Events)
	return nil
}

// Concede gives up the game for the viewer.
func (s *Session) Concede() error {
	if err := s.state.Concede(s.viewer, s.watch(true)); err != nil {
		return err
	}
	s.record.Conceded = s.viewer
	s.floor, s.undone = len(s.record.Moves), nil
	return s.refresh()
}

// refresh updates the list of actions and drops what was touched. It fails if an action belongs to a group that the
// voice does not list, since no button would reach it.
func (s *Session) refresh() error {
	s.actions, s.touched, s.gathered, s.ahead, s.paid = nil, nil, nil, ahead{}, nil
	if !s.MyTurn() {
		return nil
	}
	view, groups := s.View(), s.Voice.Groups()
	for _, m := range s.state.Legal(nil) {
		if s.Withholds(m) {
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
