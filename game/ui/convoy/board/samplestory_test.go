package board_test

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// Story returns a table on which the opponent has just done a lot.
func Story() *board.Model {
	m := Table()
	m.Log.Lines = []string{
		"Battle 4, Iron Gate.", "Moloch attacks district 2 of Iron Gate: draw a card.",
		"Moloch plays Hunter in Iron Gate.", "Runner is killed by Hunter.", "Moloch plays Gauss Cannon in Cleveland.",
		"Moloch plays Push Back.", "Assault Team finds no room in Cleveland and is lost.",
	}
	m.Log.Recent = 6
	m.Prompt = furniture.Prompt{Heading: "Your attack", Lines: []string{"Play cards, then end your attack."}}
	for i := range m.Cities[2].Moloch.Units {
		m.Cities[2].Moloch.Units[i].Fresh = true
	}
	return m
}

// Told returns Story with a toast about the battle.
func Told() Sample {
	return Sample{Model: Story(), Toast: "Moloch wins in Iron Gate, 5 to 4.", ToastAt: table.KindPlace.Spot("2")}
}

// Bare returns Story without a hand.
func Bare() *board.Model {
	m := Story()
	m.Hand = nil
	return m
}

// Waiting returns a choice among several abilities, with a queue behind it and only buttons that may be left out.
func Waiting() *board.Model {
	m := Table()
	m.Hand[2].Glow = board.GlowNone
	pic := func(art string) *board.Pic { return &board.Pic{Art: art, Faction: board.Outpost} }
	m.Prompt = furniture.Prompt{Heading: "Which first?", Lines: []string{"Choose whose ability comes first."}}
	m.Queue = []board.QueueItem{{Text: "Cpt Johnson: on win", Pic: pic("cpt-johnson")},
		{Text: "Heavy Machine Gun: on win", Pic: pic("heavy-machine-gun")},
		{Text: "City reward"}, {Text: "Benefit: kill"}, {Text: "The district falls"}}
	m.Buttons = append(m.Buttons[:3:3],
		furniture.Button{Button: panel.Button{ID: "none", Label: "Pass", Sub: "do without it"}},
		optionalButton("undo", "Undo", kit.IconUndo, furniture.HomeUndo),
		optionalButton("hint", "Hint", kit.IconHint, furniture.HomeHint),
		optionalButton("redo", "Redo", kit.IconRedo, furniture.HomeRedo),
		optionalButton("recap", "Recap", kit.IconEye, furniture.HomeRecap),
		optionalButton("locked", "No undo", kit.IconLock, furniture.HomeUndo))
	return m
}

// Paying returns a price that is paid with cards, one of which is picked up.
func Paying() *board.Model {
	m := Waiting()
	m.Hand[1].Glow = board.GlowSelected
	return m
}

// Planned returns a play that would change totals in several cities, with all that the action bar can hold.
func Planned() *board.Model {
	m := Table()
	for i, text := range []string{"", "", "12", "7", "10"} {
		m.Cities[i].Outpost.Forecast, m.Cities[i].Outpost.Changes = text, text != ""
	}
	for _, id := range []string{"hint", "redo", "recap", "locked"} {
		m.Buttons = append(m.Buttons, optionalButton(id, "No undo", kit.IconHint, furniture.HomeHint))
	}
	return m
}

// optionalButton returns a command that may be left out, at its home.
func optionalButton(id, label string, icon kit.Icon, home furniture.Home) furniture.Button {
	return furniture.Button{Button: panel.Button{ID: id, Label: label, Icon: icon}, Spare: true, Home: home}
}
