package voice

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/table"
)

// Retracts implements table.Voice: a survivor who was chosen to go stays after all, and so does what he was to eat.
func (s *Speaker) Retracts(view game.View, moves []game.Move, spot table.Spot) (rest []game.Move, ok bool) {
	if view.(*aurora.View).Ask != aurora.AskCrew {
		return nil, false
	}
	from := len(moves) // the first of the moves that choose
	for from > 0 && choosing[aurora.ActOf(moves[from-1]).Verb] {
		from--
	}
	rest = append(rest, moves[:from]...)
	for _, m := range moves[from:] {
		act := aurora.ActOf(m)
		if s.pieceSpot(aurora.Card(act.A)) != spot {
			rest = append(rest, m)
			continue
		}
		ok = ok || act.Verb == aurora.VerbUse
	}
	return rest, ok
}

// choosing are the moves that choose who goes.
var choosing = map[aurora.Verb]bool{aurora.VerbUse: true, aurora.VerbBoost: true}
