package convoy

import "onelongnight/game"

// scope returns the units that an effect can be done to now. Modules, which only the Hacker uses, are the units to
// whose module it can be done.
func (s *State) scope(f *Task) (units, modules Set) {
	here := s.In[f.City]
	switch f.Effect.Among {
	case soldiersHere:
		return here & soldiers, 0
	case otherSoldiersHere:
		return here & soldiers &^ f.Unit.Set(), 0
	case movableOthersHere:
		return s.movable(here & soldiers &^ f.Unit.Set()), 0
	case unnettedSoldiersHere:
		return here & soldiers &^ s.Flagged[Netted], 0
	case bareSoldiersHere:
		return here & soldiers &^ s.Loaded, 0
	case copyableHere:
		return s.copyable(f), 0
	case robotsHere:
		return here & robots, 0
	case unshieldedHere:
		return here & robots &^ s.Flagged[Shielded], 0
	case vulnerableHere:
		return s.vulnerable(f.City), 0
	case hackableHere:
		return s.hackable(f.City)
	case loadedHere:
		if here&soldiers&^s.Loaded == 0 {
			return 0, 0 // nobody could take the module
		}
		return s.vulnerable(f.City) & s.Loaded, 0
	case shovableRobotsHere:
		return s.shovable(s.vulnerable(f.City)), 0
	case unnettedRobotsHere:
		return s.vulnerable(f.City) &^ s.Flagged[Netted], 0
	case soldiersAnywhere:
		return s.All() & soldiers, 0
	case movableSoldiers:
		return s.movable(s.All() & soldiers), 0
	case fallenSoldiers:
		return s.fallen() & soldiers, 0
	case robotsAnywhere:
		return s.All() & robots, 0
	case movableRobots:
		return s.movable(s.All() & robots), 0
	case carriers:
		return s.Loaded, 0
	case crossers:
		return s.crossers(), 0
	case senders:
		return s.senders(f.Seat, f.City), 0
	case redeployable:
		return s.mobile(f.City) & robots, 0
	case outpostHolders:
		return here & outpostUnits, 0
	case robotHolders:
		return s.holders(f.City, Moloch), 0
	case crowdedSpiders:
		return s.crowded(f), 0
	}
	return 0, 0
}

// All returns all units in play, with those in destroyed cities.
func (s *Public) All() Set {
	return s.In[1] | s.In[2] | s.In[3] | s.In[4] | s.In[5]
}

// fallen returns the units in destroyed cities.
func (s *Public) fallen() (units Set) {
	for c := ZiggyOne; c <= NewYork; c++ {
		if s.Towns[c].Destroyed {
			units |= s.In[c]
		}
	}
	return units
}

func filter(units Set, keep func(Card) bool) Set {
	for rest := units; rest != 0; {
		if c := rest.Pop(); !keep(c) {
			units &^= c.Set()
		}
	}
	return units
}

// vulnerable returns the robots in a city that are not immune (5.3).
func (s *Public) vulnerable(c City) Set { return s.In[c] & robots &^ s.immuneIn(c) }

// hackable returns what the Hacker can choose: vulnerable robots that are not hacked, and those with a special module
// that is not hacked (5.3).
func (s *Public) hackable(c City) (units, modules Set) {
	open := s.vulnerable(c)
	modules = filter(open&s.Loaded&^s.Flagged[ModuleHacked], func(u Card) bool {
		return s.Units[u].Module.Kind() == SpecialModule
	})
	return open &^ s.Flagged[Hacked], modules
}

// movable returns those of some units, all of one side, that have somewhere to go if their owner wants it.
func (s *Public) movable(units Set) (can Set) {
	if units == 0 {
		return 0
	}
	open := s.openTo(units.first().Side(), ZiggyOne)
	for c := ZiggyOne; c <= NewYork; c++ {
		here := s.mobile(c) & units
		if c.neighbours()&open != 0 {
			can |= here &^ spiders
		}
		for rest := here & spiders; rest != 0; {
			if u := rest.Pop(); s.destinations(u, march) != 0 {
				can |= u.Set()
			}
		}
	}
	return can
}

