package table

import (
	"slices"

	"onelongnight/game"
)

// Branch returns a new session that goes on after the first moves of this one, for practice, with other players if
// wanted.
func (s *Session) Branch(moves int, players []Player) (*Session, error) {
	record := s.record
	record.Moves, record.Conceded = slices.Clone(s.record.Moves[:moves]), game.NoSeat
	b, err := From(s.Game, func(game.Game) Voice { return s.Voice }, players, &record)
	if err != nil {
		return nil, err
	}
	b.notes = b.notes.set(notePractice, "yes")
	return b, nil
}

// Replay opens a replay code as a session, seen from the first seat that a person can have. A code of an earlier
// version is played by the rules of that version, or refused with a reason.
func Replay(kinds []game.Kind, voices map[string]Speaker, code string) (*Session, error) {
	g, record, _, err := game.Open(kinds, code)
	if err != nil {
		return nil, err
	}
	for i, info := range g.Seats() {
		if !info.Scripted {
			return place(g, voices, Against(g, game.Seat(i), ""), record)
		}
	}
	return nil, bad("nobody can play this game")
}
