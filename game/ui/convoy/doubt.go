package convoy

import (
	rules "convoy/game/convoy"
	"convoy/game/table"
)

// Doubt speaks against the end of a phase in which a battle that is not won
// could still be won by a move.
func (k *Skin) Doubt(s *table.Session, end table.Action) string {
	v := s.View().(*rules.View)
	if rules.ActOf(end.Move).Verb != rules.DoDone || v.Fight == 0 {
		return ""
	}
	if winner, _ := v.Sure(v.Forecast()); winner == v.Who {
		return ""
	}
	for _, a := range s.Actions() {
		if rules.ActOf(a.Move).Verb == rules.DoDone {
			continue
		}
		if winner, _ := v.Sure(v.After(a.Move)); winner == v.Who {
			return k.voice.T("doubt.end", "city", k.voice.City(v.Active), "move", a.Label)
		}
	}
	return ""
}
