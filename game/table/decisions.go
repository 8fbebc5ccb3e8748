package table

import (
	"slices"

	"onelongnight/game"
)

// Decision is a choice that the viewer made among several moves.
type Decision struct {
	Before, After game.View // the viewer's, right before and right after it
	Move          game.Move
	Seed          string // of what is asked about it
	N             int    // the number of the move, counted from 1
	Round         int    // of the game, before it
}

// Decisions lists the choices of the viewer so far, out of the record.
func (s *Session) Decisions() ([]Decision, error) {
	_, state, err := s.record.Start(s.Game.Kind())
	if err != nil {
		return nil, err
	}
	var list []Decision
	for i, m := range s.record.Moves {
		choice := state.Turn() == s.viewer && len(state.Legal(nil)) > 1
		before, round := state.View(s.viewer), state.Round()
		if err := state.Apply(m, nil); err != nil {
			return nil, err
		}
		if choice {
			list = append(list, Decision{before, state.View(s.viewer), m, s.record.Seed, i + 1, round})
		}
	}
	return list, nil
}

// Seed returns what the game was dealt from.
func (s *Session) Seed() string { return s.record.Seed }

// MoveCount returns how many moves were made so far.
func (s *Session) MoveCount() int { return len(s.record.Moves) }

// StepOf returns the number of the first step that came of a move or, if it had none,
// after it; false if there is none or it is forgotten.
func (s *Session) StepOf(move int) (step int, ok bool) {
	for i := range s.steps {
		if s.steps[i].Move >= move && (i > 0 || s.forgotten == 0 || s.steps[i].Move == move) {
			return s.forgotten + i, true
		}
	}
	return 0, false
}

// Unanswered returns how many moves the viewer made before anybody else made one.
func (s *Session) Unanswered() int {
	if n := slices.IndexFunc(s.made, func(m made) bool { return m.by != s.viewer }); n >= 0 {
		return n
	}
	return len(s.made)
}
