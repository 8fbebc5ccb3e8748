package voice

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
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

// Joins implements table.Joiner: a survivor in Action and then a card is that card explored, with him among those who
// go, if who goes is asked.
func (s *Speaker) Joins(view game.View, first, then table.Spot) []game.Move {
	v := view.(*aurora.View)
	if v.Ask != aurora.AskExplore || first.Kind != table.KindPiece {
		return nil
	}
	use := aurora.Act{Verb: aurora.VerbUse, A: uint8(s.game.Data().Card(first.ID))}.Move()
	for slot := uint8(1); slot <= aurora.SlotCount; slot++ {
		if s.cardSpot(v.Slots[slot].Card) != then {
			continue
		}
		explore := aurora.Act{Verb: aurora.VerbExplore, A: slot}.Move()
		if foresee.CanFollow(v, explore, use) {
			return []game.Move{explore, use}
		}
	}
	return nil
}

// choosing are the moves that choose who goes.
var choosing = map[aurora.Verb]bool{aurora.VerbUse: true, aurora.VerbBoost: true}
