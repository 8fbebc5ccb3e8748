package table

import (
	"fmt"
	"slices"
	"strings"

	"onelongnight/game"
)

// PlayerKind is the sort of who sits at a seat.
type PlayerKind uint8

// The sorts.
const (
	Person   PlayerKind = iota // at this device
	Computer                   // the computer player, at a level
	Automa                     // a scripted seat: the rules play it
)

// Player is who sits at a seat.
type Player struct {
	Kind  PlayerKind
	Level string // of a computer player, by its name for the worker: "5-rush"
}

// Against seats one person, and the computer at a level everywhere else.
func Against(g game.Game, person game.Seat, level string) []Player {
	players := make([]Player, len(g.Seats()))
	for i, info := range g.Seats() {
		switch {
		case game.Seat(i) == person:
		case info.Scripted:
			players[i].Kind = Automa
		default:
			players[i] = Player{Computer, level}
		}
	}
	return players
}

// Together seats people of this device everywhere.
func Together(g game.Game) []Player {
	players := make([]Player, len(g.Seats()))
	for i, info := range g.Seats() {
		if info.Scripted {
			players[i].Kind = Automa
		}
	}
	return players
}

var playerWords = [...]string{Person: "person", Computer: "computer", Automa: "automa"}

// String returns the form in saves: "person", "computer:5-rush", "automa".
func (p Player) String() string {
	if p.Kind == Computer {
		return playerWords[p.Kind] + ":" + p.Level
	}
	return playerWords[p.Kind]
}

// parsePlayer reads it back.
func parsePlayer(text string) (Player, error) {
	word, level, _ := strings.Cut(text, ":")
	for kind, w := range playerWords {
		if w == word {
			return Player{PlayerKind(kind), level}, nil
		}
	}
	return Player{}, fmt.Errorf("there is no player of the sort %q", text)
}

// seated returns a session before its first move, with everybody in place.
func seated(g game.Game, voice Voice, players []Player) (*Session, error) {
	if len(players) != len(g.Seats()) {
		return nil, fmt.Errorf("table: %d players for %d seats", len(players), len(g.Seats()))
	}
	s := &Session{Game: g, Voice: voice, players: append([]Player(nil), players...), viewer: game.NoSeat}
	for i, info := range g.Seats() {
		if info.Scripted != (players[i].Kind == Automa) {
			return nil, fmt.Errorf("table: %s cannot be played by: %s", info.Name, players[i])
		}
		if players[i].Kind == Person && s.viewer == game.NoSeat {
			s.viewer = game.Seat(i)
		}
	}
	if s.viewer == game.NoSeat {
		s.viewer = 0 // nobody plays: somebody looks on from the first seat
	}
	return s, nil
}

// Players lists who sits at each seat.
func (s *Session) Players() []Player { return s.players }

// Viewer returns the seat from which the table is seen.
func (s *Session) Viewer() game.Seat { return s.viewer }

// TurnPlayer returns who decides now; false once the game is over.
func (s *Session) TurnPlayer() (Player, bool) {
	if seat := s.state.Turn(); seat != game.NoSeat {
		return s.players[seat], true
	}
	return Player{}, false
}

// Vacant tells whether a computer player has no level yet.
func (s *Session) Vacant() bool { return slices.Contains(s.players, Player{Kind: Computer}) }

// Hire gives all computer players a level.
func (s *Session) Hire(level string) {
	for i := range s.players {
		if s.players[i].Kind == Computer {
			s.players[i].Level = level
		}
	}
}

// WatchFrom lets whoever looks on at a game that has ended do so from another seat.
func (s *Session) WatchFrom(seat game.Seat) error {
	if int(seat) >= len(s.players) || !s.Result().Over {
		return fmt.Errorf("table: nobody looks on from seat %d", seat)
	}
	s.viewer = seat
	return s.retell()
}

// Sit lets the person of another seat look on: the log is told anew, to that
// seat. A seat that is no person's is an error.
func (s *Session) Sit(seat game.Seat) error {
	if int(seat) >= len(s.players) || s.players[seat].Kind != Person {
		return fmt.Errorf("table: seat %d is nobody's", seat)
	}
	if seat == s.viewer {
		return nil
	}
	s.viewer = seat
	return s.retell()
}
