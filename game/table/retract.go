package table

import (
	"cmp"
	"slices"
)

// instead handles a touch that leads nowhere: it takes back what the touched thing was chosen for, or the whole action
// under way if the thing begins another one. Where it begins none, everything stays, and it says why.
func (s *Session) instead(spot Spot, refused Touched) (Touched, error) {
	inside, before, undone := !s.Quiet(), s.record, s.undone
	before.Moves = slices.Clone(before.Moves)
	back, err := s.retract(spot)
	switch {
	case err != nil:
		return Touched{}, err
	case !back:
		return refused, nil
	case !inside || !s.Quiet():
		return Touched{Back: true}, nil
	}
	done, err := s.Touch(spot)
	if err != nil || !done.Played && len(s.touched) == 0 {
		err = cmp.Or(err, s.replay(&before))
		s.undone = undone
		return Touched{Refused: cmp.Or(done.Refused, refused.Refused)}, err
	}
	done.Back = true
	return done, nil
}

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
