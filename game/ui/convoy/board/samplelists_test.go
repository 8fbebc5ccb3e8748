package board_test

import (
	"fmt"

	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

var cross = []panel.Button{{ID: "close", Icon: kit.IconClose, Label: "Close"}}

// Records returns the list of what happened, each with the cards that it names.
func Records() Sample {
	list := panel.Texts("**Your attack**\nPlay cards, then end your attack.")
	for i := range 12 {
		list = append(list, panel.Record{Spot: table.KindLine.Spot(fmt.Sprint(2 * i)),
			Text: "Moloch played **Hunter** in Iron Gate; it killed **Runner**.", Cards: []panel.Link{
				{Spot: table.KindCard.Spot("hunter-1").Tagged(2 * i),
					Image: board.Pic{Art: "hunter", Faction: board.Moloch}},
				{Spot: table.KindCard.Spot("runner").Tagged(2 * i), Image: outpostPic("runner")}}},
			panel.Record{Spot: table.KindLine.Spot(fmt.Sprint(2*i + 1)), Text: "The Outpost played **Lieutenant " +
				"Calahan** in Iron Gate. Every soldier there is stronger by one as long as he stands."})
	}
	return over(Table(), &panel.Records{Title: "What happened", List: list, Scroll: 40, Buttons: cross})
}

func outpostPic(art string) panel.Image { return board.Pic{Art: art, Faction: board.Outpost} }

// Why returns the explanation of a total, term by term.
func Why() Sample {
	unit := func(id string) table.Spot { return table.KindPiece.Spot(id) }
	return over(Table(), &panel.Records{Title: "Outpost in Iron Gate", Buttons: cross, List: []panel.Record{
		{Spot: unit("heavy-machine-gun"), N: "10", Tone: panel.ToneUp, Face: outpostPic("heavy-machine-gun"),
			Text: "**Heavy Machine Gun**\n2 printed, +2 Heavy Machine Gun, +1 arrived unopposed, +1 Lt Calahan",
			Cards: []panel.Link{{Spot: unit("heavy-machine-gun").Tagged(1), Image: outpostPic("heavy-machine-gun")},
				{Spot: unit("lieutenant-calahan").Tagged(1), Image: outpostPic("lieutenant-calahan")}}},
		{Spot: unit("trooper-1"), N: "0", Tone: panel.ToneDown, Face: outpostPic("trooper"),
			Text: "**Trooper**\n1 printed, −1 caught in the net"},
		{N: "10", Sum: true, Text: "together"},
		{N: "−2", Deep: true, Face: board.Pic{Art: "hunter", Faction: board.Moloch}, Spot: unit("hunter-1"),
			Text: "Hunter kills Trooper"},
	}})
}

// Inspect returns one card shown large, with the sum of its strength.
func Inspect() Sample {
	m := Table()
	m.Hand[2].Glow = board.GlowNone
	c := outpostHand()[2]
	c.Glow = board.GlowNone
	s := Sample{Model: m}
	s.Open.Inspect = &panel.Inspect{Card: panel.Card{Spot: table.KindCard.Spot(c.ID), Image: board.Face{Card: &c}},
		Buttons: cross, List: []panel.Record{
			{N: "1", Text: "printed"}, {N: "+1", Tone: panel.ToneUp, Text: "Lieutenant Calahan",
				Spot: table.KindPiece.Spot("lieutenant-calahan"), Face: outpostPic("lieutenant-calahan")},
			{N: "2", Sum: true, Text: "counts in Iron Gate"},
			{Text: "Entered this battle; her ability has been used."}}}
	return s
}
