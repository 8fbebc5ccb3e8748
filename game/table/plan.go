package table

import (
	"slices"

	"onelongnight/game"
)

// PathOf lists the things to touch for a plan, from its first move until the table is at rest, the turn passes on, or
// something is revealed. It tries the moves on a copy, and gives nothing else of that copy away.
func (s *Session) PathOf(plan []game.Move) []Spot {
	var path []Spot
	trial := s.Game.Blank()
	trial.CopyFrom(s.state)
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
