package sample

import (
	"fmt"

	"onelongnight/game/ui/board"
	"onelongnight/game/ui/kit"
)

var cross = []board.Button{{ID: "close", Icon: kit.IconClose, Label: "Close"}}

// Records is the list of what happened, each with the cards that it names.
func Records() *board.Model {
	m := Table()
	list := board.Words("**Your attack**\nPlay cards, then end your attack.")
	for i := range 12 {
		list = append(list, board.Record{ID: fmt.Sprint("line:", 2*i), Text: "Moloch played **Hunter** in Iron Gate; it killed **Runner**.", Cards: []board.Pic{
			{ID: fmt.Sprint("card:hunter-1@", 2*i), Art: "hunter", Faction: board.Moloch}, {ID: fmt.Sprint("card:runner@", 2*i), Art: "runner", Faction: board.Outpost}}},
			board.Record{ID: fmt.Sprint("line:", 2*i+1), Text: "The Outpost played **Lieutenant Calahan** in Iron Gate. Every soldier there is stronger by one as long as he stands."})
	}
	m.Records = &board.Records{Title: "What happened", List: list, Scroll: 40, Buttons: cross}
	return m
}

// Why is a total, term by term.
func Why() *board.Model {
	m := Table()
	pic := func(art string) *board.Pic { return &board.Pic{Art: art, Faction: board.Outpost} }
	m.Records = &board.Records{Title: "Outpost in Iron Gate", Buttons: cross, List: []board.Record{
		{ID: "unit:heavy-machine-gun", N: "10", Tone: board.ToneUp, Face: pic("heavy-machine-gun"), Text: "**Heavy Machine Gun**\n2 printed, +2 Heavy Machine Gun, +1 arrived unopposed, +1 Lt Calahan",
			Cards: []board.Pic{{ID: "unit:heavy-machine-gun@1", Art: "heavy-machine-gun", Faction: board.Outpost}, {ID: "unit:lieutenant-calahan@1", Art: "lieutenant-calahan", Faction: board.Outpost}}},
		{ID: "unit:trooper-1", N: "0", Tone: board.ToneDown, Face: pic("trooper"), Text: "**Trooper**\n1 printed, −1 caught in the net"},
		{N: "10", Sum: true, Text: "together"},
		{N: "−2", Deep: true, Face: &board.Pic{Art: "hunter", Faction: board.Moloch}, ID: "unit:hunter-1", Text: "Hunter kills Trooper"},
	}}
	return m
}

// Inspect is one card, large, with its sum.
func Inspect() *board.Model {
	m := Table()
	m.Hand[2].Glow = board.GlowNone
	c := outpostHand()[2]
	c.Glow = board.GlowNone
	m.Inspect = &board.Inspect{Card: c, Buttons: cross, List: []board.Record{
		{N: "1", Text: "printed"}, {N: "+1", Tone: board.ToneUp, Text: "Lieutenant Calahan", ID: "unit:lieutenant-calahan", Face: &board.Pic{Art: "lieutenant-calahan", Faction: board.Outpost}},
		{N: "2", Sum: true, Text: "counts in Iron Gate"}, {Text: "Entered this battle; her ability has been used."}}}
	return m
}
