package sample

import (
	"onelongnight/game/ui/board"
	"onelongnight/game/ui/kit"
)

// MolochView is Moloch's hand, with every mark a unit can have.
func MolochView() *board.Model {
	m := Table()
	m.Seat = board.Moloch
	m.Phase.Index = 2
	m.Prompt = board.Prompt{Heading: "Your attack", Lines: []string{"Play a robot or an instant, or end the attack."}}
	m.Hand = []board.Card{
		moloch("hunter", "Hunter", "3", board.Robot, kit.IconEntry, "Entry", "You may kill one soldier in this city."),
		moloch("blocker", "Blocker", "3", board.Robot, kit.IconAura, "Aura", "If another robot here would be discarded, the Blocker is discarded instead."),
		moloch("clown", "Clown", "3", board.Robot, kit.IconCost, "Pay a card", "Kill one own robot and two soldiers here."),
		moloch("kasparov-module", "Kasparov", "", board.Module, kit.IconCost, "Pay a card", "Push a soldier of this city next door."),
		moloch("massive-assault", "Massive Assault", "", board.Instant, kit.IconInstant, "Instant", "No Outpost instants in its next attack."),
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
	i.Moloch.Units[0].Module = &board.Clip{Icon: kit.IconModule, Hacked: true}
	i.Outpost.Units[0].Netted, i.Outpost.Units[0].Strength = true, "0"
	i.Outpost.Units[2].Glow = board.GlowAct
	return m
}

func moloch(art, name, strength string, kind board.Kind, trigger kit.Icon, word, text string) board.Card {
	c := hand(art, name, strength, kind, trigger, word, text)
	c.Faction = board.Moloch
	return c
}

// WideHand is a hand of nine with long names, nothing picked up.
func WideHand() *board.Model {
	m := Table()
	m.Hand[2].Glow = board.GlowNone
	m.Hand[3].Dimmed = true
	m.Hand = append(m.Hand,
		hand("electromagnetic-field", "Electromagnetic Field", "0", board.Building, kit.IconAura, "Aura", "Robots cannot leave this city, unless they are immune."),
		hand("heavy-machine-gun", "Heavy Machine Gun", "2", board.Soldier, kit.IconWin, "On win", "If you win here: a soldier here may get +2."),
		hand("intelligence", "Intelligence", "", board.Instant, kit.IconInstant, "Instant", "Look at Moloch's hand."))
	return m
}

// Late is the fight for New York with four cities lost.
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
	n.Moloch.Units = append(n.Moloch.Units, robot("brain", "brain", "Brain", "3", kit.IconCost), robot("ripper", "ripper", "Ripper", "3", kit.IconCost), robot("dreadnought", "dreadnought", "Dreadnought", "4", kit.IconAura))
	n.Moloch.Total, n.Moloch.Forecast, n.Outpost.Forecast = "10", "9–13", "14"
	m.Look = 0
	return m
}

// Crowd fills every socket of the active city and puts three spiders beside them.
func Crowd() *board.Model {
	m := Late()
	n := &m.Cities[4]
	n.Moloch.Units = append(n.Moloch.Units, robot("transporter", "transporter", "Transporter", "4", kit.IconEntry), robot("hybrid", "hybrid", "Hybrid", "3", kit.IconEntry))
	for _, id := range []string{"spiders-1", "spiders-2", "spiders-3"} {
		u := robot(id, "spiders", "Spiders", "1", kit.IconAura)
		u.Kind = board.Spiders
		n.Moloch.Units = append(n.Moloch.Units, u)
	}
	b := soldier("bunker", "bunker", "Bunker", "0", kit.IconAura)
	b.Kind = board.Building
	n.Outpost.Units = append(n.Outpost.Units, b, soldier("cpt-johnson", "cpt-johnson", "Cpt Johnson", "2", kit.IconWin), soldier("hacker", "hacker", "Hacker", "1", kit.IconEntry), soldier("runner", "runner", "Runner", "1", kit.IconOnce))
	n.LitSocket, n.Glow = "", board.GlowNone
	return m
}

