package voice

import (
	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/table"
)

// aboutVerb is which moves a first hint speaks of; the others speak of what is asked.
var aboutVerb = map[string][]state51.Verb{"draft": {state51.DoTake},
	"ways": {state51.DoAnnex, state51.DoCooperate, state51.DoPillage}, "spoils": {state51.DoCash},
	"work": {state51.DoWork}, "visit": {state51.DoVisit}, "redevelop": {state51.DoRedevelop}, "pass": {state51.DoPass}}

// FirstHint implements table.Tutor: what a hint of the game's says, and the thing it speaks of.
func (s *Speaker) FirstHint(view game.View, legal []game.Move, name string) (said string, of []table.Spot) {
	said = s.T("first." + name)
	if name == "contacts" {
		return said, []table.Spot{table.KindPiece.Spot(s.game.Base(view.Seat()).Contacts[state51.Grey].ID)}
	}
	for _, verb := range aboutVerb[name] {
		for _, m := range legal {
			if state51.ActOf(m).Verb == verb {
				return said, s.Path(view, m)[:1]
			}
		}
	}
	return said, nil
}
