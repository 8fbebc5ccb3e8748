package convoy

// Why a unit counts what it counts (4.7), for people who want to check.

// TermKind is the sort of a Term.
type TermKind uint8

// The sorts of terms.
const (
	TermPrinted TermKind = iota // the strength on the card
	TermMarkers                 // +1 and +2 markers
	TermWeak                    // −2 markers
	TermAura                    // Card, in the same city
	TermModule                  // Card, the module it carries
	TermFloor                   // what lifts a robot back to 0, before its module
	TermNet                     // what a net takes: everything
)

// Term is a part of a unit's strength and what is behind it.
type Term struct {
	Kind TermKind
	Card Card // the aura's unit or the module, NoCard for others
	N    int
}

// Terms is a unit's strength as a sum: the terms add up to Strength. Only the
// printed strength may be a term of 0.
func (s *Public) Terms(u Card) []Term {
	unit := &s.Units[u]
	list := []Term{{TermPrinted, NoCard, u.Strength()}}
	sum := u.Strength()
	add := func(kind TermKind, c Card, n int) {
		if n != 0 {
			list, sum = append(list, Term{kind, c, n}), sum+n
		}
	}
	if buildings.Has(u) {
		add(TermFloor, NoCard, -sum)
		return list
	}
	add(TermMarkers, NoCard, int(unit.Plus1)+2*int(unit.Plus2))
	add(TermWeak, NoCard, -2*int(unit.Minus2))
	if soldiers.Has(u) {
		for _, aura := range [...]Card{Calahan, Bunker} {
			if s.ableIn(aura, unit.City) {
				add(TermAura, aura, 1)
			}
		}
	} else {
		if s.ableIn(Saboteur, unit.City) && !s.immune(u) {
			add(TermAura, Saboteur, -1)
		}
		add(TermFloor, NoCard, max(0, -sum))
	}
	add(TermModule, unit.Module, unit.moduleStrength())
	if s.Flagged[Netted].Has(u) {
		add(TermNet, NoCard, -sum)
	}
	return list
}
