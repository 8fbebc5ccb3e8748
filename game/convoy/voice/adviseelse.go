package voice

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
)

// adviseMove says what makes a unit change cities, the one that was chosen or one of one's own. It returns "" if none
// does.
func (v *Voice) adviseMove(s, then *convoy.View, plan []game.Move, what string) string {
	if then == nil || then.Battle != s.Battle {
		return ""
	}
	first := convoy.ActOf(plan[0])
	for _, m := range plan {
		if u := convoy.Card(convoy.ActOf(m).A); convoy.ActOf(m).Verb == convoy.DoPick && u.IsUnit() &&
			moves(s, then, u) {
			return v.goes(s, then, first, u, what)
		}
	}
	for _, side := range []game.Seat{s.Who, convoy.Other(s.Who)} {
		for from := s.Active; from <= convoy.NewYork; from++ {
			for _, u := range s.UnitsIn(from, side) {
				if moves(s, then, u) {
					return v.goes(s, then, first, u, what)
				}
			}
		}
	}
	return ""
}

// moves reports whether a plan moves a unit to another city.
func moves(s, then *convoy.View, u convoy.Card) bool {
	from, to := s.Units[u].City, then.Units[u].City
	return from != convoy.Nowhere && to != convoy.Nowhere && from != to
}

// goes says what makes a unit go to another city.
func (v *Voice) goes(s, then *convoy.View, first convoy.Act, u convoy.Card, what string) string {
	to, form := then.Units[u].City, ""
	if first.Verb == convoy.DoCity || convoy.Card(first.A) == u {
		form = ".self" // the card itself moves, or only its city is chosen
	}
	args := []any{"what", what, "unit", v.Card(u), "to", v.City(to), "mine", then.Total(to, s.Who), "theirs",
		then.Total(to, convoy.Other(s.Who))}
	if s.Units[u].City == s.Active && u.Side() == s.Who {
		return v.T("advise.away"+form, args...)
	}
	return v.T("advise.goes"+form, args...)
}

// adviseElse says what a plan is for that does not improve the battle.
func (v *Voice) adviseElse(s, then *convoy.View, first convoy.Act, what string) string {
	c, city := convoy.Card(first.A), convoy.City(first.B)
	switch first.Verb {
	case convoy.DoPlay:
		key := "advise.later"
		switch {
		case c.Kind() == convoy.Building:
			return v.adviseBuilding(s, then, c, city, what)
		case city == s.Active:
			return v.T("advise.text", "what", what, "text", v.Text(c))
		case city == convoy.NewYork && s.Who == convoy.Moloch:
			key = "advise.york.moloch"
		case city == convoy.NewYork:
			key = "advise.york.outpost"
		case then != nil && then.Units[c].Plus1 > 0:
			key = "advise.first"
		case then != nil && then.Battle == s.Battle:
			return v.T("advise.there", "what", what, "mine", then.Total(city, s.Who), "theirs",
				then.Total(city, convoy.Other(s.Who)))
		}
		return v.T(key, "what", what, "city", v.City(city))
	case convoy.DoSupport:
		return v.T("advise.support", "what", what, "text", v.Support(s, s.Active))
	case convoy.DoPick, convoy.DoPickModule, convoy.DoFirst, convoy.DoCity:
		return v.advisePick(s, first, what)
	}
	if first.Verb == convoy.DoUse && inModules(s) && s.Units[c].Module != convoy.NoCard {
		c = s.Units[c].Module
	}
	return v.T("advise.text", "what", what, "text", v.Text(c))
}

// advisePick says what to choose. For a unit, it says what happens to it and where it is.
func (v *Voice) advisePick(s *convoy.View, first convoy.Act, what string) string {
	c, f := convoy.Card(first.A), s.Asked()
	if first.Verb == convoy.DoFirst {
		return v.T("advise.pick.first", "what", what)
	}
	if first.Verb != convoy.DoPick || f == nil || !c.IsUnit() || s.Units[c].City == convoy.Nowhere {
		return v.T("advise.pick", "what", what)
	}
	key, effect := "advise.pick.foe", f.Effect.Do.String()
	switch {
	case c.Side() == s.Who && (effect == "return" || effect == "copy"):
		key = "advise.pick." + effect
	case c.Side() == s.Who:
		key = "advise.pick.own"
	case effect == "kill" || effect == "hack":
		key = "advise.pick." + effect
	}
	return v.T(key, "what", what, "city", v.City(s.Units[c].City))
}

// Briefly implements table.Adviser. It names what a plan begins with.
func (v *Voice) Briefly(view game.View, plan []game.Move) string {
	s := view.(*convoy.View)
	switch convoy.ActOf(plan[0]).Verb {
	case convoy.DoPlay, convoy.DoUse, convoy.DoAttach, convoy.DoInstant:
		return v.what(s, foresee.FirstOf(s, plan))
	}
	return ""
}

// what says in a few words what a plan begins with: a card, and where it goes or whom it is for.
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
