package table

import (
	"slices"

	"onelongnight/game"
)

// CanRewind reports whether there is a turn of the viewer's to go back to. A finished game that counts cannot be
// changed.
func (s *Session) CanRewind() bool {
	_, ok := s.turn()
	return ok && (!s.Result().Over || s.Practice())
}

// turn returns how many moves had been made when the viewer's turn began, the last one in which they moved. Another
// seat's move ends a turn, even a scripted seat's.
func (s *Session) turn() (moves int, ok bool) {
	own := -1
	for n, m := range slices.Backward(s.made) {
		if own >= 0 && (m.by != s.viewer || m.answered) {
			break
		}
		if m.by == s.viewer {
			own = n
		}
	}
	return own, own >= 0
}

// Rewind goes back to the beginning of the viewer's turn, whatever was revealed since, and makes the game one for
// practice. Redo makes the same moves again one by one; chance and the computer player respond to the same move in the
// same way.
func (s *Session) Rewind() error {
	n, ok := s.turn()
	if !ok || !s.CanRewind() {
		return nil
	}
	s.notes = s.notes.set(notePractice, "yes")
	record := s.record
	undone := slices.Clone(record.Moves[n:])
	record.Moves, record.Conceded = slices.Clone(record.Moves[:n]), game.NoSeat
	if err := s.replay(&record); err != nil {
		return err
	}
	slices.Reverse(undone)
	s.undone = undone
	return nil
}
