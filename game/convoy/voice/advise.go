package voice

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
)

// Advise says in one sentence why a plan is good: what it does to the battle, or what else it is for. It uses only what
// the view knows.
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
			key = "advise.mulligan.weak" // so many are enough
		}
		return v.T(key, "n", units, "all", s.Own.Len())
	case convoy.DoDistrict:
		return v.adviseDistrict(s, int(first.A))
	case convoy.DoDone:
		return v.adviseDone(s)
	case convoy.DoDiscard:
		return v.T("advise.discard", "card", v.Card(convoy.Card(first.A)))
	case convoy.DoMill:
		return v.T("advise.mill", "card", v.Card(convoy.Card(first.A)))
	case convoy.DoPickNone:
		return v.T("advise.none")
	}
	whole := plan
	plan = foresee.FirstOf(s, plan) // later payments and choices do not matter here
	then := foresee.After(s, plan)
	what := v.what(s, plan)
	said := v.adviseBattle(s, then, first, what)
	if said == "" {
		said = v.adviseMove(s, then, plan, what)
	}
	besides := v.besides(s, then, first)
	if said == "" && besides != "" && first.Verb == convoy.DoPlay && convoy.City(first.B) == s.Active {
		return v.T("advise.text", "what", what, "text", besides) + v.price(plan) // which is what the card is played for
	}
	if said == "" {
		said = v.adviseElse(s, then, first, what)
		besides = strings.TrimSpace(besides + " " + v.adviseLater(s, whole, len(plan)))
	}
	return strings.TrimSpace(said+" "+besides) + v.price(plan)
}

// adviseLater says what happens in the battle, which the enemy leads, if a plan for the whole attack begins elsewhere:
// who takes the lead after the first moves, or that the enemy keeps it. It returns "" if there is nothing to say.
func (v *Voice) adviseLater(s *convoy.View, plan []game.Move, first int) string {
	foe := convoy.Other(s.Who)
	if s.Fight == 0 || s.Phase > convoy.OutpostAttack || s.Asked() != nil || s.Leader(s.Active) != foe {
		return ""
	}
	end := foresee.AfterPhase(s, plan)
	if end == nil || end.Battle != s.Battle {
		return ""
	}
	if end.Leader(s.Active) == foe {
		return v.T("advise.letgo")
	}
	for _, m := range plan[first:] {
		if act := convoy.ActOf(m); act.Verb == convoy.DoPlay && convoy.City(act.B) == s.Active {
			return v.T("advise.next", "card", v.Card(convoy.Card(act.A)))
		}
	}
	return ""
}

// price names the cards that a plan pays with, or returns "" if there are none.
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

// adviseDistrict says why to fight for a district.
func (v *Voice) adviseDistrict(s *convoy.View, n int) string {
	city := districtCity(s)
	benefit := city.BenefitOf(n)
	if benefit == convoy.None && standing(s, city) > 1 {
		return v.T("advise.district.none", "n", n)
	}
	return v.T("advise.district", "n", n, "brings", v.T("benefit."+benefit.String()+".long"))
}

// standing returns how many districts of a city are not ravaged.
func standing(s *convoy.View, city convoy.City) (n int) {
	for d := 1; d <= s.Districts(city); d++ {
		if !s.IsRavaged(city, d) {
			n++
		}
	}
	return n
}

// adviseDone says to end a phase, and why.
func (v *Voice) adviseDone(s *convoy.View) string {
	return "**" + v.T("action.done."+donePhase(s)) + ".** " + v.whyDone(s)
}

