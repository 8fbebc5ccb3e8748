package voice

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
)

// Idle tells whether the only legal move ends a turn in which nobody can act: nobody is in Action, or there is no fuel,
// and the objects in hand are for other times.
func (s *Speaker) Idle(view game.View, only game.Move) bool {
	switch view.(*aurora.View).Ask {
	case aurora.AskExplore, aurora.AskAfter, aurora.AskDrive:
	default:
		return false
	}
	verb := aurora.ActOf(only).Verb
	return verb == aurora.VerbEnd || verb == aurora.VerbStay
}
