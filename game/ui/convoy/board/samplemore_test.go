package board_test

import (
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// MolochView returns a table seen by Moloch, with every mark that a unit can have.
func MolochView() *board.Model {
	m := Table()
	m.Seat = board.Moloch
	m.Steps.Index = 2
	m.Prompt = furniture.Prompt{Heading: "Your attack",
		Lines: []string{"Play a robot or an instant, or end the attack."}}
	m.Hand = []board.Card{
		moloch("hunter", "Hunter", "3", board.Robot, board.IconEntry, "Entry",
			"You may kill one soldier in this city."),
		moloch("blocker", "Blocker", "3", board.Robot, board.IconAura, "Aura", "If another robot here would be "+
			"discarded, the Blocker is discarded instead."),
		moloch("clown", "Clown", "3", board.Robot, board.IconCost, "Pay a card", "Kill one own robot and two "+
			"soldiers here."),
		moloch("kasparov-module", "Kasparov", "", board.Module, board.IconCost, "Pay a card",
			"Push a soldier of this city next door."),
		moloch("massive-assault", "Massive Assault", "", board.Instant, board.IconInstant, "Instant",
			"No Outpost instants in its next attack."),
	}
	for i := range m.Cities {
		m.Cities[i].LitSide = board.Moloch
		if i > 2 {
			m.Cities[i].Glow, m.Cities[i].LitSocket = board.GlowLegal, "+1"
		} else {
			m.Cities[i].Glow, m.Cities[i].LitSocket = board.GlowNone, ""
		}
	}
	i := &m.Cities[1]
	i.Moloch.Units[1].Disabled, i.Moloch.Units[1].Glow = true, board.GlowNone
	i.Moloch.Units[2].Module = &board.Clip{Text: "+3"}
	i.Moloch.Units[0].Module = &board.Clip{Icon: board.IconModule, Hacked: true}
	i.Outpost.Units[0].Netted, i.Outpost.Units[0].Strength = true, "0"
	i.Outpost.Units[2].Glow = board.GlowAct
	return m
}

func moloch(art, name, strength string, kind board.Kind, trigger kit.Icon, word, text string) board.Card {
	c := hand(art, name, strength, kind, trigger, word, text)
	c.Faction = board.Moloch
	return c
}

// WideHand returns a hand of nine with long names, nothing picked up.
func WideHand() *board.Model {
	m := Table()
	m.Hand[2].Glow = board.GlowNone
	m.Hand[3].Dimmed = true
	m.Hand = append(m.Hand,
		hand("electromagnetic-field", "Electromagnetic Field", "0", board.Building, board.IconAura, "Aura",
			"Robots cannot leave this city, unless they are immune."),
		hand("heavy-machine-gun", "Heavy Machine Gun", "2", board.Soldier, board.IconWin, "On win",
			"If you win here: a soldier here may get +2."),
		hand("intelligence", "Intelligence", "", board.Instant, board.IconInstant, "Instant", "Look at Moloch's hand."))
	return m
}

// Late returns the fight for New York, with the other four cities lost.
func Late() *board.Model {
	m := Table()
	for i := range 4 {
		c := &m.Cities[i]
		c.Destroyed, c.Active, c.Glow, c.LitSocket, c.Note, c.Support = true, false, board.GlowNone, "", "", ""
		for k := range c.Districts {
			c.Districts[k].State = board.Ravaged
		}
	}
	n := &m.Cities[4]
	n.Active = true
	n.Districts[0].State = board.Fought
	n.Moloch.Units = append(n.Moloch.Units, robot("brain", "brain", "Brain", "3", board.IconCost),
		robot("ripper", "ripper", "Ripper", "3", board.IconCost), robot("dreadnought", "dreadnought", "Dreadnought",
			"4", board.IconAura))
	n.Moloch.Total, n.Moloch.Forecast, n.Outpost.Forecast = "10", "9–13", "14"
	m.LargeCity = 0
	return m
}

// Crowd returns a table on which every socket of the active city is full and three spiders stand beside them.
func Crowd() *board.Model {
	m := Late()
	n := &m.Cities[4]
	n.Moloch.Units = append(n.Moloch.Units, robot("transporter", "transporter", "Transporter", "4", board.IconEntry),
		robot("hybrid", "hybrid", "Hybrid", "3", board.IconEntry))
	for _, id := range []string{"spiders-1", "spiders-2", "spiders-3"} {
		u := robot(id, "spiders", "Spiders", "1", board.IconAura)
		u.Kind = board.Spiders
		n.Moloch.Units = append(n.Moloch.Units, u)
	}
	b := soldier("bunker", "bunker", "Bunker", "0", board.IconAura)
	b.Kind = board.Building
	n.Outpost.Units = append(n.Outpost.Units, b, soldier("cpt-johnson", "cpt-johnson", "Cpt Johnson", "2",
		board.IconWin), soldier("hacker", "hacker", "Hacker", "1", board.IconEntry),
		soldier("runner", "runner", "Runner", "1", board.IconOnce))
	n.LitSocket, n.Glow = "", board.GlowNone
	return m
}
