package hex

import "onelongnight/game"

// Foresee is the position after moves of the view's seat, up to the first one after which no tile is in the air (State.Quiet).
// What the moves leave open it chooses by Judge. False: the turn ends with them, or there are none.
func (v *View) Foresee(plan []game.Move) (*View, bool) {
	s := v.state()
	for n := 0; n == 0 || !s.Quiet(); n++ {
		m, ok := game.Move(0), false
		if n < len(plan) {
			m, ok = plan[n], true
		} else if n > 0 {
			m, ok = s.bestFor(v.Who)
		}
		if !ok || s.Apply(m, nil) != nil || s.Phase == PhaseOver || s.Public.Turn != v.Turn || s.Asked != v.Who {
			return nil, false
		}
	}
	return &View{g: v.g, Public: s.Public, Who: v.Who, Unseen: v.Unseen}, true
}

// bestFor is the move that Judge likes best for a seat, which is to choose; false if there is none.
func (s *State) bestFor(seat game.Seat) (best game.Move, ok bool) {
	most := -1.0
	for _, m := range s.Legal(nil) {
		then := *s
		if then.Apply(m, nil) != nil {
			continue
		}
		if worth := s.g.Judge(&then, seat); worth > most {
			best, most, ok = m, worth, true
		}
	}
	return best, ok
}
