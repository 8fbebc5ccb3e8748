package aurora

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// costly are the moves that may cost a survivor unsaid. Who chooses the one that is lost knows it, and who ends a turn
// cannot help it.
var costly = map[rules.Verb]bool{rules.VerbExplore: true, rules.VerbUse: true, rules.VerbBoost: true,
	rules.VerbGo: true, rules.VerbCard: true, rules.VerbBonus: true, rules.VerbBlock: true, rules.VerbChoose: true,
	rules.VerbPick: true, rules.VerbHit: true, rules.VerbDrive: true, rules.VerbAttach: true, rules.VerbReplace: true,
	rules.VerbDetach: true, rules.VerbTake: true}

// Warning speaks against what costs a survivor, and tells what is spent where exploring goes one way alone, and so is
// done with the first touch, and that a gun cannot hit.
func (k *Skin) Warning(s *table.Session, a table.Action) string {
	v, act := s.View().(*rules.View), rules.ActOf(a.Move)
	if act.Verb == rules.VerbFire && act.C == 0 { // ammo for nothing
		level := v.KindAt(v.Who, rules.Spot(act.A)).Gun()
		if hit, jam := k.chances(v, level); hit == 0 {
			return k.voice.T("forecast.odds", "level", level, "hit", hit, "jam", jam)
		}
	}
	if v.Asked != v.Who || !costly[act.Verb] {
		return ""
	}
	toll := foresee.TollOf(v, []game.Move{a.Move})
	var list []string
	if act.Verb == rules.VerbExplore && toll.Spent.Resources() > 0 {
		list = append(list, k.voice.T("warning.spent", "list", k.voice.Spent(&toll)))
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