// Choice is War Council.
func Choice() *board.Model {
	m := Table()
	cards := outpostHand()[2:5]
	cards[0].Glow, cards[1].Glow, cards[2].Glow = board.GlowLegal, board.GlowSelected, board.GlowLegal
	m.Choice = &board.Choice{Title: "War Council", Body: "Choose the card to discard. You keep the other two.", Cards: cards,
		Buttons: []board.Button{{ID: "ok", Label: "Discard", Style: board.StyleMain}}}
	return m
}

// Pile is a discard pile that scrolls.
func Pile() *board.Model {
	m := Table()
	cards := append(outpostHand(), MolochView().Hand...)
	for i := range cards {
		cards[i].Glow = board.GlowNone
	}
	cards[3].Note = "×3"
	m.Pile = &board.Pile{Title: "Moloch: deck", Body: "19 cards, face down. Two are drawn for each battle, so it lasts **10 battles**.", Scroll: 60, Buttons: cross,
		Groups: []board.Group{{Title: "Known to be there: 1", Cards: cards[:1]}, {Title: "Robots: 5", Cards: cards[1:6]}, {Title: "Instants: 5", Cards: cards[6:]}}}
	return m
}

// Menu is the menu over the table.
func Menu() *board.Model {
	m := Table()
	m.Menu = &board.Menu{Title: "Menu", Buttons: []board.Button{
		{ID: "close", Icon: kit.IconClose, Label: "Close"},
		{ID: "resume", Label: "Back to the table", Style: board.StyleMain}, {ID: "rules", Label: "Rules", Icon: kit.IconHelp},
		{ID: "speed", Label: "Speed", Sub: "normal", Icon: kit.IconSpeed}, {ID: "sound", Label: "Sound", Sub: "on", Icon: kit.IconSound},
		{ID: "text", Label: "Text size", Sub: "100 %", Icon: kit.IconEye}, {ID: "quit", Label: "Give up", Icon: kit.IconBack, Disabled: true},
	}}
	return m
}

// Settings are rows of choices, more than a small window holds.
func Settings() *board.Model {
	o := &board.Options{Title: "Settings", Buttons: []board.Button{{ID: "close", Icon: kit.IconClose, Label: "Close"}}}
	for _, row := range [][]string{
		{"Opponent", "1, recruit", "2, soldier", "3, sergeant", "4, captain", "5, general", "6, the machine"}, {"Sound", "off", "25 %", "50 %", "75 %", "100 %"},
		{"Speed", "1×", "2×", "4×", "at once"}, {"Motion", "as the system asks", "full", "reduced"}, {"Contrast", "normal", "high"},
	} {
		r := board.OptionRow{Label: row[0]}
		for i, word := range row[1:] {
			r.Choices = append(r.Choices, board.Button{ID: "set-" + word, Label: word, Selected: i == 1})
		}
		o.Rows = append(o.Rows, r)
	}
	m := Table()
	m.Options = o
	return m
}

// End is a lost game.
func End() *board.Model {
	m := Late()
	m.End = &board.End{Winner: board.Outpost, Title: "Victory", Body: "New York held. Moloch has **no card left** in its deck and no robot in the city.",
		Buttons: []board.Button{{ID: "again", Label: "Play again", Style: board.StyleMain}, {ID: "swap", Label: "Swap sides", Icon: kit.IconSwap}, {ID: "title", Label: "First screen"}}}
	return m
}

// Title is the first screen.
func Title() *board.Model {
	return &board.Model{Title: &board.Title{
		Word: "The Convoy", Tagline: "Five cities stand on the road to New York. The machines want all of them.",
		Buttons: []board.Button{
			{ID: "outpost", Label: "Outpost", Sub: "hold the road", Style: board.StyleOutpost}, {ID: "moloch", Label: "Moloch", Sub: "take New York", Style: board.StyleMoloch},
			{ID: "continue", Label: "Continue", Sub: "Outpost, Iron Gate, battle 4", Style: board.StyleMain},
		},
		Label:  "Opponent",
		Levels: []board.Button{{ID: "level-1", Label: "Easy"}, {ID: "level-2", Label: "Fair", Selected: true}, {ID: "level-3", Label: "Hard"}},
		Corner: []board.Button{{ID: "help", Icon: kit.IconHelp}, {ID: "settings", Icon: kit.IconGear}},
	}}
}
