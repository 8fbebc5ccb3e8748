package voice

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/table"
)

// aboutVerb is which moves a first hint speaks of; the others speak of what is asked.
var aboutVerb = map[string]aurora.Verb{"explore": aurora.VerbExplore, "crew": aurora.VerbUse, "part": aurora.VerbBonus,
	"pass": aurora.VerbPass, "damage": aurora.VerbHit, "drive": aurora.VerbDrive, "ship": aurora.VerbDrive,
	"fire": aurora.VerbFire, "contaminate": aurora.VerbPick}

// FirstHint implements table.Tutor: what a hint of the game's says, and the thing it speaks of.
func (s *Speaker) FirstHint(view game.View, legal []game.Move, name string) (said string, of []table.Spot) {
	said = s.T("first." + name)
	if name == "wolves" {
		v := view.(*aurora.View)
		for _, slot := range v.Slots[1:] {
			if slot.Card != aurora.NoCard && s.game.Data().Of(slot.Card).Kind == aurora.Enemy {
				return said, []table.Spot{s.cardSpot(slot.Card)}
			}
		}
	}
	for _, m := range legal {
		if verb, ok := aboutVerb[name]; ok && aurora.ActOf(m).Verb == verb {
			return said, s.Path(view, m)[:1]
		}
	}
	return said, nil
}
