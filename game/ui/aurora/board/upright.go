package board

import (
	"math"

	"onelongnight/game/ui/kit/layout"
)

// upright returns the layout of a phone: the bar, the strip at the horizon, the table or the map, and below that the
// prompt with the answers, and the buttons within reach of a thumb.
func (f *Layout) upright(m *Model) layout.Node {
	s := f.S
	edge := 8 * s
	bar := f.Buttons.Bar(44*s, f.bar(m).Pad(2*s, 0), true).Fixed(44 * s).To(&f.Top)
	foot := layout.Column(0, layout.Space(5*s), f.panelUpright(m),
		layout.Column(0, layout.Space(6*s), f.Buttons.Foot(m.Left)).To(&f.Deck), layout.Space(5*s)).Pad(edge, 0)
	body := layout.Column(0, layout.Space(4*s+m.Badge), f.tableUpright(m).Grows()).Pad(edge, 0)
	if m.View == Route {
		body = f.routeUpright(m)
	}
	return layout.Column(0, bar, f.road(m, 0.72).Fixed(60*s), body.Between(0, 0).Grows(), foot)
}

func (f *Layout) tableUpright(m *Model) layout.Node {
	switch {
	case m.View == Cards:
		return f.salvage(m)
	case m.Choosy && m.scaleUpright(f.W-16*f.S)*placeSide < 44 && m.View == Combat:
		return f.firingUpright(m)
	case m.Choosy && m.scaleUpright(f.W-16*f.S)*placeSide < 44:
		return f.placesUpright(m)
	}
	return f.wholeUpright(m)
}

// routeUpright returns the map, as wide as the window, above the objects.
func (f *Layout) routeUpright(m *Model) layout.Node {
	s, list := f.S, []layout.Node{f.onMap(m).Grows(), layout.Space(4 * f.S)}
	if len(m.Objects) > 0 {
		objects := layout.Cards(6*s, 46*s, 0.7, f.objects(m)...).To(&f.Things)
		list = append(list, objects.Pad(8*s, 0).Fixed(66*s))
	}
	return layout.Column(0, list...)
}

// firingUpright returns the enemies, if there is room, above the convoy with places large enough to touch, and the
// crew.
func (f *Layout) firingUpright(m *Model) layout.Node {
	const car, least, most = 194, 96, 170 // a car whose places can be touched; bounds of the enemies
	s := f.S
	convoy := f.own(m, false).Between(car*s, 0).Grows()
	foes, strip := f.foes(m).Between(least*s, most*s), layout.Space(0)
	if m.PlaceChoice != nil { // the cars out of view are in it
		strip = f.placeChoice(m).Pad(0, 3*s).Between(leastDone*s, 64*s)
	}
	table := layout.Either(layout.Column(0, foes, strip, convoy), layout.Column(0, foes, convoy), convoy)
	return layout.Column(0, table.Grows(), layout.Space(6*s), f.crewUpright(m).Fixed(64*s))
}

// leastDone is the minimum height of what is to be done to the places, with its frame.
const leastDone = 44

// placesUpright returns the convoy with places large enough to touch. Above it are as much of the rivals and slots as
// there is room for, and what is to be done to the places; below it is the crew. If no car has equipment, the room for
// that is used for what is to be done.
func (f *Layout) placesUpright(m *Model) layout.Node {
	const leastSlots = 110
	s, gap := f.S, layout.Space(6*f.S)
	rivals, full := f.rivalsUpright(m), touchable*bare
	convoy := f.own(m, false)
	ways := []layout.Node{layout.Column(0, rivals, convoy.Copy().Between(full, 0).Grows()), convoy}
	if m.PlaceChoice != nil {
		if m.low() {
			full -= touchable * roof
		}
		strip, low := f.placeChoice(m).Between(leastDone*s, 0).Grows(), convoy.Copy().Fixed(full)
		slots := f.slots(m, 5*s, plateHigh*s).Between(leastSlots*s, mainHigh*s)
		ways = append([]layout.Node{layout.Column(0, rivals, slots, gap, strip, gap, low),
			layout.Column(0, rivals, strip, gap, low), layout.Column(0, strip, gap, low)}, ways...)
	}
	return layout.Column(0, layout.Either(ways...).Grows(), gap, f.crewUpright(m).Fixed(crewHigh*s))
}

// scaleUpright returns the scale of a convoy in a width, relative to one whose places have sides of 46.
func (m *Model) scaleUpright(wide float64) float64 {
	return wide / (math.Max(float64(len(m.Cars)), 3)*pitch + nose)
}

