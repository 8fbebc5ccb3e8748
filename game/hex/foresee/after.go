package foresee

import (
	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// After returns the position after moves of the view's seat, played up to the first point where nothing is half done
// (State.Quiet). Choices that are open then are made by Judge. It returns nil if the turn ends first, or if there are
// no moves.
func After(v *hex.View, plan []game.Move) *hex.View {
	s := v.State()
	for n := 0; n == 0 || !s.Quiet(); n++ {
		m, ok := game.Move(0), false
		if n < len(plan) {
			m, ok = plan[n], true
		} else if n > 0 {
			m, ok = best(s, v.Who)
		}
		if !ok || s.Apply(m, nil) != nil || s.Phase == hex.PhaseOver || s.Public.Turn != v.Turn || s.Asked != v.Who {
			return nil
		}
	}
	then := *v
	then.Public = s.Public
	return &then
}

// best returns the move that Judge prefers for the seat that has to choose; false if there is none.
func best(s *hex.State, seat game.Seat) (move game.Move, ok bool) {
	judge, most := think.Game{Game: s.Game()}, -1.0
	for _, m := range s.Legal(nil) {
		then := *s
		if then.Apply(m, nil) != nil {
			continue
		}
		if worth := judge.Judge(&then, seat); worth > most {
			move, most, ok = m, worth, true
		}
	}
	return move, ok
}
