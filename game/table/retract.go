package table

import (
	"slices"
)

// retract takes back the move that touching spot made, if it can still be taken back, and reports whether it did.
func (s *Session) retract(spot Spot) (bool, error) {
	if !s.CanUndo() || s.only.Allows != nil ||
		slices.ContainsFunc(s.made[s.floor:], func(m made) bool { return m.with }) {
		return false, nil
	}
	rest, ok := s.Voice.Retracts(s.View(), s.record.Moves[s.floor:], spot)
	if !ok {
		return false, nil
	}
	record := s.record
	record.Moves = slices.Concat(record.Moves[:s.floor], rest)
	if err := s.replay(&record); err != nil {
		return false, err
	}
	s.undone = nil
	return true, nil
}