// plateHigh is the height of two lines below a slot; mainHigh and crewHigh are the wanted heights of cards and crew,
// above and below the convoy.
const plateHigh, mainHigh, crewHigh = 44, 148, 82

// wholeUpright returns the rivals, the slots or the enemies, the convoy, and the crew. The convoy keeps its size from
// prompt to prompt: if the answers need room, what is above and below it shrinks, and the crew disappears if none of it
// can act.
func (f *Layout) wholeUpright(m *Model) layout.Node {
	const roomy, legible, least = 0.8, 0.75, 0.64 // parts of the wanted heights of cards and crew
	s := f.S
	rivals, main, crew := f.rivalsUpright(m), f.slots(m, 5*s, plateHigh*s).Shares(0.45), f.crewUpright(m).Shares(0.2)
	if m.View == Combat {
		main = f.foes(m).Shares(0.6)
	}
	convoy, high := f.own(m, false).Pad(0, 3.9*s), m.scaleUpright(f.W-16*s)*bare
	way := func(part float64, more ...layout.Node) layout.Node {
		whole := convoy.Copy().Fixed(high)
		if part == least { // with large text, the convoy shrinks as well
			whole = whole.Between(high/2, high).First(1)
		}
		list := append(more, main.Copy().Between(part*mainHigh*s, mainHigh*s), whole.Shares(0.35))
		if part > least || m.crewActs() {
			list = append(list, crew.Copy().Between(part*crewHigh*s, crewHigh*s))
		}
		return layout.Column(0, list...)
	}
	if m.View == Combat {
		return layout.Either(way(legible, rivals), way(least, rivals))
	}
	return layout.Either(way(roomy, rivals), way(legible), way(least))
}

// rivalsUpright returns a row for the Automa, or the rivals side by side.
func (f *Layout) rivalsUpright(m *Model) layout.Node {
	s := f.S
	rivals := layout.Cells(f.Rivals)
	for i := range rivals {
		rivals[i] = rivals[i].Of(m.Rivals[i].Spot)
	}
	row := layout.Equal(4*s, rivals...)
	if m.Automa != nil {
		row = layout.Stack(layout.Leaf(&f.Automa).Of(m.Automa.Spot))
	} else if len(rivals) == 0 {
		return layout.Space(0)
	}
	return layout.Column(0, row.Fixed(44*s), layout.Space(4*s))
}

// panelUpright returns the prompt and the answers. Its height does not depend on the text, so that nothing moves under
// a finger.
func (f *Layout) panelUpright(m *Model) layout.Node {
	s, t := f.S, promptType(f.Window)
	all, words := t.High(3.8), t.High(2)
	switch {
	case m.View == Combat && m.Choosy && len(m.Choices) == 0: // the enemies must be visible as well
		all = t.High(2.6)
	case m.View == Route && m.Road.Drives: // the map stays in place while the person compares drives
		all, words = 122*s, 24*s
	}
	asked := f.Asked().Needs(words, func(float64) float64 { return words }).Grows()
	return layout.Stack(layout.Space(all), layout.Column(0, asked, f.answers(m, 44*s, 5*s))).Pad(6*s, 4*s).To(&f.Panel)
}

// aboardWidth is the width of the stock on a phone, with two kinds of goods in a line, at a scale of 1; leastAboard is
// its width beside a large crew.
const aboardWidth, leastAboard = 62, 46

// crewUpright returns a row of the crew and objects, with the stock to the right. The more cards there are, the
// narrower they get, as long as each can be touched; beyond that, the row scrolls.
func (f *Layout) crewUpright(m *Model) layout.Node {
	const touch, ratio = 34, 1 / 1.42
	s, cards := f.S, []layout.Node(nil)
	for i := range m.Crew {
		cards = append(cards, layout.Leaf(&f.Crew[i]).Of(m.Crew[i].Spot))
	}
	cards = append(cards, f.objects(m)...)
	for i := range cards {
		cards[i] = cards[i].Ratio(touch*s, ratio)
	}
	stock := aboardWidth * s
	if len(cards) > 7 { // the cards need the room more
		stock = leastAboard * s
	}
	row := layout.Row(3*s, cards...).Scrolls(m.Scroll, &f.Hand.Most).To(&f.Hand.Rect)
	return layout.Row(4*s, row.Grows(), layout.Leaf(&f.Aboard).Fixed(stock))
}
