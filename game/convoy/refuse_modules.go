package convoy

import "onelongnight/game"

// refuseModule checks a move of the module phases, V and Va (4.5, 4.6).
func (s *State) refuseModule(act Act) Reason {
	side := s.PhaseSeat()
	switch {
	case act == Act{Verb: DoDone}:
		return legal
	case act.Verb == DoUse && act.B == 0:
		return s.refuseModuleUse(Card(act.A), side)
	case act.Verb != DoAttach || side != Moloch:
		return WrongMoment
	}
	m, u := Card(act.A), Card(act.B)
	switch {
	case s.Hand[Moloch].find(m) < 0:
		return NotInHand
	case !m.IsModule():
		return NotAModule
	case u.Kind() != Robot:
		return NotARobot
	case s.Units[u].City == Nowhere:
		return NotInPlay
	case s.Units[u].City != s.Active:
		return NotActiveCity
	case s.Units[u].Module != NoCard:
		return HasModule
	}
	return legal
}

// moduleUse returns what a unit's module does for a card that is discarded.
func (s *Public) moduleUse(u Card) []Effect {
	m := s.Units[u].Module
	if soldiers.Has(u) {
		return cards[m].Captured
	}
	return cards[m].Pay
}

func (s *State) refuseModuleUse(u Card, side game.Seat) Reason {
	if r := s.refuseUnit(u, side); r != legal {
		return r
	}
	use := s.moduleUse(u)
	switch {
	case s.Units[u].City != s.Active:
		return NotActiveCity
	case len(use) == 0:
		return NoAbility
	case !s.moduleAble(u):
		return Disabled
	case s.Hand[side].N == 0:
		return NoCards
	}
	return s.refuseTargets(&Task{Effect: use[0], Seat: side, City: s.Active, Unit: u})
}
