package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// portrait lays out a phone.
func (f *Layout) portrait(m *Model) {
	s := f.S
	edge := 8 * s
	f.Top = kit.Rect{W: f.W, H: 44 * s}
	bar := f.Buttons.Bar(44*s, layout.Leaf(nil), true)
	bar.Solve(f.Top)
	f.Road = kit.Rect{Y: f.Top.Bottom(), W: f.W, H: 60 * s}
	f.Horizon = f.Road.Y + f.Road.H*0.72
	box := kit.Rect{X: edge, Y: f.Road.Bottom() + 4*s, W: f.W - 2*edge}
	box.H = f.H - 5*s - box.Y
	foot := layout.Column(6*s, layout.Leaf(&box).Grows(), f.Buttons.Foot(m.Mirror))
	foot.Solve(box)
	f.Deck = box.Bottom()
	_, box = box.CutTop(m.Badge)
	f.answersUpright(m, &box)
	switch {
	case m.View == Route:
		f.routeUpright(m, box)
	case m.View == Cards:
		f.Main = box
		f.salvage(m, box)
	case m.Choosy && m.scaleUpright(box.W)*placeSide < 44:
		f.placesUpright(m, box)
	default:
		f.tableUpright(m, box)
	}
}

// routeUpright is the map as wide as the window, above the objects.
func (f *Layout) routeUpright(m *Model, box kit.Rect) {
	s := f.S
	if len(m.Objects) > 0 {
		var row kit.Rect
		row, box = box.CutBottom(66 * s)
		f.Objects = layout.Spread(row, len(m.Objects), 46*s, 0.7, 6*s)
		f.Things = row
	}
	f.Map = kit.Rect{Y: f.Road.Bottom(), W: f.W, H: box.Bottom() - f.Road.Bottom() - 4*s}
	f.route(m, f.Map)
}

// placesUpright is the convoy with places large enough to be touched, above the crew.
func (f *Layout) placesUpright(m *Model, box kit.Rect) {
	s := f.S
	var crew kit.Rect
	high := 82 * s
	if m.View == Combat {
		high = 64 * s
	}
	crew, box = box.CutBottom(high)
	f.crewUpright(m, crew)
	_, box = box.CutBottom(6 * s)
	const car = 194 // with places that can be touched
	if spare := box.H - car*s; m.View == Combat && spare > 96*s {
		f.Main, box = box.CutTop(math.Min(spare, 170*s))
		f.foes(m, f.Main)
	}
	if m.View != Combat {
		f.placeChoice(m, &box)
	}
	f.convoy(m, box, false)
}

// tableUpright is the rivals, the slots or the enemies, the convoy, and the crew, as far as there is room for them.
func (f *Layout) tableUpright(m *Model, box kit.Rect) {
	s := f.S
	if least := f.roomUpright(m, box.H-48*s); least > 0.8 || m.View == Combat {
		f.rivalsUpright(m, &box)
	}
	f.convoyUpright(m, &box)
	if m.View == Combat {
		f.foes(m, f.Main)
	} else {
		f.slots(m, f.Main, 5*s, plateHigh*s)
	}
	if box.H >= crewHigh*s/2 {
		f.crewUpright(m, box)
	}
}

// scaleUpright is how large a convoy stands in a width, as a part of that with places of 46.
func (m *Model) scaleUpright(wide float64) float64 {
	return wide / (math.Max(float64(len(m.Cars)), 3)*pitch + nose)
}

// plateHigh is that of two lines below a slot.
const plateHigh = 44

// mainHigh and crewHigh are how high cards and crew would like to be above and below the convoy.
const mainHigh, crewHigh = 148, 82

// roomUpright is how much of that they have in a height, as a part of it.
func (f *Layout) roomUpright(m *Model, high float64) float64 {
	return (high - m.scaleUpright(f.W-16*f.S)*bare - 8*f.S) / ((mainHigh + crewHigh) * f.S)
}