func (v *Voice) whyDone(s *convoy.View) string {
	me := s.Who
	mine, theirs := s.Total(s.Active, me), s.Total(s.Active, convoy.Other(me))
	leader := s.Leader(s.Active)
	switch {
	case s.Own.Len() == 0 && leader == me:
		return v.T("advise.done.lead.none", "mine", mine, "theirs", theirs)
	case s.Own.Len() == 0:
		return v.T("advise.done.behind.none")
	}
	switch leader {
	case me:
		if most := foresee.ForecastOf(s).High[convoy.Other(me)]; most >= mine {
			return v.T("advise.done.risk", "mine", mine, "theirs", theirs, "most", most)
		}
		return v.T("advise.done.lead", "mine", mine, "theirs", theirs, "n", s.Own.Len())
	case convoy.Other(me):
		return v.T("advise.done.behind", "n", s.Own.Len())
	}
	return v.T("advise.done.even", "n", s.Own.Len())
}

// adviseBattle says what a plan does to the battle, or returns "" if the battle gets no better or is over.
func (v *Voice) adviseBattle(s, then *convoy.View, first convoy.Act, what string) string {
	me, foe, city := s.Who, convoy.Other(s.Who), s.Active
	if then == nil || then.Battle != s.Battle || s.Fight == 0 {
		return ""
	}
	mine, theirs := then.Total(city, me), then.Total(city, foe)
	if mine == s.Total(city, me) && theirs == s.Total(city, foe) {
		return ""
	}
	if first.Verb == convoy.DoPick {
		what = v.T("advise.what.pick", "card", what)
	}
	args := []any{"what", what, "mine", mine, "theirs", theirs, "unit", v.cardOrBlank(strongest(then, city, foe)),
		"city", v.City(city)}
	before, after := s.Leader(city), then.Leader(city)
	if margin := s.Total(city, me) - s.Total(city, foe); mine-theirs <= margin && (after != me || before == me) {
		return "" // the plan is not for this battle
	}
	switch {
	case after == me && before == me && first.Verb == convoy.DoPlay && s.Phase >= convoy.OutpostAttack &&
		standing(s, city) > 1 && foresee.ForecastOf(s).High[foe] < s.Total(city, me):
		return v.T("advise.ahead", args...)
	case after == me && before == me:
		return v.T("advise.widens", args...)
	case after == me && strongest(then, city, foe) != convoy.NoCard &&
		strongest(then, city, foe) != convoy.Card(first.A):
		return v.T("advise.turns", args...)
	case after == me:
		return v.T("advise.takes", args...)
	case after == game.NoSeat && before == foe && s.Phase >= convoy.OutpostAttack &&
		foresee.ForecastOf(then).High[foe] <= mine:
		return v.T("advise.ties", args...)
	case theirs < s.Total(city, foe):
		return v.T("advise.weakens", args...)
	case theirs-mine > withinReach && first.Verb == convoy.DoPlay && city == convoy.NewYork:
		return v.T("advise.york."+sideKey(me), args...)
	case theirs-mine > withinReach && first.Verb == convoy.DoPlay && standing(s, city) > 1:
		return v.T("advise.stays", args...)
	case theirs-mine > withinReach:
		return v.T("advise.far", args...)
	}
	if next := rest(then, city, me, theirs-mine); next != convoy.NoCard {
		return v.T("advise.rest", append(args, "next", v.Card(next))...)
	}
	return v.T("advise.closes", args...)
}

// rest returns the strongest unit in hand that could take the lead after a plan by its printed strength alone, or
// NoCard.
func rest(then *convoy.View, city convoy.City, me game.Seat, behind int) convoy.Card {
	best := convoy.NoCard
	if then.Turn() != me {
		return best
	}
	for _, c := range then.Own.Cards() {
		if c.IsUnit() && c.Kind() != convoy.Building && then.Fits(c, city) && c.Strength() > behind &&
			(best == convoy.NoCard || c.Strength() > best.Strength()) {
			best = c
		}
	}
	return best
}

// withinReach is the largest deficit that one more card can make up.
const withinReach = 3

// strongest returns a side's strongest unit in a city, or NoCard.
func strongest(s *convoy.View, c convoy.City, side game.Seat) convoy.Card {
	best := convoy.NoCard
	for _, u := range s.UnitsIn(c, side) {
		if best == convoy.NoCard || s.Strength(u) > s.Strength(best) {
			best = u
		}
	}
	return best
}
