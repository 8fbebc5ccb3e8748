package voice

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// Chronicle returns what a side may want to know of a game that is over: battles,
// how near the deck's end was, districts that stand, who killed how many, and its best unit or card.
func (v *Voice) Chronicle(view game.View, lines []table.Line) []string {
	s := view.(*convoy.View)
	won, lost := 0, 0
	kills := map[string]int{} // by the name of the card behind them
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
