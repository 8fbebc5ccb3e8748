package aurora

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// costly are the moves that may cost a survivor without saying so. Moves that choose the survivor to lose say it, and
// ending a turn cannot be avoided.
var costly = map[rules.Verb]bool{rules.VerbExplore: true, rules.VerbUse: true, rules.VerbBoost: true,
	rules.VerbGo: true, rules.VerbCard: true, rules.VerbBonus: true, rules.VerbBlock: true, rules.VerbChoose: true,
	rules.VerbPick: true, rules.VerbHit: true, rules.VerbDrive: true, rules.VerbAttach: true, rules.VerbReplace: true,
	rules.VerbDetach: true, rules.VerbTake: true}

// Warning warns of losing a survivor, of a gun that cannot hit, of going without a bonus that costs nothing, and of
// what exploring spends and does first if there is only one way to do it, since the first touch then makes the move.
func (k *Skin) Warning(s *table.Session, a table.Action) string {
	v, act := s.View().(*rules.View), rules.ActOf(a.Move)
	if act.Verb == rules.VerbFire && act.C == 0 { // ammo for nothing
		level := v.KindAt(v.Who, rules.Spot(act.A)).Gun()
		if hit, _, _ := foresee.Chances(v, level); hit == 0 {
			return k.voice.Odds(v, level)
		}
	}
	if act.Verb == rules.VerbSkip && v.Ask == rules.AskBonus {
		return k.forgone(s, v)
	}
	if v.Asked != v.Who || !costly[act.Verb] {
		return ""
	}
	toll := foresee.TollOf(v, []game.Move{a.Move})
	var list []string
	if act.Verb == rules.VerbExplore && toll.Spent.Resources() > 0 {
		list = append(list, k.voice.T("warning.spent", "list", k.voice.Spent(&toll)))
	}
	if act.Verb == rules.VerbExplore && harmsFirst(v, a.Move) {
		list = append(list, k.prints[v.Slots[act.A].Card].Words[0])
	}
	var lost []string
	for _, c := range toll.Lost {
		lost = append(lost, k.voice.Card(c))
	}
	switch {
	case len(lost) > 0:
		list = append(list, k.voice.T("warning.lost", "list", strings.Join(lost, ", ")))
	case act.Verb == rules.VerbGo && foresee.Doomed(v):
		list = append(list, panel.PlainText(k.voice.T("forecast.doomed")))
	}
	return strings.Join(list, " ")
}

// forgone says which bonuses that cost nothing are not taken, "" if there are none.
func (k *Skin) forgone(s *table.Session, v *rules.View) string {
	var list []string
	for _, a := range s.Actions() {
		if rules.ActOf(a.Move).Verb != rules.VerbBonus {
			continue
		}
		if toll := foresee.TollOf(v, []game.Move{a.Move}); !toll.Any() {
			list = append(list, a.Label)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return k.voice.T("warning.bonus", "list", list)
}

// harmsFirst reports whether an exploration that asks for no survivors damages, contaminates or costs fame before it
// gives anything (7.6).
func harmsFirst(v *rules.View, explore game.Move) bool {
	if v.Game().Data().Of(v.Slots[rules.ActOf(explore).A].Card).Kind != rules.Location {
		return false
	}
	card := rules.Act{Verb: rules.VerbCard}.Move() // instead of the bonus
	for _, moves := range [][]game.Move{{explore}, {explore, card}} {
		if toll := foresee.TollOf(v, moves); toll.Damage+len(toll.Contaminated)+toll.Fame > 0 {
			return true
		}
	}
	return false
}
