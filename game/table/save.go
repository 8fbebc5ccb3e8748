package table

import (
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"onelongnight/game"
)

// A save is one line of words:
//
//	table4 chess 29745120 black on computer:3,person AQZj… eyJn… seal=5d0f…
//
// its format; then what [ReadSummary] reads of it, namely the game's name, when it was
// written in minutes since 1970, the name of the seat from which the table is
// seen, and how the game stands for it; who sits at the seats in their order;
// the game's replay code; the last position that can be loaded, which does
// not depend on the rules playing the moves back; and notes. The third format
// had no notes, the second no look of it, the first knew one person, by the
// name of the seat, and no position.
const (
	firstFormat  = "table1"
	secondFormat = "table2"
	thirdFormat  = "table3"
	saveFormat   = "table4"
	noPosition   = "-"
)

// Save returns the session as one line of text, with the time. It is written after every move.
func (s *Session) Save(now time.Time) (string, error) {
	code, err := s.record.Code(s.Game.Kind())
	if err != nil {
		return "", err
	}
	var players []string
	for _, p := range s.players {
		players = append(players, p.String())
	}
	look := []string{saveFormat, s.Game.Kind().Name(), strconv.FormatInt(now.Unix()/60, 10),
		s.Game.Seats()[s.viewer].Name, string(s.outcome())}
	notes := s.notes
	if role := s.role(); role != "" {
		notes = notes.set(noteRole, role)
	}
	return strings.Join(append(look, strings.Join(players, ","), code, s.rest(), notes.String()), " "), nil
}

// role returns what the viewer's seat plays, "" if all seats play the same or the seat's name says it.
func (s *Session) role() string {
	roled, ok := s.Game.(game.Roled)
	if !ok {
		return ""
	}
	seat := s.Game.Seats()[s.viewer]
	if role := roled.Roles()[seat.Role]; role != seat.Name {
		return role
	}
	return ""
}

// rest returns the last loadable position, as a save has it.
func (s *Session) rest() string {
	if s.state.Quiet() && !s.state.Result().Over {
		position := s.state.Position()
		if _, _, err := s.Game.Kind().Load(position, game.Seed{}); err == nil {
			s.resting = position
		}
	}
	if s.resting == nil {
		return noPosition
	}
	return base64.RawURLEncoding.EncodeToString(s.resting)
}

func (s *Session) Code() (string, error) { return s.record.Code(s.Game.Kind()) }

// Lost returns why the moves made before the game was resumed could not be kept, nil if they were. It happens when the
// rules have changed since; the game then goes on from the last saved position.
func (s *Session) Lost() error { return s.lost }

// Resume reads a save. The error says what is wrong with it; the caller's copy is untouched.
func Resume(kinds []game.Kind, voices map[string]Speaker, save string) (*Session, error) {
	part := strings.Split(save, " ")
	switch {
	case len(part) == 3 && part[0] == firstFormat:
		return resumeFirst(kinds, voices, part[1], part[2])
	case len(part) == 4 && part[0] == secondFormat:
		return resume(kinds, voices, part[1], part[2], part[3])
	case len(part) == 8 && part[0] == thirdFormat:
		return resume(kinds, voices, part[5], part[6], part[7])
	case len(part) == 9 && part[0] == saveFormat:
		s, err := resume(kinds, voices, part[5], part[6], part[7])
		if err == nil {
			s.notes = parseNotes(part[8])
		}
		return s, err
	case newer(part[0]):
		return nil, errNewer
	}
	return nil, bad("this is no saved game")
}

// errNewer refuses a save written by a later program.
var errNewer = &game.LoadError{Code: "newer", Text: "this game was saved by a newer version of the program"}

// newer reports whether a save's first word names a later format.
func newer(format string) bool {
	number, ours := strings.CutPrefix(format, "table")
	n, err := strconv.ParseUint(number, 10, 32)
	return ours && err == nil && n > 4
}

func bad(format string, args ...any) error {
	return &game.LoadError{Code: "save", Text: fmt.Sprintf(format, args...)}
}

// KindOf returns the name of a save's game, "" if the text is no save or of a later format.
func KindOf(save string) string {
	part := strings.Split(save, " ")
	for format, code := range map[string]int{firstFormat: 2, secondFormat: 2, thirdFormat: 6, saveFormat: 6} {
		if part[0] == format && len(part) > code {
			return game.KindOf(part[code])
		}
	}
	return ""
}

// resumeFirst reads a save of the first format. It did not store the computer's level, so that player has none yet.
func resumeFirst(kinds []game.Kind, voices map[string]Speaker, side, code string) (*Session, error) {
	g, record, _, err := game.Open(kinds, code)
	if err != nil {
		return nil, err
	}
	person := game.SeatNamed(g, side)
	if person == game.NoSeat {
		return nil, bad("the save names a side %q that the game does not have", side)
	}
	return place(g, voices, Against(g, person, ""), record)
}

func resume(kinds []game.Kind, voices map[string]Speaker, seats, code, rest string) (*Session, error) {
	players, err := parsePlayers(seats)
	if err != nil {
		return nil, err
	}
	position, err := base64.RawURLEncoding.DecodeString(rest)
	if rest != noPosition && err != nil {
		return nil, bad("the saved position is not readable")
	}
	g, record, _, err := game.Open(kinds, code)
	var refused *game.LoadError
	if errors.As(err, &refused) && refused.Code == "version" && rest != noPosition {
		return resumeAt(kinds, voices, players, position, refused)
	}
	if err != nil {
		return nil, err
	}
	s, err := place(g, voices, players, record)
	if err == nil && rest != noPosition && s.resting == nil {
		s.resting = position
	}
	return s, err
}

// resumeAt goes on from a saved position, because the moves that led to it no longer play back.
func resumeAt(kinds []game.Kind, voices map[string]Speaker, players []Player, position []byte, refused error) (*Session,
	error) {
	for _, k := range kinds {
		record, g, _, err := game.From(k, position, newStart(position))
		if err != nil || len(g.Seats()) != len(players) {
			continue
		}
		s, err := place(g, voices, players, record)
		if err == nil {
			s.lost = refused
		}
		return s, err
	}
	return nil, refused
}

// newStart derives a seed for later random events from a position, so that the same save always goes on in the same
// way.
func newStart(position []byte) string {
	seed := game.SeedOf(string(position))
	return fmt.Sprintf("%x", seed[:5])
}

// place seats the players of a save and plays its record.
func place(g game.Game, voices map[string]Speaker, players []Player, record *game.Record) (*Session, error) {
	speak := voices[g.Kind().Name()]
	if speak == nil {
		return nil, bad("the save is of a game without words, %s", g.Kind().Name())
	}
	s, err := From(g, speak, players, record)
	if s == nil {
		return nil, bad("%v", err)
	}
	return s, err
}

// replay plays a record from its beginning, so that the log is told again.
func (s *Session) replay(record *game.Record) error {
	_, start, err := record.Start(s.Game.Kind())
	if err != nil {
		return err
	}
	moves := slices.Clone(record.Moves)
	s.record = *record
	s.record.Moves, s.record.Conceded = nil, game.NoSeat
	s.state, s.lines, s.floor, s.lock = start, nil, 0, ""
	s.steps, s.forgotten, s.made = nil, 0, nil
	for _, m := range moves {
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
	return s.refresh()
}