// openTo returns the cities, from one on to the east, in which a side has a free position.
func (s *Public) openTo(side game.Seat, from City) (open citySet) {
	own := molochUnits
	if side == Outpost {
		own = outpostUnits
	}
	for c := from; c <= NewYork; c++ {
		here := s.In[c]
		free := false
		if here&(s.Loaded|changesPositions) == 0 && !s.Towns[c].ExtraPosition {
			free = (here & own).Len() < int(cities[c].Positions[side]-s.Towns[c].Closed[side]) // the simple case
		} else {
			free = s.Excess(c, side) < 0
		}
		if free {
			open |= 1 << c
		}
	}
	return open
}

// changesPositions are the units that take up no position, or that take one away. A module may do so too.
const changesPositions = Set(1<<Annihilator | 1<<Spiders1 | 1<<Spiders2 | 1<<Spiders3)

// shovable returns those of some units that a push can move: all but a Juggernaut that is able. The Electromagnetic
// Field does not stop a push (5.4).
func (s *Public) shovable(units Set) Set {
	if units.Has(Juggernaut) && s.rooted(Juggernaut) {
		units &^= Juggernaut.Set()
	}
	return units
}

// mobile returns the units that can leave a city by themselves (5.4, 5.10).
func (s *Public) mobile(c City) Set {
	here := s.shovable(s.In[c] &^ buildings)
	if s.AbleIn(Field, c) {
		here &^= s.vulnerable(c)
	}
	return here
}

// destinations returns the cities that a march or a push can move a unit to.
func (s *Public) destinations(u Card, do EffectKind) (options citySet) {
	from := s.Units[u].City
	if s.rooted(u) {
		return 0
	}
	if do == shove {
		return from.neighbours()
	}
	if s.fenced(u) {
		return 0
	}
	for next := from.neighbours(); next != 0; {
		if c := next.pop(); s.Fits(u, c) {
			options |= setOf(c)
		}
	}
	return options
}

// crossers returns the soldiers that New York's support can move.
func (s *Public) crossers() Set {
	return filter((s.In[Jersey]|s.In[NewYork])&soldiers, func(u Card) bool {
		return s.Fits(u, Jersey+NewYork-s.Units[u].City)
	})
}

// senders returns a side's units that the send benefit can move to New York. It can move the Juggernaut, but no unit
// out of the Electromagnetic Field (4.11, 5.4, 5.10).
func (s *Public) senders(side game.Seat, from City) Set {
	own := s.In[from] & (soldiers | robots)
	if from == NewYork {
		return 0
	}
	return filter(own, func(u Card) bool {
		return u.Side() == side && !s.fenced(u) && s.Fits(u, NewYork)
	})
}

// copyable returns the soldiers whose entry ability the Kid can copy: not another Kid and not a netted soldier, and
// only if it would do or ask something (5.13).
func (s *State) copyable(f *Task) (can Set) {
	as := *f
	for rest := s.In[f.City] & soldiers &^ f.Unit.Set() &^ s.Flagged[Netted]; rest != 0; {
		u := rest.Pop()
		if len(cards[u].Entry) == 0 {
			continue
		}
		as.Effect, as.Cause = cards[u].Entry[0], u
		if s.would(&as) {
			can |= u.Set()
		}
	}
	return can
}

// would reports whether an entry effect would do or ask anything.
func (s *State) would(f *Task) bool {
	switch {
	case f.Effect.Among != nobody:
		units, modules := s.scope(f)
		return units|modules != 0
	case f.Effect.Do == draw:
		return s.Deck[f.Seat].N > 0
	case f.Effect.Do == mill:
		return s.canMill(f.City, false)
	}
	return true
}
