package table

import (
	"slices"

	"onelongnight/game"
)

// Retracter is a voice that knows moves which another touch of their thing takes back.
type Retracter interface {
	// Retracts is what is left of the last moves, oldest first, where touching a thing takes one of them back; false if
	// it takes none back.
	Retracts(v game.View, moves []game.Move, spot Spot) (rest []game.Move, ok bool)
}

// retract takes back the move that was made by touching a thing, as far as moves can be taken back. It tells whether
// there was one.
func (s *Session) retract(spot Spot) (bool, error) {
	voice, ok := s.Voice.(Retracter)
	if !ok || !s.CanUndo() || s.only.Allows != nil ||
		slices.ContainsFunc(s.made[s.floor:], func(m made) bool { return m.with }) {
		return false, nil
	}
	rest, ok := voice.Retracts(s.View(), s.record.Moves[s.floor:], spot)
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
