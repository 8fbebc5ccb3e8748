package state51

import (
	"strings"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
)

// Warning warns of a redevelopment that takes away something lasting, of a leader who replaces another, and of passing
// while something can still be done: goods left on a base are lost, and a pass is final for the round (6.1, 6.2). It
// names the action that brings most. Swapping cards is named only if there is nothing else.
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
	var best *table.Action
	most := 0
	for _, other := range s.Actions() {
		if other.Move == a.Move {
			continue
		}
		if best == nil || rules.ActOf(best.Move).Verb == rules.DoSwap {
			best = &other
		}
		if n := foresee.Points(v, other.Move); n > most {
			best, most = &other, n
		}
	}
	if best == nil {
		return ""
	}
	ends, could := "warning.pass", "warning.still"
	if v.Seats[v.Who].Base != (rules.Tokens{}) {
		ends = "warning.pass.lost"
	}
	for _, other := range s.Actions() {
		if other.Move != a.Move && other.Path[0] != best.Path[0] {
			could = "warning.still.more"
		}
	}
	return k.voice.T(ends) + " " + k.voice.T(could, "move", best.Label)
}
