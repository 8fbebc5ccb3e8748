package voice

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

func (v *Voice) Sentence(event game.Event, to game.Seat) string {
	about, other, side := convoy.AboutOf(event), convoy.OtherOf(event), event.Who()
	args := []any{"side", v.T("side." + sideKey(side) + ".acts"), "card", v.cardOrBlank(about.Card), "other",
		v.cardOrBlank(other), "cause", v.cardOrBlank(about.By), "from", v.cityOrBlank(about.From),
		"city", v.cityOrBlank(about.City)}
	key := "say." + event.Name()
	say := func(end string, more ...any) string { return v.T(key+end, append(more, args...)...) }
	seen := game.Seen(event, to)
	switch e := seen.(type) {
	case convoy.PhaseBegan:
		return ""
	case convoy.BattleBegan:
		return say("", "n", e.Battle)
	case convoy.DistrictChosen:
		return say("", "n", e.District, "stake", v.T("prompt.stake."+e.City.BenefitOf(e.District).String()))
	case convoy.Marked:
		return say(variant(e), "n", max(e.Value, -e.Value), "before", e.Before, "after", e.After)
	case convoy.Launched:
		return say("", "n", e.Robots)
	case convoy.Attached:
		if e.Card.Kind() == convoy.SpecialModule {
			return say(".special")
		}
		return say("", "before", e.Before, "after", e.After)
	case convoy.Captured:
		return say("", "from", v.Card(e.Robot), "to", v.Card(e.Soldier))
	case convoy.Milled:
		return v.milled(e, say)
	case convoy.Widened:
		return say("", "n", e.Positions)
	case convoy.BattleDecided:
		return say("."+sideKey(side), "moloch", e.Moloch, "outpost", e.Outpost)
	case convoy.Benefited:
		switch {
		case e.Benefit == convoy.None:
			return ""
		case e.N == 0:
			return say("." + e.Benefit.String() + ".none")
		}
		return say("." + e.Benefit.String())
	case convoy.DistrictFell:
		return say("", "n", e.District)
	case convoy.Ended:
		return say("." + sideKey(side))
	}
	return say(kindOf(seen))
}

// kindOf returns the end of an event's key, as there are several sentences for some: a card not seen, the module of a
// unit, a unit that leaves for a rule.
func kindOf(event game.Event) string {
	switch e := event.(type) {
	case convoy.Drew:
		if e.Card == convoy.NoCard {
			return ".hidden"
		}
	case convoy.Used:
		if e.Card != e.By {
			return ".module"
		}
	case convoy.MovedTo:
		if e.How != "" {
			return "." + e.How
		}
	case convoy.Killed:
		if e.By == convoy.NoCard {
			return ".rule"
		}
	case convoy.Discarded:
		if e.Under != convoy.NoCard {
			return ".module"
		}
	}
	return ""
}

// variant returns the end of a marker's key, as there are several sentences for it.
func variant(e convoy.Marked) string {
	switch {
	case e.Value < 0:
		return ".minus"
	case e.By == convoy.NoCard:
		return ".rule"
	case e.By == e.Card:
		return ".self"
	}
	return ".plus"
}

// milled says that Moloch loses a card. If no card caused it, it is the winner's reward.
func (v *Voice) milled(e convoy.Milled, say func(end string, more ...any) string) string {
	if e.How == "hand" {
		return say(".hand")
	}
	lost := say("", "n", e.Left)
	if e.By != convoy.NoCard {
		return say(".by", "text", lost)
	}
	return lost
}

func sideKey(seat game.Seat) string {
	switch seat {
	case convoy.Moloch:
		return "moloch"
	case convoy.Outpost:
		return "outpost"
	}
	return "none"
}

// Chronicle sums up a finished game for a side: its battles, how near the end of the deck was, the districts that are
// left, the kills of each side, and its best unit or card.
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
