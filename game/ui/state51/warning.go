package state51

import (
	"strings"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
)

// Warning warns of a redevelopment that takes away something lasting, of a leader who replaces another, and of passing
// while something can still be done: goods left on a base are lost, and a pass is final for the round (6.1, 6.2). It
// names the action that brings most.
func (k *Skin) Warning(s *table.Session, a table.Action) string {
	v := s.View().(*rules.View)
	act := rules.ActOf(a.Move)
	if was := v.Seats[v.Who].Leader; act.Verb == rules.DoLead && was != rules.NoCard {
		key := "warning.lead"
		if _, n := k.game.LeaderGood(&v.Seats[v.Who]); n > 0 {
			key = "warning.lead.lost"
		}
		return k.voice.T(key, "card", k.voice.Card(was))
	}
	if act.Verb == rules.DoRedevelop {
		lost, lasting := k.voice.Losses(v, v.Who, rules.Card(act.B), rules.Card(act.A))
		if !lasting {
			return ""
		}
		return strings.Join(lost, " ")
	}
	if v.Ask != rules.AskAct || act.Verb != rules.DoPass {
		return ""
	}
	best, more := k.best(s, a)
	if best == nil {
		return ""
	}
	ends, could := "warning.pass", "warning.still"
	if v.Seats[v.Who].Base != (rules.Tokens{}) && !v.Reached() { // in the last round nothing is kept anyway
		ends = "warning.pass.lost"
	}
	if more {
		could = "warning.still.more"
	}
	return k.voice.T(ends) + " " + k.voice.T(could, "move", best.Label)
}

// weights say which actions are worth more to somebody about to pass, where none brings points at once. Those without
// a number are named only if there is nothing else, and in the last round not at all.
var weights = map[rules.Verb]int{rules.DoAnnex: 6, rules.DoRedevelop: 6, rules.DoCooperate: 5, rules.DoLead: 5,
	rules.DoPillage: 4, rules.DoWork: 3, rules.DoVisit: 3, rules.DoRob: 3, rules.DoHire: 2}

// best returns the action instead of a pass that brings most, nil if there is none that is worth naming, and whether
// there are others.
func (k *Skin) best(s *table.Session, pass table.Action) (best *table.Action, more bool) {
	v := s.View().(*rules.View)
	points, weight := 0, -1
	for _, other := range s.Actions() {
		n, w := foresee.Points(v, other.Move), weights[rules.ActOf(other.Move).Verb]
		if other.Move == pass.Move || v.Reached() && n == 0 && w == 0 {
			continue
		}
		more = more || best != nil && other.Path[0] != best.Path[0]
		if n > points || n == points && w > weight {
			best, points, weight = &other, n, w
		}
	}
	return best, more
}
