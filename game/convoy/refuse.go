package convoy

import "onelongnight/game"

// maxActions is how many actions a side may make in an attack phase (4.14).
const maxActions = 60

// refuse returns why a move is not legal now, or "" if it is. Both Legal and Apply call it, so that they always agree.
func (s *State) refuse(act Act) Reason {
	switch {
	case s.Phase == Over:
		return GameOver
	case s.Depth > 0:
		return s.refuseChoice(act, s.top())
	}
	switch s.Phase {
	case MulliganMoloch, MulliganOutpost:
		return allow(act == Act{Verb: DoKeep} || act == Act{Verb: DoMulligan})
	case DistrictPhase:
		if act.Verb != DoDistrict {
			return WrongMoment
		}
		return s.refuseDistrict(s.Active, act, s.Standing(s.Active))
	case MolochAttack, OutpostAttack:
		return s.refuseAction(act)
	}
	return s.refuseModule(act)
}

func allow(ok bool) Reason {
	if ok {
		return legal
	}
	return WrongMoment
}

// refuseDistrict checks the choice of one of the open districts.
func (s *State) refuseDistrict(c City, act Act, open uint8) Reason {
	switch d := act.A; {
	case d > s.districts(c):
		return NoSuchDistrict
	case s.Towns[c].Ravaged>>(d-1)&1 != 0:
		return DistrictRavaged
	case open>>(d-1)&1 == 0:
		return NotOffered // the one that is fought for, if Moloch chooses another
	}
	return legal
}

// refuseAction checks an action of an attack phase (4.3, 4.4).
func (s *State) refuseAction(act Act) Reason {
	if act == (Act{Verb: DoDone}) {
		return legal
	}
	switch act.Verb {
	case DoPlay, DoInstant, DoUse, DoSupport:
		if s.Actions >= maxActions {
			return TooManyActions
		}
	}
	switch act.Verb {
	case DoPlay:
		return s.refusePlay(Card(act.A), City(act.B))
	case DoInstant:
		return s.refuseInstant(Card(act.A))
	case DoUse:
		return s.refuseUse(Card(act.A), City(act.B))
	case DoSupport:
		return s.refuseSupport()
	}
	return WrongMoment
}

func (s *State) refusePlay(c Card, to City) Reason {
	switch {
	case s.Hand[s.PhaseSeat()].find(c) < 0:
		return NotInHand
	case !c.IsUnit():
		return NotAUnit
	case to > NewYork:
		return NoSuchCity
	case s.Towns[to].Destroyed:
		return CityDestroyed
	case !s.Fits(c, to):
		return CityFull
	}
	return legal
}

func (s *State) refuseInstant(c Card) Reason {
	side := s.PhaseSeat()
	switch {
	case s.Hand[side].find(c) < 0:
		return NotInHand
	case c.Kind() != Instant:
		return NotAnInstant
	case side == Outpost && s.NoInstants:
		return InstantsBarred
	}
	return s.refuseTargets(&Task{Effect: cards[c].Play[0], Seat: side})
}

// refuseTargets checks that the scope of an effect has a unit (4.15).
func (s *State) refuseTargets(f *Task) Reason {
	if f.Effect.Among == nobody {
		return legal
	}
	if units, modules := s.scope(f); units|modules == 0 {
		return NoTarget
	}
	return legal
}

// refuseUse checks the use of an ability in an attack phase. Hornet and Runner go to a city; the others cost a card.
func (s *State) refuseUse(u Card, to City) Reason {
	side := s.PhaseSeat()
	if r := s.refuseUnit(u, side); r != legal {
		return r
	}
	d := &cards[u]
	if d.OnceMove {
		return s.refuseFlight(u, to)
	}
	switch {
	case len(d.Pay) == 0 || to != Nowhere:
		return NoAbility
	case !s.able(u):
		return Disabled
	case s.Hand[side].N == 0:
		return NoCards
	}
	f := Task{Effect: d.Pay[0], Seat: side, City: s.Units[u].City, Unit: u}
	if len(d.Pay) > 1 && s.refuseTargets(&Task{Effect: d.Pay[1], Seat: side, City: f.City, Unit: u}) != legal {
		return NoTarget // the Clown needs a soldier too
	}
	return s.refuseTargets(&f)
}

func (s *State) refuseUnit(u Card, side game.Seat) Reason {
	switch {
	case !u.IsUnit():
		return NoAbility
	case s.Units[u].City == Nowhere:
		return NotInPlay
	case u.Side() != side:
		return NotYours
	}
	return legal
}

// refuseFlight checks a move of the Hornet or the Runner.
func (s *State) refuseFlight(u Card, to City) Reason {
	switch {
	case !s.able(u):
		return Disabled
	case s.Is(u, Moved):
		return AlreadyMoved
	case to < ZiggyOne || to > NewYork:
		return NoSuchCity
	case !s.Units[u].City.neighbours().has(to):
		return NotAdjacent
	case s.fenced(u):
		return CannotLeave
	case !s.Fits(u, to):
		return CityFull
	}
	return legal
}

func (s *State) refuseSupport() Reason {
	c := &cities[s.Active]
	switch {
	case s.PhaseSeat() != Outpost:
		return WrongMoment
	case c.Support.Do == nothing:
		return NoSupport
	case s.Towns[s.Active].SupportUsed:
		return SupportUsed
	case s.Hand[Outpost].Len() < s.SupportCost():
		return NoCards
	}
	return s.refuseTargets(&Task{Effect: c.Support, Seat: Outpost, City: s.Active})
}

// SupportCost returns how many cards the active city's support costs now. A Patriot there that is able saves one.
func (s *Public) SupportCost() int {
	n := int(cities[s.Active].SupportCost)
	if s.AbleIn(Patriot, s.Active) {
		n = max(n-1, 0)
	}
	return n
}
