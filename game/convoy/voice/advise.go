package voice

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Advise says in one sentence why a plan is a good one, as a friend at the table
// would: what it makes of the battle, or what it is for. It knows what the view
// knows.
func (v *Voice) Advise(view game.View, plan []game.Move) string {
	s := view.(*convoy.View)
	if len(plan) == 0 {
		return ""
	}
	first := convoy.ActOf(plan[0])
	switch first.Verb {
	case convoy.DoKeep, convoy.DoMulligan:
		units := 0
		for _, c := range s.Own.Cards() {
			if c.IsUnit() {
				units++
			}
		}
		key := map[convoy.Verb]string{convoy.DoKeep: "advise.keep", convoy.DoMulligan: "advise.mulligan"}[first.Verb]
		if first.Verb == convoy.DoMulligan && 2*units > s.Own.Len() {
			key = "advise.mulligan.weak" // that many are enough
		}
		return v.T(key, "n", units, "all", s.Own.Len())
	case convoy.DoDistrict:
		return v.T("advise.district", "n", first.A, "brings", v.T("benefit."+districtCity(s).BenefitOf(int(first.A)).String()+".long"))
	case convoy.DoDone:
		return v.adviseDone(s)
	case convoy.DoDiscard:
		return v.T("advise.discard", "card", v.Card(convoy.Card(first.A)))
	case convoy.DoMill:
		return v.T("advise.mill", "card", v.Card(convoy.Card(first.A)))
	case convoy.DoPickNone:
		return v.T("advise.none")
	}
	then := s.Foresee(plan)
	what := v.what(s, plan)
	said := v.adviseBattle(s, then, what)
	if said == "" {
		said = v.adviseAway(s, then, what)
	}
	if said == "" {
		said = v.adviseElse(s, then, first, what)
	}
	return said + v.milled(s, then) + v.price(plan)
}

// milled says that a plan costs Moloch cards of its deck, which is what the Outpost is after; "" if it does not.
func (v *Voice) milled(s, then *convoy.View) string {
	if then == nil || s.Who != convoy.Outpost || then.Battle != s.Battle || then.DeckSize[convoy.Moloch] >= s.DeckSize[convoy.Moloch] {
		return ""
	}
	return " " + v.T("advise.mills", "n", int(s.DeckSize[convoy.Moloch])-int(then.DeckSize[convoy.Moloch]))
}

// price names the cards that a plan pays with, "" if there are none.
func (v *Voice) price(plan []game.Move) string {
	var cards []string
	for _, m := range plan[1:] {
		if act := convoy.ActOf(m); act.Verb == convoy.DoDiscard {
			cards = append(cards, v.Card(convoy.Card(act.A)))
		}
	}
	if cards == nil {
		return ""
	}
	return " " + v.T("advise.price", "cards", strings.Join(cards, ", "))
}

// adviseDone is why to end a phase.
func (v *Voice) adviseDone(s *convoy.View) string {
	me := s.Who
	mine, theirs := s.Total(s.Active, me), s.Total(s.Active, convoy.Other(me))
	switch s.Leader(s.Active) {
	case me:
		if most := s.Forecast().High[convoy.Other(me)]; most >= mine {
			return v.T("advise.done.risk", "mine", mine, "theirs", theirs, "most", most)
		}
		return v.T("advise.done.lead", "mine", mine, "theirs", theirs, "n", s.Own.Len())
	case convoy.Other(me):
		return v.T("advise.done.behind", "n", s.Own.Len())
	}
	return v.T("advise.done.even", "n", s.Own.Len())
}

// adviseBattle is what a plan makes of the battle, "" if that becomes no better
// for it or is not there any more.
func (v *Voice) adviseBattle(s, then *convoy.View, what string) string {
	me, foe, city := s.Who, convoy.Other(s.Who), s.Active
	if then == nil || then.Battle != s.Battle || s.Fight == 0 {
		return ""
	}
	mine, theirs := then.Total(city, me), then.Total(city, foe)
	if mine == s.Total(city, me) && theirs == s.Total(city, foe) {
		return ""
	}
	args := []any{"what", what, "mine", mine, "theirs", theirs, "unit", v.cardOrBlank(strongest(then, city, foe)), "city", v.City(city)}
	before, after := s.Leader(city), then.Leader(city)
	if margin := s.Total(city, me) - s.Total(city, foe); mine-theirs <= margin && (after != me || before == me) {
		return "" // it is not done for this battle
	}
	switch {
	case after == me && before == me:
		return v.T("advise.widens", args...)
	case after == me && strongest(then, city, foe) != convoy.NoCard:
		return v.T("advise.turns", args...)
	case after == me:
		return v.T("advise.takes", args...)
	case theirs < s.Total(city, foe):
		return v.T("advise.weakens", args...)
	case theirs-mine > withinReach:
		return v.T("advise.far", args...)
	}
	return v.T("advise.closes", args...)
}

