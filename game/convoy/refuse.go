package convoy

import "convoy/game"

// Reason is why a move is refused: a closed list, each with words for players
// in the catalogue under "illegal.<reason>". The empty reason means
// that the move is legal.
type Reason string

// The reasons.
const (
	legal           Reason = ""
	GameOver        Reason = game.ReasonOver
	WrongMoment     Reason = "wrong-moment"     // the prompt asks for something else
	NotInHand       Reason = "not-in-hand"      // the card is not in the hand of the side to move
	NotAUnit        Reason = "not-a-unit"       // only robots, soldiers and buildings go into cities
	NotAnInstant    Reason = "not-an-instant"   // only instants are played like that
	NotAModule      Reason = "not-a-module"     // only modules are attached
	NoSuchCity      Reason = "no-such-city"     // there are five
	CityDestroyed   Reason = "city-destroyed"   // nothing enters play there any more
	CityFull        Reason = "city-full"        // no free position
	NoTarget        Reason = "no-target"        // it could do nothing now (4.15)
	InstantsBarred  Reason = "instants-barred"  // Massive Assault
	TooManyActions  Reason = "too-many-actions" // 60 in one attack phase (4.14)
	NotInPlay       Reason = "not-in-play"      // the unit stands in no city
	NotYours        Reason = "not-yours"        // the unit is the enemy's
	NoAbility       Reason = "no-ability"       // the unit has nothing to use now
	Disabled        Reason = "disabled"         // its ability does not work
	AlreadyMoved    Reason = "already-moved"    // once a battle
	NotAdjacent     Reason = "not-adjacent"     // one city along the road
	CannotLeave     Reason = "cannot-leave"     // Electromagnetic Field
	NoCards         Reason = "no-cards"         // too few cards in hand for the cost
	NotActiveCity   Reason = "not-active-city"  // modules work in the active city
	NoSupport       Reason = "no-support"       // the city has none
	SupportUsed     Reason = "support-used"     // once a game
	NotARobot       Reason = "not-a-robot"      // modules go under robots
	HasModule       Reason = "has-module"       // one a robot
	NoSuchDistrict  Reason = "no-such-district" // the city has fewer
	DistrictRavaged Reason = "district-ravaged" // it cannot be chosen again
	Immune          Reason = "immune"           // the robot is immune
	NotOffered      Reason = "not-offered"      // not among what can be chosen
	MustChoose      Reason = "must-choose"      // declining is not allowed
)

// maxActions is the number of actions an attack phase allows (4.14).
const maxActions = 60

// refuse is the reason why a move is not legal now, "" if it is. Legal and
// Apply both ask it, so that they cannot differ.
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
		return s.refuseDistrict(s.Active, act, s.standing(s.Active))
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

// refuseDistrict judges the choice of a district out of the open ones.
func (s *State) refuseDistrict(c City, act Act, open uint8) Reason {
	switch d := act.A; {
	case d > s.districts(c):
		return NoSuchDistrict
	case s.Towns[c].Ravaged>>(d-1)&1 != 0:
		return DistrictRavaged
	case open>>(d-1)&1 == 0:
		return NotOffered // the fought one, when Moloch ravages another
	}
	return legal
}

// refuseAction judges an action of an attack phase (4.3, 4.4).
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
	case s.Hand[s.phaseSeat()].find(c) < 0:
		return NotInHand
	case !c.IsUnit():
		return NotAUnit
	case to > NewYork:
		return NoSuchCity
	case s.Towns[to].Destroyed:
		return CityDestroyed
	case !s.fits(c, to):
		return CityFull
	}
	return legal
}

func (s *State) refuseInstant(c Card) Reason {
	side := s.phaseSeat()
	switch {
	case s.Hand[side].find(c) < 0:
		return NotInHand
	case c.Kind() != Instant:
		return NotAnInstant
	case side == Outpost && s.NoInstants:
		return InstantsBarred
	}
	return s.refuseTargets(&Frame{Effect: cards[c].Play[0], Seat: side})
}

// refuseTargets asks whether an effect's scope has anybody in it (4.15).
func (s *State) refuseTargets(f *Frame) Reason {
	if f.Effect.Among == nobody {
		return legal
	}
	if units, modules := s.scope(f); units|modules == 0 {
		return NoTarget
	}
	return legal
}

