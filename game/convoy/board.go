package convoy

import "convoy/game"

// This file answers what the auras and markers make of a unit.

// stands tells whether a city is not destroyed.
func (s *Public) stands(c City) bool { return c != Nowhere && !s.Towns[c].Destroyed }

// disabled tells whether a unit has lost its ability: in a destroyed city,
// hacked, or by the EMP Launcher (5.6). A captured module is not its carrier's
// ability.
func (s *Public) disabled(u Card) bool {
	unit := &s.Units[u]
	if s.Towns[unit.City].Destroyed || unit.is(Hacked) {
		return true
	}
	return robots.Has(u) && s.In[unit.City].Has(EMPLauncher) && !unit.is(EMPProof)
}

// give puts a module under a unit.
func (s *Public) give(u, module Card) {
	s.Units[u].Module = module
	s.Loaded |= u.set()
}

// strip takes the module away from a unit, with the Hacker's marker on it.
func (s *Public) strip(u Card) (module Card, hacked Flag) {
	unit := &s.Units[u]
	module, hacked = unit.Module, unit.Flags&ModuleHacked
	unit.Module = NoCard
	unit.Flags &^= ModuleHacked
	s.Loaded &^= u.set()
	return module, hacked
}

// able tells whether a unit in play has its ability now (5.6, 5.7).
func (s *Public) able(u Card) bool {
	return s.Units[u].City != Nowhere && !s.disabled(u) && !s.Units[u].is(Netted)
}

// ableIn tells whether a unit stands in that city with its ability.
func (s *Public) ableIn(u Card, c City) bool { return s.In[c].Has(u) && s.able(u) }

// immune tells whether soldiers' and buildings' abilities pass a robot by
// (5.3). While an EMP Launcher is there only those stay immune that were so
// when it came.
func (s *Public) immune(u Card) bool {
	unit := &s.Units[u]
	if s.In[unit.City].Has(EMPLauncher) && s.stands(unit.City) {
		return unit.is(EMPProof)
	}
	return unit.is(Shielded) || u == Dreadnought && s.able(u)
}

// moduleAble tells whether the module under a unit, special or not, has its
// ability: not hacked, its carrier not netted, its city standing and, under a
// robot, no EMP Launcher at work (5.3, 5.7, 5.9).
func (s *Public) moduleAble(u Card) bool {
	unit := &s.Units[u]
	if unit.Module == NoCard || unit.is(ModuleHacked|Netted) || !s.stands(unit.City) {
		return false
	}
	return soldiers.Has(u) || !s.In[unit.City].Has(EMPLauncher) || unit.is(EMPProof)
}

// rooted tells whether a unit is a Juggernaut that holds its ground (5.10).
func (s *Public) rooted(u Card) bool { return u == Juggernaut && s.able(u) }

// fenced tells whether the Electromagnetic Field keeps a robot from leaving (5.4).
func (s *Public) fenced(u Card) bool {
	return robots.Has(u) && s.ableIn(Field, s.Units[u].City) && !s.immune(u)
}

// needsPosition tells whether a unit takes a position where it stands. Being
// netted changes nothing about it (5.7).
func (s *Public) needsPosition(u Card) bool { return !u.IsSpiders() || s.disabled(u) }

// needsPositionIn is the same for a unit that is about to enter a city.
func (s *Public) needsPositionIn(u Card, c City) bool {
	return !u.IsSpiders() || s.Units[u].is(Hacked) || s.Towns[c].Destroyed || s.In[c].Has(EMPLauncher)
}

// holders is the set of one side's units in a city that take a position.
func (s *Public) holders(c City, side game.Seat) Set {
	if side == Outpost {
		return s.In[c] & outpostUnits
	}
	return filter(s.In[c]&robots, s.needsPosition)
}

// Capacity is the number of a side's positions in a city now (5.1); it may be
// less than the number of units there, and is never below 0.
func (s *Public) Capacity(c City, side game.Seat) int {
	n := int(cities[c].Positions[side])
	if s.Towns[c].Destroyed {
		return n
	}
	if side == Outpost {
		if s.Towns[c].ExtraPosition {
			n++
		}
		if s.ableIn(Annihilator, c) {
			n--
		}
	}
	if u := s.carrierIn(ContaminationModule, c); u != NoCard && u.Side() != side && s.moduleAble(u) {
		n--
	}
	return max(n, 0)
}

// carrierIn finds the unit in a city that has that module, NoCard if none.
func (s *Public) carrierIn(module Card, c City) Card {
	for rest := s.In[c] & s.Loaded; rest != 0; {
		if u := rest.pop(); s.Units[u].Module == module {
			return u
		}
	}
	return NoCard
}

// Excess is by how many units a side has more in a city than positions.
func (s *Public) excess(c City, side game.Seat) int {
	return s.holders(c, side).Len() - s.Capacity(c, side)
}

// fits tells whether a unit that enters a city finds a free position there or
// needs none.
func (s *Public) fits(u Card, c City) bool {
	return !s.needsPositionIn(u, c) || s.excess(c, u.Side()) < 0
}

// Strength is what a unit counts in its city now (4.7).
func (s *Public) Strength(u Card) int {
	unit := &s.Units[u]
	if unit.is(Netted) || buildings.Has(u) {
		return 0
	}
	n := u.Strength() + int(unit.Plus1) + 2*int(unit.Plus2) - 2*int(unit.Minus2)
	if soldiers.Has(u) {
		if s.ableIn(Calahan, unit.City) {
			n++
		}
		if s.ableIn(Bunker, unit.City) {
			n++
		}
	} else {
		if s.ableIn(Saboteur, unit.City) && !s.immune(u) {
			n--
		}
		n = max(n, 0)
	}
	return n + unit.moduleStrength()
}

func (u *Unit) moduleStrength() int {
	if u.Module == NoCard || u.Module.Kind() != StrengthModule {
		return 0
	}
	return u.Module.Strength()
}

// Total is the strength of a side in a city.
func (s *Public) Total(c City, side game.Seat) int {
	units := s.In[c] & robots
	if side == Outpost {
		units = s.In[c] & soldiers
	}
	n := 0
	for units != 0 {
		n += s.Strength(units.pop())
	}
	return n
}

// districts is the number of a city's districts now.
func (s *Public) districts(c City) uint8 {
	n := uint8(len(cities[c].Districts))
	if s.Towns[c].ExtraDistrict {
		n++
	}
	return n
}

// standing is the set of a city's districts not ravaged, one bit each (bit
// d-1 for district d).
func (s *Public) standing(c City) uint8 {
	if s.Towns[c].Destroyed {
		return 0
	}
	return (1<<s.districts(c) - 1) &^ s.Towns[c].Ravaged
}
