package convoy

import (
	"math/bits"

	"onelongnight/game"
)

// This file has what those who show a game ask of a view, besides its fields.

// Asked returns the pending choice, or nil if a phase waits for its next action.
func (s *Public) Asked() *Task {
	if s.Depth == 0 || s.Phase == Over {
		return nil
	}
	return s.top()
}

func (c Card) Printed() *Data { return &cards[c] }

// Disabled reports whether a unit has lost its ability (5.6).
func (s *Public) Disabled(u Card) bool { return s.disabled(u) }

// Fenced reports whether the Electromagnetic Field keeps a robot in its city (5.4).
func (s *Public) Fenced(u Card) bool { return s.fenced(u) }

// ModuleAble reports whether the module under a unit works.
func (s *Public) ModuleAble(u Card) bool { return s.moduleAble(u) }

// NeedsPosition reports whether a unit takes up a position where it stands.
func (s *Public) NeedsPosition(u Card) bool { return s.needsPosition(u) }

func (s *Public) Districts(c City) int { return int(s.districts(c)) }

// IsRavaged reports whether a district is ravaged.
func (s *Public) IsRavaged(c City, district int) bool {
	return s.Towns[c].Destroyed || s.Towns[c].Ravaged>>(district-1)&1 != 0
}

// RavageCity returns the city in which Moloch chooses its second district (4.10).
func (s *Public) RavageCity() City {
	c, _ := s.ravageable()
	return c
}

// CanRavage reports whether Moloch can choose a second district with a benefit (4.10).
func (s *Public) CanRavage(b Benefit) bool {
	c, set := s.ravageable()
	for n := 1; set != 0; n, set = n+1, set>>1 {
		if set&1 != 0 && c.BenefitOf(n) == b {
			return true
		}
	}
	return false
}

// Second returns among how many districts Moloch chooses a second one to ravage if it wins the battle; 0 if it ravages
// no other (4.10).
func (s *Public) Second() int {
	_, set := s.ravageable()
	return bits.OnesCount8(set)
}

// Mills returns how many cards Moloch's deck loses if the Outpost wins the battle (4.8, 6.2).
func (v *View) Mills() int {
	return min(int(cities[v.Active].OutpostWins.N), int(v.DeckSize[Moloch]))
}

// Battles returns how many battles a side's deck lasts. Each begins by drawing two cards, or the last one (4.1).
func (v *View) Battles(side game.Seat) int { return (int(v.DeckSize[side]) + 1) / 2 }

// StandingDistricts returns how many districts of all cities are not ravaged.
func (s *Public) StandingDistricts() int {
	n := 0
	for c := ZiggyOne; c <= NewYork; c++ {
		for set := s.Standing(c); set != 0; set &= set - 1 {
			n++
		}
	}
	return n
}

// UnitsIn returns a side's units in a city, in id order.
func (s *Public) UnitsIn(c City, side game.Seat) []Card {
	var list []Card
	for rest := s.In[c]; rest != 0; {
		if u := rest.Pop(); u.Side() == side {
			list = append(list, u)
		}
	}
	return list
}

// Hackable reports whether the Hacker could choose a robot's module.
func (s *Public) Hackable(u Card) bool {
	_, modules := s.hackable(s.Units[u].City)
	return modules.Has(u)
}

// StandingIn returns how many districts of a city are not ravaged.
func (s *Public) StandingIn(c City) int { return bits.OnesCount8(s.Standing(c)) }

// WinUnits returns the units whose on-win abilities are in the Which of a task.
func WinUnits(which uint8) []Card {
	var list []Card
	for i, u := range winUnits {
		if which>>i&1 != 0 {
			list = append(list, u)
		}
	}
	return list
}

// Reducers returns the cards that take a position away from a side in a city.
func (s *Public) Reducers(c City, side game.Seat) []Card {
	var list []Card
	if side == Outpost && s.AbleIn(Annihilator, c) {
		list = append(list, Annihilator)
	}
	if u := s.carrierIn(ContaminationModule, c); u != NoCard && u.Side() != side && s.moduleAble(u) {
		list = append(list, ContaminationModule)
	}
	return list
}
