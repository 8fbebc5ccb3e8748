package convoy

import (
	"strings"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/table"
)

// Warning warns against ending a phase while a battle that is not won could still be won by a move or two. It returns
// "" if there is nothing to say.
func (k *Skin) Warning(s *table.Session, end table.Action) string {
	v := s.View().(*rules.View)
	if rules.ActOf(end.Move).Verb != rules.DoDone {
		return ""
	}
	rescue := foresee.Rescue(v)
	if len(rescue) == 0 {
		return ""
	}
	said, then := k.voice.Label(v, rescue[0]), v
	for i, m := range rescue[1:] {
		if next := foresee.After(then, rescue[i:i+1]); next != nil {
			then = next // a module is used where it was attached
		}
		said = k.voice.T("warning.then", "first", strings.TrimSuffix(said, "."), "then", k.voice.Label(then, m))
	}
	return k.voice.T("warning.end", "city", k.voice.City(v.Active), "move", said)
}
