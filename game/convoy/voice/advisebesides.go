package voice

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// besides says what a plan does apart from the totals of a city: who is killed, who returns to the hand, what is drawn,
// and how many cards Moloch's deck loses, which is what the Outpost wants. It returns "" if there is nothing.
func (v *Voice) besides(s, then *convoy.View, first convoy.Act) string {
	if then == nil || then.Battle != s.Battle {
		return ""
	}
	me, foe := s.Who, convoy.Other(s.Who)
	var list []string
	if first.Verb != convoy.DoPick && first.Verb != convoy.DoInstant { // otherwise the move itself names the target
		if killed := v.gone(s, foe, then.Discard[foe].Cards()); killed != "" {
			list = append(list, v.T("advise.kills", "cards", killed))
		}
		if back := v.gone(s, me, then.Own.Cards()); back != "" {
			list = append(list, v.T("advise.back", "cards", back))
		}
	}
	// An instant says so in its text.
	if n := int(s.DeckSize[me]) - int(then.DeckSize[me]); n > 0 && first.Verb != convoy.DoInstant {
		list = append(list, v.T("advise.draws", "n", n))
	}
	if n := int(s.DeckSize[foe]) - int(then.DeckSize[foe]); n > 0 && me == convoy.Outpost {
		list = append(list, v.T("advise.mills", "n", n))
	}
	return strings.Join(list, " ")
}

// gone names a side's units that are on the road now and in a pile after the plan, or returns "".
func (v *Voice) gone(s *convoy.View, side game.Seat, pile []convoy.Card) string {
	return v.those(s, side, func(u convoy.Card) bool { return slices.Contains(pile, u) })
}

// those names the units of a side on the road for which a function returns true, or returns "".
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

// adviseBuilding says what a building does to the robots of its city or, if nothing, its text, and that it waits for a
// later battle.
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
