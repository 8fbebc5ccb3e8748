package table

import (
	"onelongnight/game"
)

// Decision is a choice that the viewer made among several moves.
type Decision struct {
	Before, After game.View // the viewer's, right before and right after it
	Move          game.Move
	Seed          string // of what is asked about it
}

// Decisions lists the choices of the viewer so far, out of the record.
func (s *Session) Decisions() ([]Decision, error) {
	_, state, err := s.record.Start(s.Game.Kind())
	if err != nil {
		return nil, err
	}
	var list []Decision
	for _, m := range s.record.Moves {
		choice := state.Turn() == s.viewer && len(state.Legal(nil)) > 1
		before := state.View(s.viewer)
		if err := state.Apply(m, nil); err != nil {
			return nil, err
		}
		if choice {
			list = append(list, Decision{before, state.View(s.viewer), m, s.record.Seed})
		}
	}
	return list, nil
}

// Describe puts moves that the person would make one after the other into
// words, up to the first after which something comes to light or somebody else
// decides. They are tried on a copy.
func (s *Session) Describe(moves []game.Move) []string {
	trial := s.Game.Blank()
	trial.CopyFrom(s.state)
	var list []string
	for _, m := range moves {
		var log game.Log
		label := s.Voice.Label(trial.View(s.viewer), m)
		if trial.Apply(m, &log) != nil {
			break
		}
		list = append(list, label)
		if trial.Turn() != s.viewer || game.Reveals(log.Events) {
			break
		}
	}
	return list
}
