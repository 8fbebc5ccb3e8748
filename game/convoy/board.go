package convoy

import "onelongnight/game"

// This file works out what auras and markers do to units.

// Stands reports whether a city is not destroyed.
func (s *Public) Stands(c City) bool { return c != Nowhere && !s.Towns[c].Destroyed }

// DisabledIn returns the units of a city that have lost their ability (5.6). In a destroyed city that is all of them;
// otherwise those that were hacked and, with an EMP Launcher, all robots that are not protected from it.
func (s *Public) DisabledIn(c City) Set {
	here := s.In[c]
	if s.Towns[c].Destroyed {
		return here
	}
	off := here & s.Flagged[Hacked]
	if here.Has(EMPLauncher) {
		off |= here & robots &^ s.Flagged[EMPProof]
	}
	return off
}

// immuneIn returns the robots of a city that abilities of soldiers and buildings cannot affect (5.3). With an EMP
// Launcher there, only robots that were immune when it came still are.
func (s *Public) immuneIn(c City) Set {
	here := s.In[c] & robots
	if s.In[c].Has(EMPLauncher) && s.Stands(c) {
		return here & s.Flagged[EMPProof]
	}
	immune := here & s.Flagged[Shielded]
	if here.Has(Dreadnought) && s.able(Dreadnought) {
		immune |= Dreadnought.Set()
	}
	return immune
}

// disabled reports whether a unit in play has lost its own ability (5.6). The module that it carries is another matter.
func (s *Public) disabled(u Card) bool { return s.DisabledIn(s.Units[u].City).Has(u) }

// Immune reports whether abilities of soldiers and buildings cannot affect a robot (5.3).
func (s *Public) Immune(u Card) bool { return s.immuneIn(s.Units[u].City).Has(u) }

// able reports whether a unit in play has its ability now (5.6, 5.7).
func (s *Public) able(u Card) bool {
	c := s.Units[u].City
	return c != Nowhere && !(s.DisabledIn(c) | s.Flagged[Netted]).Has(u)
}

// AbleIn reports whether a unit is in a city and has its ability there.
func (s *Public) AbleIn(u Card, c City) bool { return s.In[c].Has(u) && s.able(u) }

func (s *Public) setModule(u, module Card) {
	s.Units[u].Module = module
	s.Loaded |= u.Set()
}

// strip takes the module off a unit. Hacked tells whether the Hacker's marker is on it.
func (s *Public) strip(u Card) (module Card, hacked bool) {
	module, hacked = s.Units[u].Module, s.Is(u, ModuleHacked)
	s.Units[u].Module = NoCard
	s.unflag(u, ModuleHacked)
	s.Loaded &^= u.Set()
	return module, hacked
}

// moduleAble reports whether the module under a unit works: it is not hacked, its carrier is not netted, its city
// stands and, under a robot, no EMP Launcher strikes it (5.3, 5.7, 5.9).
func (s *Public) moduleAble(u Card) bool {
	c := s.Units[u].City
	if !s.Loaded.Has(u) || (s.Flagged[ModuleHacked] | s.Flagged[Netted]).Has(u) || !s.Stands(c) {
		return false
	}
	return soldiers.Has(u) || !s.In[c].Has(EMPLauncher) || s.Is(u, EMPProof)
}

// rooted reports whether a unit is a Juggernaut that has its ability, and so cannot be moved (5.10).
func (s *Public) rooted(u Card) bool { return u == Juggernaut && s.able(u) }

// fenced reports whether the Electromagnetic Field keeps a robot in its city (5.4).
func (s *Public) fenced(u Card) bool {
	return robots.Has(u) && s.AbleIn(Field, s.Units[u].City) && !s.Immune(u)
}

// needsPosition reports whether a unit takes up a position in its city. A net makes no difference to that (5.7).
func (s *Public) needsPosition(u Card) bool { return !u.IsSpiders() || s.disabled(u) }

// needsPositionIn reports whether a unit will take up a position in a city that it is about to enter.
func (s *Public) needsPositionIn(u Card, c City) bool {
	return !u.IsSpiders() || s.Is(u, Hacked) || s.Towns[c].Destroyed || s.In[c].Has(EMPLauncher)
}

// holders returns a side's units in a city that take up a position.
func (s *Public) holders(c City, side game.Seat) Set {
	if side == Outpost {
		return s.In[c] & outpostUnits
	}
	here := s.In[c] & robots
	if here&spiders != 0 {
		here &^= spiders &^ s.DisabledIn(c)
	}
	return here
}

// Capacity returns how many positions a side has in a city now (5.1). It is never below 0, but there may be more units
// than that.
func (s *Public) Capacity(c City, side game.Seat) int {
	n := int(cities[c].Positions[side])
	if s.Towns[c].Destroyed {
		return n
	}
	n -= int(s.Towns[c].Closed[side])
	if side == Outpost {
		if s.Towns[c].ExtraPosition {
			n++
		}
		if s.AbleIn(Annihilator, c) {
			n--
		}
	}
	if s.In[c]&s.Loaded != 0 {
		if u := s.carrierIn(ContaminationModule, c); u != NoCard && u.Side() != side && s.moduleAble(u) {
			n--
		}
	}
	return max(n, 0)
}

// carrierIn returns the unit in a city that has a module, or NoCard.
func (s *Public) carrierIn(module Card, c City) Card {
	for rest := s.In[c] & s.Loaded; rest != 0; {
		if u := rest.Pop(); s.Units[u].Module == module {
			return u
		}
	}
	return NoCard
}

// Excess returns how many more units than positions a side has in a city. It is below 0 if positions are free.
func (s *Public) Excess(c City, side game.Seat) int {
	return s.holders(c, side).Len() - s.Capacity(c, side)
}

// Fits reports whether a unit that enters a city finds a free position there, or needs none.
func (s *Public) Fits(u Card, c City) bool {
	return !s.needsPositionIn(u, c) || s.Excess(c, u.Side()) < 0
}

// Strength returns what a unit counts in its city now (4.7).
func (s *Public) Strength(u Card) int {
	if (s.Flagged[Netted] | buildings).Has(u) {
		return 0
	}
	unit := &s.Units[u]
	n := u.Strength() + int(unit.Plus1) + 2*int(unit.Plus2) - 2*int(unit.Minus2)
	if soldiers.Has(u) {
		if s.AbleIn(Calahan, unit.City) {
			n++
		}
		if s.AbleIn(Bunker, unit.City) {
			n++
		}
	} else {
		if s.AbleIn(Saboteur, unit.City) && !s.Immune(u) {
			n--
		}
		n = max(n, 0)
	}
	return n + unit.ModuleStrength()
}

// ModuleStrength returns what the module under a unit adds to its strength, or 0 without one.
func (u *Unit) ModuleStrength() int {
	if u.Module == NoCard || u.Module.Kind() != StrengthModule {
		return 0
	}
	return u.Module.Strength()
}

// Total returns a side's strength in a city.
func (s *Public) Total(c City, side game.Seat) int {
	units := s.In[c] & robots
	if side == Outpost {
		units = s.In[c] & soldiers
	}
	n := 0
	for units != 0 {
		n += s.Strength(units.Pop())
	}
	return n
}

func (s *Public) districts(c City) uint8 {
	n := uint8(len(cities[c].Districts))
	if s.Towns[c].ExtraDistrict {
		n++
	}
	return n
}

// Standing returns the set of a city's districts that are not ravaged: bit d-1 for district d.
func (s *Public) Standing(c City) uint8 {
	if s.Towns[c].Destroyed {
		return 0
	}
	return (1<<s.districts(c) - 1) &^ s.Towns[c].Ravaged
}
