package foresee

import "onelongnight/game/convoy"

// Why a unit counts what it counts (4.7), for people who want to check it.

// TermKind is the kind of a Term.
type TermKind uint8

const (
	TermPrinted TermKind = iota // the strength on the card
	TermMarkers                 // +1 and +2 markers
	TermWeak                    // −2 markers
	TermAura                    // of Card, a unit in the same city
	TermModule                  // of Card, the module that it carries
	TermFloor                   // what brings a robot back up to 0, before its module is added
	TermNet                     // what a net takes away, which is everything
)

// Term is a part of a unit's strength, with its cause.
type Term struct {
	Kind TermKind
	Card convoy.Card // the unit of the aura, or the module; NoCard for other kinds
	N    int
}

// Terms returns the terms of a unit's strength, which add up to Strength. Only the printed strength may be a term of 0.
func Terms(s *convoy.Public, u convoy.Card) []Term {
	unit, soldiers, buildings := &s.Units[u], convoy.Soldiers(), convoy.Buildings()
	list := []Term{{TermPrinted, convoy.NoCard, u.Strength()}}
	sum := u.Strength()
	add := func(kind TermKind, c convoy.Card, n int) {
		if n != 0 {
			list, sum = append(list, Term{kind, c, n}), sum+n
		}
	}
	if buildings.Has(u) {
		add(TermFloor, convoy.NoCard, -sum)
		return list
	}
	add(TermMarkers, convoy.NoCard, int(unit.Plus1)+2*int(unit.Plus2))
	add(TermWeak, convoy.NoCard, -2*int(unit.Minus2))
	if soldiers.Has(u) {
		for _, aura := range [...]convoy.Card{convoy.Calahan, convoy.Bunker} {
			if s.AbleIn(aura, unit.City) {
				add(TermAura, aura, 1)
			}
		}
	} else {
		if s.AbleIn(convoy.Saboteur, unit.City) && !s.Immune(u) {
			add(TermAura, convoy.Saboteur, -1)
		}
		add(TermFloor, convoy.NoCard, max(0, -sum))
	}
	add(TermModule, unit.Module, unit.ModuleStrength())
	if s.Flagged[convoy.Netted].Has(u) {
		add(TermNet, convoy.NoCard, -sum)
	}
	return list
}
