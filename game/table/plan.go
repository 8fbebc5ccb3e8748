package table

import (
	"slices"

	"onelongnight/game"
)

// PathOf lists the things to touch for a plan, from its first move until the table is at rest, the turn passes on, or
// something is revealed. It tries the moves on a copy, and gives nothing else of that copy away.
func (s *Session) PathOf(plan []game.Move) []Spot {
	trial := s.Game.Blank()
	trial.CopyFrom(s.state)
	return s.path(trial, plan)
}

// PathAt lists, as PathOf does, the things that the viewer could have touched instead at a decision; nil if the game
// cannot be replayed.
func (s *Session) PathAt(d Decision, plan []game.Move) []Spot {
	before := s.record
	before.Moves, before.Conceded = before.Moves[:d.N-1], game.NoSeat
	_, trial, err := before.Play(s.Game.Kind(), nil)
	if err != nil {
		return nil
	}
	return s.path(trial, plan)
}

// path makes the moves of a plan in a position of its own.
func (s *Session) path(trial game.State, plan []game.Move) (path []Spot) {
	for _, m := range plan {
		for _, spot := range s.Voice.Path(trial.View(s.viewer), m) {
			if !slices.Contains(path, spot) {
				path = append(path, spot)
			}
		}
		var log game.Log
		if trial.Apply(m, &log) != nil || game.Reveals(log.Events...) || trial.Quiet() || trial.Turn() != s.viewer {
			break
		}
	}
	return path
}