// convoyUpright cuts the convoy out of a box, with what fills most of it above and the crew below. It keeps its size
// from prompt to prompt: what is above and below gives way to the answers.
func (f *Layout) convoyUpright(m *Model, box *kit.Rect) {
	s := f.S
	const least, legible = 0.64, 0.75
	room := f.roomUpright(m, box.H)
	crew := crewHigh * s
	if room < legible && !m.crewActs() { // the answers have its place
		crew = 0
	}
	free := room * (mainHigh + crewHigh) * s
	k := math.Min(math.Max(free/(mainHigh*s+crew), least), 1)
	spare := math.Max(0, free-mainHigh*s-crew)
	above, below := mainHigh*s*k+spare*0.45, crew*k+spare*0.2
	if m.View == Combat {
		above = mainHigh*s*k + spare*0.6
	}
	f.Main, *box = box.CutTop(above)
	var field kit.Rect
	field, *box = box.CutTop(box.H - below)
	f.convoy(m, field.InsetXY(0, 3.9*s), false)
}

// rivalsUpright is a row for the Automa, or for each rival.
func (f *Layout) rivalsUpright(m *Model, box *kit.Rect) {
	s := f.S
	if m.Automa != nil {
		f.Automa, *box = box.CutTop(44 * s)
		_, *box = box.CutTop(4 * s)
		return
	}
	if len(m.Rivals) == 0 {
		return
	}
	var row kit.Rect
	row, *box = box.CutTop(44 * s)
	_, *box = box.CutTop(4 * s)
	for i := range m.Rivals {
		f.Rivals = append(f.Rivals, layout.Cell(row, i, len(m.Rivals), 4*s))
	}
}

// answersUpright is what is asked and the answers, above the actions.
func (f *Layout) answersUpright(m *Model, box *kit.Rect) {
	s := f.S
	rows := kit.Rect{X: box.X, W: box.W - 12*s, H: 1000}
	rest := f.choices(m, rows, 44*s, 5*s)
	high := rows.H - rest.H
	f.Choices = nil
	t := f.promptType()
	lines := func(n float64) float64 { return t.Heading*1.1 + n*t.Body*1.25 }
	words := math.Max(lines(3.8)-high, lines(2))   // whatever it says: nothing moves under a finger
	if m.View == Combat && m.Choosy && high == 0 { // the enemies are to be seen as well
		words = lines(2.6)
	}
	if m.View == Route && m.Road.Drives { // the map stays where it is while one looks at this drive and that
		words = math.Max(122*s-high, 24*s)
	}
	need := words + high + 8*s
	f.Panel, *box = box.CutBottom(need)
	_, *box = box.CutBottom(5 * s)
	in := f.Panel.InsetXY(6*s, 4*s)
	f.Prompt, in = in.CutTop(words)
	f.choices(m, in, 44*s, 5*s)
}

// crewUpright is a row of the crew and the objects, with the stock at its right. Many cards are narrow, as long as each
// can be touched; where there are more yet the row scrolls.
func (f *Layout) crewUpright(m *Model, box kit.Rect) {
	s := f.S
	f.Aboard, box = box.CutRight(46 * s)
	_, box = box.CutRight(4 * s)
	f.Hand = box
	n := len(m.Crew) + len(m.Objects)
	if n == 0 {
		return
	}
	gap := 3 * s
	wide := math.Min((box.H)/1.42, (box.W+gap)/float64(n)-gap)
	const touch = 34
	wide = math.Max(wide, touch*s)
	all := float64(n)*(wide+gap) - gap
	f.Most = math.Max(0, all-box.W)
	x := box.X - math.Min(m.Scroll, f.Most)
	for i := range n {
		r := kit.Rect{X: x + float64(i)*(wide+gap), Y: box.Y, W: wide, H: box.H}
		if i < len(m.Crew) {
			f.Crew = append(f.Crew, r)
		} else {
			f.Objects = append(f.Objects, r)
		}
	}
}
