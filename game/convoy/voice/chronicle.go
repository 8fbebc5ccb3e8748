package voice

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// Chronicle sums up a finished game for a side: battles, how near the end of the deck was, districts left, kills by
// each side, and its best unit or card.
func (v *Voice) Chronicle(view game.View, lines []table.Line) []string {
	s := view.(*convoy.View)
	won, lost := 0, 0
	kills := map[string]int{} // by the name of the card that killed
	best, killed := "", 0
	for _, l := range lines {
		switch e := l.Event.(type) {
		case convoy.BattleDecided:
			if e.Seat == s.Who {
				won++
			}
		case convoy.Killed:
			if e.Card.Side() == s.Who {
				lost++
				continue
			}
			killed++
			if e.By != convoy.NoCard && e.By.Side() == s.Who {
				name := v.Card(e.By)
				if kills[name]++; best == "" || kills[name] > kills[best] {
					best = name
				}
			}
		}
	}
	list := []string{v.T("chronicle.battles", "n", int(s.Battle), "won", won),
		v.T("chronicle.deck", "n", int(s.DeckSize[convoy.Moloch]))}
	if n := s.StandingDistricts(); n > 0 {
		list = append(list, v.T("chronicle.districts", "n", n))
	}
	list = append(list, v.T("chronicle.kills", "n", killed, "lost", lost))
	if best != "" {
		list = append(list, v.T("chronicle.best", "card", best, "n", kills[best]))
	}
	return list
}
