package table

import (
	"fmt"
	"slices"
	"strings"

	"onelongnight/game"
)

// saveFormat begins every save; a save of another format is refused.
const saveFormat = "table1"

// Save is the session as one line of text: the side played and the game's
// replay code. It is written after every move.
func (s *Session) Save() (string, error) {
	code, err := s.record.Code(s.Game)
	if err != nil {
		return "", err
	}
	return strings.Join([]string{saveFormat, s.Game.Seats()[s.Human], code}, " "), nil
}

// Code is the replay code of the game so far.
func (s *Session) Code() (string, error) { return s.record.Code(s.Game) }

// Resume reads a save. The error says what is wrong with it; the save itself
// is never changed.
func Resume(games []game.Game, voices map[string]Voice, save string) (*Session, error) {
	part := strings.Split(save, " ")
	if len(part) != 3 || part[0] != saveFormat {
		return nil, &game.LoadError{Code: "save", Text: "this is no saved game"}
	}
	g, record, _, err := game.Open(games, part[2])
	if err != nil {
		return nil, err
	}
	human := slices.Index(g.Seats(), part[1])
	voice := voices[g.Name()]
	if human < 0 || voice == nil {
		return nil, &game.LoadError{Code: "save", Text: fmt.Sprintf("the save names a side %q that the game does not have", part[1])}
	}
	s := &Session{Game: g, Voice: voice, Human: game.Seat(human)}
	if err := s.replay(record); err != nil {
		return nil, err
	}
	return s, nil
}

// replay plays a record from its beginning, so that the log is told again.
func (s *Session) replay(record *game.Record) error {
	start, err := record.Start(s.Game)
	if err != nil {
		return err
	}
	s.record = game.Record{Seed: record.Seed, Position: record.Position, Conceded: game.NoSeat}
	s.state, s.lines, s.floor, s.lock = start, nil, 0, ""
	s.steps, s.forgotten = nil, 0
	for _, m := range record.Moves {
		if err := s.play(m); err != nil {
			return err
		}
	}
	if record.Conceded != game.NoSeat {
		if err := s.state.Concede(record.Conceded, s.watch(true)); err != nil {
			return err
		}
		s.record.Conceded = record.Conceded
	}
	s.refresh()
	return nil
}
