package table

import (
	"slices"

	"onelongnight/game"
)

// CanRewind tells whether there is a turn of the viewer's to go back to. A game that has ended and counts stays as it
// is.
func (s *Session) CanRewind() bool {
	_, ok := s.turn()
	return ok && (!s.Result().Over || s.Practice())
}

// turn returns how many moves there were when the viewer's turn began, the last one that they have moved in. What
// another seat does ends it, also a scripted one.
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

// Rewind goes back to where the viewer's turn began, whatever has come to light since, and makes the game one for
// practice. What was done can be done again, move by move, with Redo; chance and the computer player answer the same
// move in the same way.
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
