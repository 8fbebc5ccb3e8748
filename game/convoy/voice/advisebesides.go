package voice

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// besides returns what a plan brings apart from what it makes of a city: whom it kills, who comes back to hand, what is
// drawn, what Moloch's deck loses, which is what the Outpost is after. "" if it brings nothing.
func (v *Voice) besides(s, then *convoy.View, first convoy.Act) string {
	if then == nil || then.Battle != s.Battle {
		return ""
	}
	me, foe := s.Who, convoy.Other(s.Who)
	var list []string
	if first.Verb != convoy.DoPick && first.Verb != convoy.DoInstant { // else whom it is done to is named
		if killed := v.gone(s, foe, then.Discard[foe].Cards()); killed != "" {
			list = append(list, v.T("advise.kills", "cards", killed))
		}
		if back := v.gone(s, me, then.Own.Cards()); back != "" {
			list = append(list, v.T("advise.back", "cards", back))
		}
	}
	// of which the text says so
	if n := int(s.DeckSize[me]) - int(then.DeckSize[me]); n > 0 && first.Verb != convoy.DoInstant {
		list = append(list, v.T("advise.draws", "n", n))
	}
	if n := int(s.DeckSize[foe]) - int(then.DeckSize[foe]); n > 0 && me == convoy.Outpost {
		list = append(list, v.T("advise.mills", "n", n))
	}
	return strings.Join(list, " ")
}

// gone names the units of a side that stand on the road and are in a pile after a plan, "" for none.
func (v *Voice) gone(s *convoy.View, side game.Seat, pile []convoy.Card) string {
	return v.those(s, side, func(u convoy.Card) bool { return slices.Contains(pile, u) })
}

// those names the units of a side on the road that something is true of, "" for none.
func (v *Voice) those(s *convoy.View, side game.Seat, which func(convoy.Card) bool) string {
	var names []string
	for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
		for _, u := range s.UnitsIn(c, side) {
			if which(u) {
				names = append(names, v.Card(u))
			}
		}
	}
	return strings.Join(names, ", ")
}

// adviseBuilding returns what a building does to the robots of its city, or else its text, and that it waits for a
// battle to come.
func (v *Voice) adviseBuilding(s, then *convoy.View, c convoy.Card, city convoy.City, what string) string {
	if then != nil {
		foe := convoy.Other(s.Who)
		if off := v.those(s, foe, func(u convoy.Card) bool { return then.Disabled(u) && !s.Disabled(u) }); off != "" {
			return v.T("advise.switches", "what", what, "cards", off)
		}
		if held := v.those(s, foe, func(u convoy.Card) bool { return then.Fenced(u) && !s.Fenced(u) }); held != "" {
			return v.T("advise.holds", "what", what, "cards", held)
		}
	}
	if city != s.Active {
		return v.T("advise.waits."+c.ID(), "what", what)
	}
	return v.T("advise.text", "what", what, "text", v.Text(c))
}
