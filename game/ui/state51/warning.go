package state51

import (
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
)

// Warning speaks against a pass while a point can still be had, or by who has done nothing yet in this round: what is
// left on a base is lost, and a pass is final for the round (6.1, 6.2).
func (k *Skin) Warning(s *table.Session, pass table.Action) string {
	v := s.View().(*rules.View)
	if v.Ask != rules.AskAct || rules.ActOf(pass.Move).Verb != rules.DoPass {
		return ""
	}
	var best *table.Action
	most := 0
	for _, a := range s.Actions() {
		if a.Move == pass.Move {
			continue
		}
		if best == nil && v.Seats[v.Who].Actions == 0 {
			best = &a
		}
		if n := foresee.Points(v, a.Move); n > most {
			best, most = &a, n
		}
	}
	if best == nil {
		return ""
	}
	return k.voice.T("warning.pass", "move", best.Label)
}
