package sample

import "convoy/game/ui/board"

// Story is a table on which the opponent has just done a lot.
func Story() *board.Model {
	m := Table()
	m.Log = []string{
		"Battle 4, Iron Gate.", "Moloch attacks district 2 of Iron Gate: draw a card.", "Moloch plays Hunter in Iron Gate.",
		"Runner is killed by Hunter.", "Moloch plays Gauss Cannon in Cleveland.", "Moloch plays Push Back.",
		"Assault Team finds no room in Cleveland and is lost.",
	}
	m.Recent = 6
	m.Prompt = board.Prompt{Heading: "Your attack", Lines: []string{"Play cards, then end your attack."}}
	for i := range m.Cities[2].Moloch.Units {
		m.Cities[2].Moloch.Units[i].Fresh = true
	}
	m.Toast = &board.Toast{Text: "Moloch wins in Iron Gate, 5 to 4.", At: "city:2"}
	return m
}

// Bare is the same without a hand.
func Bare() *board.Model {
	m := Story()
	m.Hand = nil
	return m
}
