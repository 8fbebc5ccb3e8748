package convoy

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
)

// atStake says what winning the battle brings this side and what losing it costs (4.8, 4.10): the district's benefit,
// which goes to the winner, cards of Moloch's deck, and a second district. Everything is told, as what is left out
// would be taken for nothing.
func (b *builder) atStake() string {
	v := b.View
	me, foe := v.Who, rules.Other(v.Who)
	foeKey := map[game.Seat]string{rules.Moloch: "moloch", rules.Outpost: "outpost"}[foe]
	benefit := v.Active.BenefitOf(int(v.Fight))
	won, lost := []string{}, []string{}
	switch benefit {
	case rules.Kill, rules.Draw, rules.Send:
		key := "stake." + benefit.String()
		if !v.Benefits(me, v.Active, benefit) {
			key += ".none"
		}
		won = append(won, b.T(key))
		lost = append(lost, b.T("stake.they."+benefit.String()+"."+foeKey))
	}
	if me == rules.Outpost {
		won, lost = append(won, b.winsOf(rules.Outpost)...), append(lost, b.winsOf(rules.Moloch)...)
	} else {
		won, lost = append(won, b.winsOf(rules.Moloch)...), append(lost, b.winsOf(rules.Outpost)...)
	}
	var said []string
	if benefit == rules.Bomb {
		said = append(said, b.T("stake.bomb"))
	}
	for _, x := range []struct {
		key  string
		list []string
	}{{"stake.win", won}, {"stake.lose", lost}} {
		if len(x.list) > 0 {
			said = append(said, b.T(x.key, "list", strings.Join(x.list, ", ")))
		}
	}
	return strings.Join(said, " ")
}

// winsOf returns what a side gets for winning a battle in its city, or nothing if nothing is left to get.
func (b *builder) winsOf(side game.Seat) []string {
	v := b.View
	if side == rules.Outpost {
		n := v.Mills()
		if n == 0 { // a robot falls instead (6.2)
			return nil
		}
		return []string{b.T("stake.deck."+map[bool]string{true: "own", false: "foe"}[v.Who == rules.Moloch], "n", n)}
	}
	among := v.Second()
	switch bomb := v.CanRavage(rules.Bomb); {
	case among == 0:
		return nil
	case v.Active.Printed().ApplyRavaged:
		return []string{b.T("stake.second.benefit")}
	case bomb && among == 1:
		return []string{b.T("stake.second.bomb")}
	case bomb:
		return []string{b.T("stake.second.maybe")}
	}
	return []string{b.T("stake.second")}
}
