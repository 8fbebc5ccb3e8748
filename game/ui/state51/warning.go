package state51

import (
	"strings"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
)

// Warning warns of a redevelopment that takes away something lasting, and of passing while something can still be done:
// goods left on a base are lost, and a pass is final for the round (6.1, 6.2). It names the action that brings most.
// Swapping cards is named only if there is nothing else.
func (k *Skin) Warning(s *table.Session, a table.Action) string {
	v := s.View().(*rules.View)
	if act := rules.ActOf(a.Move); act.Verb == rules.DoRedevelop {
		lost, lasting := k.voice.Losses(v, v.Who, rules.Card(act.B), rules.Card(act.A))
		if !lasting {
			return ""
		}
		return strings.Join(lost, " ")
	}
	if v.Ask != rules.AskAct || rules.ActOf(a.Move).Verb != rules.DoPass {
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
