package aurora

import "onelongnight/game"

// Of places on a card that are worth the same only the first is offered to be hit or repaired (1.5).

// choosable returns the places that can be hit or repaired now.
func (s *State) choosable(c *Convoy) uint64 {
	if s.Ask == AskRepair {
		return c.Damage
	}
	return s.breakable(c, s.top().Zone)
}

// offered returns the place that is offered in place of one that is like it.
func (s *State) offered(at Spot) Spot {
	if s.Ask != AskDamage && s.Ask != AskRepair {
		return at
	}
	c := &s.Convoys[s.Asked]
	set := s.choosable(c)
	if set>>at&1 == 0 {
		return at
	}
	return s.firstLike(c, set, at)
}

// distinct appends a move for each place of a set, but only for the first of places on a card that are alike.
func (s *State) distinct(c *Convoy, verb Verb, set uint64, buf []game.Move) []game.Move {
	for rest := set; rest != 0; rest &= rest - 1 {
		if at := Spot(first64(rest)); s.firstLike(c, set, at) == at {
			buf = append(buf, Act{Verb: verb, A: uint8(at)}.Move())
		}
	}
	return buf
}

// firstLike returns the first place of a set that is worth the same as one of them, on the same card.
func (s *State) firstLike(c *Convoy, set uint64, at Spot) Spot {
	kind, load, fired := s.g.kindAt(c, at), c.Load[at], c.Fired>>at&1
	for rest := set & car(at.Car()); rest != 0; rest &= rest - 1 {
		other := Spot(first64(rest))
		if s.g.kindAt(c, other) == kind && c.Load[other] == load && c.Fired>>other&1 == fired {
			return other
		}
	}
	return at
}
