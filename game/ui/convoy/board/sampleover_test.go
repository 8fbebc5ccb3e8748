package board_test

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// over returns a sample with a panel open over a table.
func over(m *board.Model, p panel.Panel) Sample { return Sample{Model: m, Open: panel.Open{Panel: p}} }

// faces returns cards as they are shown in a panel.
func faces(cards []board.Card, image func(*board.Card) panel.Image) []panel.Card {
	var list []panel.Card
	for i := range cards {
		list = append(list, panel.Card{Spot: table.KindCard.Spot(cards[i].ID), Image: image(&cards[i])})
	}
	return list
}

func full(c *board.Card) panel.Image  { return board.Face{Card: c} }
func small(c *board.Card) panel.Image { return board.SmallFace{Card: c} }

// Choice returns the choice that War Council opens.
func Choice() Sample {
	cards := outpostHand()[2:5]
	cards[0].Glow, cards[1].Glow, cards[2].Glow = board.GlowLegal, board.GlowSelected, board.GlowLegal
	return over(Table(), &panel.Choice{Title: "War Council",
		Body: "Choose the card to discard. You keep the other two.", Cards: faces(cards, full),
		Buttons: []panel.Button{{ID: "ok", Label: "Discard", Style: panel.StyleMain}}})
}

// Fan returns the other side's hand, which was seen.
func Fan() Sample {
	cards := MolochView().Hand
	for i := range cards {
		cards[i].Glow = board.GlowNone
	}
	return over(Table(), &panel.Fan{Choice: panel.Choice{Title: "What Moloch holds", Cards: faces(cards, full),
		Buttons: []panel.Button{{ID: "seen", Label: "Go on", Style: panel.StyleMain}}}})
}

// Pile returns a discard pile that scrolls.
func Pile() Sample {
	cards := append(outpostHand(), MolochView().Hand...)
	for i := range cards {
		cards[i].Glow = board.GlowNone
	}
	cards[3].Note = "×3"
	list := faces(cards, small)
	return over(Table(), &panel.Pile{Title: "Moloch: deck", Body: "19 cards, face down. Two are drawn for each " +
		"battle, so it lasts **10 battles**.", Scroll: 60, Buttons: cross,
		Groups: []panel.Group{{Title: "Known to be there: 1", Cards: list[:1]}, {Title: "Robots: 5", Cards: list[1:6]},
			{Title: "Instants: 5", Cards: list[6:]}}})
}

// Menu returns the menu over the table.
func Menu() Sample {
	return over(Table(), &panel.Menu{Title: "Menu", Buttons: []panel.Button{
		{ID: "close", Icon: kit.IconClose, Label: "Close"},
		{ID: "resume", Label: "Back to the table", Style: panel.StyleMain},
		{ID: "rules", Label: "Rules", Icon: kit.IconHelp},
		{ID: "speed", Label: "Speed", Sub: "normal", Icon: kit.IconSpeed}, {ID: "sound", Label: "Sound", Sub: "on",
			Icon: kit.IconSound},
		{ID: "text", Label: "Text size", Sub: "100 %", Icon: kit.IconEye},
		{ID: "quit", Label: "Give up", Icon: kit.IconBack, Disabled: true},
	}})
}

// Settings returns rows of choices, more than fit in a small window.
func Settings() Sample {
	o := &panel.Options{Title: "Settings", Buttons: cross}
	for _, row := range [][]string{
		{"Opponent", "1, recruit", "2, soldier", "3, sergeant", "4, captain", "5, general", "6, the machine"},
		{"Sound", "off", "25 %", "50 %", "75 %", "100 %"},
		{"Speed", "1×", "2×", "4×", "at once"}, {"Motion", "as the system asks", "full", "reduced"},
		{"Contrast", "normal", "high"},
	} {
		r := panel.OptionRow{Label: row[0], Chosen: row[0] + ": " + row[2]}
		for i, word := range row[1:] {
			r.Choices = append(r.Choices, panel.Button{ID: "set-" + word, Label: word, Selected: i == 1})
		}
		o.Rows = append(o.Rows, r)
	}
	return over(Table(), o)
}

// End returns the last screen of a game that was won.
func End() Sample { return ending(board.Outpost) }

// Lost returns the last screen of a game that was lost.
func Lost() Sample { return ending(board.Moloch) }

func ending(winner board.Faction) Sample {
	scene := board.LastScene{Winner: winner, Seat: board.Outpost}
	title := "Victory"
	if winner == board.Moloch {
		title = "Defeat"
	}
	return over(Late(), &panel.End{Backdrop: scene, Light: scene.Light(), Across: scene.Across(), Title: title,
		Body: "New York held. Moloch has **no card left** in its deck and no robot in the city.",
		Facts: []string{"Battles: **9**, won 6", "Districts standing: **4**", "Killed: **5**, of yours 5",
			"Best: **Sniper**, kills 3", "Minutes: **12**", "Your first win at level 3: **Outpost**",
			"Deal: 5591582307"},
		Buttons: []panel.Button{{ID: "again", Label: "Play again", Style: panel.StyleMain},
			{ID: "next", Label: "Level 4"}, {ID: "swap", Label: "Swap sides", Icon: kit.IconSwap},
			{ID: "analysis", Label: "Analysis"}, {ID: "log", Label: "Log", Icon: kit.IconLog},
			{ID: "share", Label: "Share this game"}, {ID: "title", Label: "First screen"}}})
}

// Title returns the first screen.
func Title() Sample {
	return Sample{Model: &board.Model{}, Open: panel.Open{Title: &panel.Title{
		Backdrop: board.FirstScene{}, Across: board.TitleWord,
		Word: "The Convoy", Tagline: "Five cities stand on the road to New York. The machines want all of them.",
		Buttons: []panel.Button{
			{ID: "outpost", Label: "Outpost", Sub: "hold the road", Plate: board.Plate(board.Outpost)},
			{ID: "moloch", Label: "Moloch", Sub: "take New York", Plate: board.Plate(board.Moloch)},
			{ID: "continue", Label: "Continue", Sub: "Outpost, Iron Gate, battle 4", Style: panel.StyleMain},
		},
		Label: "Opponent",
		Levels: []panel.Button{{ID: "level-1", Label: "Easy"}, {ID: "level-2", Label: "Fair", Selected: true},
			{ID: "level-3", Label: "Hard"}},
		Corner: []panel.Button{{ID: "help", Icon: kit.IconHelp}, {ID: "settings", Icon: kit.IconGear}},
	}}}
}
