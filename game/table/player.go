package table

import (
	"fmt"
	"slices"
	"strings"

	"onelongnight/game"
)

// PlayerKind is the sort of player at a seat.
type PlayerKind uint8

const (
	Person   PlayerKind = iota // somebody at this device
	Computer                   // the computer, at a level
	Automa                     // a scripted seat, played by the rules
)

// Player is who sits at a seat.
type Player struct {
	Kind  PlayerKind
	Level string // of a computer player, as the worker knows it: "5-rush"
}

// Against seats one person, and the computer at that level everywhere else.
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

// Together seats people of this device at every seat that is not scripted.
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

// String returns the player as a save has it: "person", "computer:5-rush", "automa".
func (p Player) String() string {
	if p.Kind == Computer {
		return playerWords[p.Kind] + ":" + p.Level
	}
	return playerWords[p.Kind]
}

func parsePlayer(text string) (Player, error) {
	word, level, _ := strings.Cut(text, ":")
	for kind, w := range playerWords {
		if w == word {
			return Player{PlayerKind(kind), level}, nil
		}
	}
	return Player{}, fmt.Errorf("there is no player of the sort %q", text)
}

// seated returns a session with everybody in place and no move made.
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
		s.viewer = 0 // no person plays: somebody watches from the first seat
	}
	return s, nil
}

// Players lists who sits where, by seat.
func (s *Session) Players() []Player { return s.players }

// Shared reports whether several people play at this device.
func (s *Session) Shared() bool { return people(s.players) > 1 }

// Viewer returns the seat from which the table is seen.
func (s *Session) Viewer() game.Seat { return s.viewer }

// SitsNext returns the seat that sits down next at a shared device: the one that is to move, or the viewer's when the
// game is over.
func (s *Session) SitsNext() game.Seat {
	if seat := s.Turn(); seat != game.NoSeat {
		return seat
	}
	return s.viewer
}

// TurnPlayer returns who decides now, false once the game is over.
func (s *Session) TurnPlayer() (Player, bool) {
	if seat := s.state.Turn(); seat != game.NoSeat {
		return s.players[seat], true
	}
	return Player{}, false
}

// Vacant reports whether a computer player has no level yet.
func (s *Session) Vacant() bool { return slices.Contains(s.players, Player{Kind: Computer}) }

func (s *Session) Hire(level string) {
	for i := range s.players {
		if s.players[i].Kind == Computer {
			s.players[i].Level = level
		}
	}
}

// WatchFrom lets somebody who watches a finished game see it from another seat.
func (s *Session) WatchFrom(seat game.Seat) error {
	if int(seat) >= len(s.players) || !s.Result().Over {
		return fmt.Errorf("table: nobody looks on from seat %d", seat)
	}
	s.viewer = seat
	return s.retell()
}

// Sit makes a person's seat the viewer and tells the log anew for that seat. It is an error if no person sits there.
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
