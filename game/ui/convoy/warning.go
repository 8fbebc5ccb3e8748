package convoy

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/table"
)

// Warning warns against ending a phase while a battle that is not won could still be won by a move or two, and against
// passing up what costs nothing. It returns "" if there is nothing to say.
func (k *Skin) Warning(s *table.Session, a table.Action) string {
	v := s.View().(*rules.View)
	switch rules.ActOf(a.Move).Verb {
	case rules.DoPickNone:
		if f := v.Asked(); f != nil && f.Cause != rules.NoCard && gifts[f.Effect.Do.String()] {
			return k.voice.T("warning.pass", "cause", k.voice.Card(f.Cause))
		}
		return ""
	case rules.DoDone:
		return k.losing(v)
	}
	return ""
}

// gifts are the effects on a unit of one's own that never harm it.
var gifts = map[string]bool{"encourage": true, "strengthen": true, "shield": true}

// losing warns against ending a phase while a battle that is not won could still be won.
func (k *Skin) losing(v *rules.View) string {
	rescue := foresee.Rescue(v)
	if len(rescue) == 0 {
		return ""
	}
	said, then := k.saving(v, rescue[0]), v
	for i, m := range rescue[1:] {
		if next := foresee.After(then, []game.Move{rescue[i].Move}); next != nil {
			then = next // a module is used where it was attached
		}
		said = k.voice.T("warning.then", "first", strings.TrimSuffix(said, "."), "then", k.saving(then, m))
	}
	return k.voice.T("warning.end", "city", k.voice.City(v.Active), "move", said)
}

// saving says what a move of a rescue is: of a card that is played on a unit, on which one. Of a unit it says no
// printed strength, as it may well count more where it goes.
func (k *Skin) saving(v *rules.View, m foresee.Saving) string {
	act := rules.ActOf(m.Move)
	var key string
	switch aimed := m.Target != rules.NoCard; {
	case act.Verb == rules.DoPlay && aimed:
		key = "warning.play"
	case act.Verb == rules.DoPlay:
		key = "warning.place"
	case act.Verb == rules.DoInstant && aimed:
		key = "warning.instant"
	default:
		return k.voice.Label(v, m.Move)
	}
	return k.voice.T(key, "card", k.voice.Card(rules.Card(act.A)), "target", k.voice.Card(m.Target), "city",
		k.voice.City(rules.City(act.B)))
}