// refuseUse judges the abilities used in an attack phase: Hornet and Runner
// to a city, the others for a discarded card.
func (s *State) refuseUse(u Card, to City) Reason {
	side := s.phaseSeat()
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
	f := Frame{Effect: d.Pay[0], Seat: side, City: s.Units[u].City, Unit: u}
	if len(d.Pay) > 1 && s.refuseTargets(&Frame{Effect: d.Pay[1], Seat: side, City: f.City, Unit: u}) != legal {
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

// refuseFlight judges the move of the Hornet or the Runner.
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
	case !s.fits(u, to):
		return CityFull
	}
	return legal
}

func (s *State) refuseSupport() Reason {
	c := &cities[s.Active]
	switch {
	case s.phaseSeat() != Outpost:
		return WrongMoment
	case c.Support.Do == nothing:
		return NoSupport
	case s.Towns[s.Active].SupportUsed:
		return SupportUsed
	case s.Hand[Outpost].Len() < s.SupportCost():
		return NoCards
	}
	return s.refuseTargets(&Frame{Effect: c.Support, Seat: Outpost, City: s.Active})
}

// SupportCost is the number of cards the active city's support costs now; an
// able Patriot there saves one.
func (s *Public) SupportCost() int {
	n := int(cities[s.Active].SupportCost)
	if s.ableIn(Patriot, s.Active) {
		n = max(n-1, 0)
	}
	return n
}

// refuseModule judges the moves of phases V and Va (4.5, 4.6).
func (s *State) refuseModule(act Act) Reason {
	side := s.phaseSeat()
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

// moduleUse is what a unit's module does for a discarded card.
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
	return s.refuseTargets(&Frame{Effect: use[0], Seat: side, City: s.Active, Unit: u})
}

// refuseChoice judges the answer to a pending choice.
func (s *State) refuseChoice(act Act, f *Frame) Reason {
	switch f.Op {
	case OpEffect:
		return s.refusePick(act, f)
	case OpWhere:
		return s.refuseWhere(act, f)
	case OpPay:
		return s.refuseCard(act, DoDiscard, s.Hand[f.Seat].find(Card(act.A)) >= 0)
	case OpCouncil:
		drawn := s.Hand[Outpost].find(Card(act.A)) >= s.Hand[Outpost].Len()-3
		return s.refuseCard(act, DoDiscard, drawn)
	case OpReveal:
		c := Card(act.A)
		return s.refuseCard(act, DoMill, c == s.Revealed[0] || c == s.Revealed[1])
	case OpWins:
		if act.Verb != DoFirst {
			return WrongMoment
		}
		for i, u := range winUnits {
			if f.Arg>>i&1 != 0 && u == Card(act.A) {
				return legal
			}
		}
		return NotOffered
	}
	if act.Verb != DoDistrict {
		return WrongMoment
	}
	c, open := s.ravageable()
	return s.refuseDistrict(c, act, open)
}

func (s *State) refuseCard(act Act, verb Verb, offered bool) Reason {
	switch {
	case act.Verb != verb:
		return WrongMoment
	case !offered:
		return NotOffered
	}
	return legal
}

func (s *State) refusePick(act Act, f *Frame) Reason {
	units, modules := s.scope(f)
	switch {
	case act == Act{Verb: DoPickNone}:
		if f.Effect.May {
			return legal
		}
		return MustChoose
	case act.Verb != DoPick && act.Verb != DoPickModule:
		return WrongMoment
	case act.Verb == DoPick && units.Has(Card(act.A)), act.Verb == DoPickModule && modules.Has(Card(act.A)):
		return legal
	}
	if u := Card(act.A); robots.Has(u) && s.In[f.City].Has(u) && s.immune(u) {
		return Immune
	}
	return NotOffered
}

func (s *State) refuseWhere(act Act, f *Frame) Reason {
	to := City(act.A)
	switch {
	case act.Verb != DoCity:
		return WrongMoment
	case to > NewYork:
		return NoSuchCity
	case s.destinations(f.Unit, f.Effect.Do).has(to):
		return legal
	case !s.Units[f.Unit].City.neighbours().has(to):
		return NotAdjacent
	}
	return CityFull
}