// withinReach is by how much a side may be behind that can still catch up with
// one card more.
const withinReach = 3

// strongest is the unit of a side in a city that counts most, NoCard for none.
func strongest(s *convoy.View, c convoy.City, side game.Seat) convoy.Card {
	best := convoy.NoCard
	for _, u := range s.UnitsIn(c, side) {
		if best == convoy.NoCard || s.Strength(u) > s.Strength(best) {
			best = u
		}
	}
	return best
}

// adviseAway is why own units leave the battle, "" if none does.
func (v *Voice) adviseAway(s, then *convoy.View, what string) string {
	if then == nil || then.Battle != s.Battle {
		return ""
	}
	for _, u := range s.UnitsIn(s.Active, s.Who) {
		if to := then.Units[u].City; to != convoy.Nowhere && to != s.Active {
			return v.T("advise.away", "what", what, "unit", v.Card(u), "city", v.City(s.Active), "to", v.City(to))
		}
	}
	return ""
}

// adviseElse is what a plan is for that makes the battle no better.
func (v *Voice) adviseElse(s, then *convoy.View, first convoy.Act, what string) string {
	c, city := convoy.Card(first.A), convoy.City(first.B)
	switch first.Verb {
	case convoy.DoPlay:
		key := "advise.later"
		switch {
		case city == s.Active || c.Kind() == convoy.Building:
			return v.T("advise.text", "what", what, "text", v.Text(c))
		case city == convoy.NewYork && s.Who == convoy.Moloch:
			key = "advise.york.moloch"
		case city == convoy.NewYork:
			key = "advise.york.outpost"
		case then != nil && then.Units[c].Plus1 > 0:
			key = "advise.first"
		case then != nil && then.Battle == s.Battle:
			return v.T("advise.there", "what", what, "mine", then.Total(city, s.Who), "theirs", then.Total(city, convoy.Other(s.Who)))
		}
		return v.T(key, "what", what, "city", v.City(city))
	case convoy.DoSupport:
		return v.T("advise.text", "what", what, "text", v.Support(s, s.Active))
	case convoy.DoPick, convoy.DoPickModule, convoy.DoFirst, convoy.DoCity:
		return v.advisePick(s, first, what)
	}
	if first.Verb == convoy.DoUse && inModules(s) && s.Units[c].Module != convoy.NoCard {
		c = s.Units[c].Module
	}
	return v.T("advise.text", "what", what, "text", v.Text(c))
}

// advisePick is what to choose: for units with what will be done to them, and
// where they are.
func (v *Voice) advisePick(s *convoy.View, first convoy.Act, what string) string {
	key := "advise.pick"
	if c := convoy.Card(first.A); first.Verb == convoy.DoPick && c.IsUnit() && s.Units[c].City != convoy.Nowhere {
		key = "advise.pick.unit"
		if f := s.Asked(); f != nil && c.Side() != s.Who {
			switch f.Effect.Do.String() {
			case "kill":
				key = "advise.pick.kill"
			case "hack":
				key = "advise.pick.hack"
			}
		}
		return v.T(key, "what", what, "city", v.City(s.Units[c].City))
	}
	return v.T(key, "what", what)
}

// what is the plan's first step in a few words: a card, and where it goes or
// whom it is for.
func (v *Voice) what(s *convoy.View, plan []game.Move) string {
	act := convoy.ActOf(plan[0])
	c := convoy.Card(act.A)
	switch act.Verb {
	case convoy.DoPlay:
		return v.T("advise.what.city", "card", v.Card(c), "city", v.City(convoy.City(act.B)))
	case convoy.DoUse:
		if act.B != 0 {
			return v.T("advise.what.city", "card", v.Card(c), "city", v.City(convoy.City(act.B)))
		}
		if inModules(s) && s.Units[c].Module != convoy.NoCard {
			c = s.Units[c].Module
		}
	case convoy.DoAttach:
		return v.T("advise.what.on", "card", v.Card(c), "unit", v.Card(convoy.Card(act.B)))
	case convoy.DoSupport:
		return v.T("advise.what.support", "city", v.City(s.Active))
	case convoy.DoCity:
		return v.City(convoy.City(act.A))
	}
	if len(plan) > 1 && act.Verb == convoy.DoInstant {
		if next := convoy.ActOf(plan[1]); next.Verb == convoy.DoPick {
			return v.T("advise.what.on", "card", v.Card(c), "unit", v.Card(convoy.Card(next.A)))
		}
	}
	return v.Card(c)
}
