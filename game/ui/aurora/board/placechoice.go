package board

import (
	"math"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
)

// PlaceChoice is what is done to places of the convoy that are to be chosen: by which card, nil where it is none, and a
// sign for each time that is left, or each token that has no place yet.
type PlaceChoice struct {
	By   *art.Print
	Left []string
}

// PlaceChoiceBox is where that is shown above the convoy, of which so small a part is seen that all of it stands there
// once more.
type PlaceChoiceBox struct {
	kit.Rect
	By    kit.Rect
	Left  []kit.Rect
	Cars  []CarBox
	Shown kit.Rect // of the whole what is seen large
}

// roof is how high equipment stands on a car.
const roof = topHigh + 5

// low tells whether no car has equipment on it: then the room for that can serve for something else.
func (m *Model) low() bool {
	for i := range m.Cars {
		if m.Cars[i].Top != nil {
			return false
		}
	}
	return true
}

// leastPlaceChoice is how high the part above the convoy has to be.
const leastPlaceChoice = 62

// placeChoice cuts from the upper edge of a box what is left above the convoy whose places are chosen, with the rivals
// where there is room for them as well.
func (f *Layout) placeChoice(m *Model, box *kit.Rect) {
	s := f.S
	high := touchable * bare
	if f.Low = m.low(); f.Low {
		high -= touchable * roof
	}
	if m.PlaceChoice == nil || box.H-high < leastPlaceChoice*s {
		f.Low = false
		if box.H-touchable*bare > 48*s {
			f.rivalsUpright(m, box)
		}
		return
	}
	if box.H-high > (leastPlaceChoice+48)*s {
		f.rivalsUpright(m, box)
	}
	var strip kit.Rect
	strip, *box = box.CutTop(box.H - high - 6*s)
	_, *box = box.CutTop(6 * s)
	const cards = 110
	if strip.H > (leastPlaceChoice+cards)*s { // a high window: one sees what is explored as well
		f.Main, strip = strip.CutTop(math.Min(strip.H-leastPlaceChoice*s, mainHigh*s))
		_, strip = strip.CutTop(6 * s)
		f.slots(m, f.Main, 5*s, plateHigh*s)
	}
	f.PlaceChoice.Rect = strip
	in := strip.InsetXY(7*s, 6*s)
	if m.PlaceChoice.By != nil {
		f.PlaceChoice.By, in = in.CutLeft(in.H / 1.45)
		_, in = in.CutLeft(8 * s)
	}
	if n := len(m.PlaceChoice.Left); n > 0 {
		in = f.blowLeft(n, in)
	}
	f.whole(m, in)
}

// blowLeft lays the signs out in columns at the left of a box, and returns the rest.
func (f *Layout) blowLeft(n int, box kit.Rect) (rest kit.Rect) {
	const most, least = 40, 24
	q := math.Max(least*f.S, math.Min(most*f.S, box.H/float64(n)))
	rows := min(n, max(1, int(box.H/q)))
	columns := (n + rows - 1) / rows
	rows = (n + columns - 1) / columns
	column, rest := box.CutLeft(float64(columns) * q)
	y := column.MidY() - float64(rows)*q/2
	for i := range n {
		f.PlaceChoice.Left = append(f.PlaceChoice.Left, kit.Rect{X: column.X + float64(i/rows)*q,
			Y: y + float64(i%rows)*q, W: q,
			H: q}.Inset(q*0.08))
	}
	_, rest = rest.CutLeft(10 * f.S)
	return rest
}

// whole lays the whole convoy out small in a box.
func (f *Layout) whole(m *Model, box kit.Rect) {
	high := bare
	if f.Low {
		high -= roof
	}
	wide := float64(len(m.Cars))*pitch + nose
	k := math.Min(box.W/wide, box.H/high)
	box = box.Centred(wide*k, high*k)
	for i := range m.Cars {
		f.PlaceChoice.Cars = append(f.PlaceChoice.Cars, f.car(&m.Cars[i], i,
			kit.Rect{X: box.Right() - nose*k, Y: box.Bottom()}, k, false))
	}
	f.PlaceChoice.Shown = box
}

// see finds what of the whole convoy is seen large.
func (f *Layout) see() {
	box := f.PlaceChoice.Shown
	if box.Empty() || !f.Pans {
		return
	}
	k := box.W / f.Field.W
	from, _ := f.Field.Under(f.Camera, f.Convoy.X, 0)
	to, _ := f.Field.Under(f.Camera, f.Convoy.Right(), 0)
	from, to = math.Max(from, 0), math.Min(to, f.Field.W)
	f.PlaceChoice.Shown = kit.Rect{X: box.X + from*k, Y: box.Y, W: (to - from) * k, H: box.H}.Inset(-3)
}

// placeChoice is what is done to the convoy.
func (d *drawing) placeChoice() {
	b, x := &d.f.PlaceChoice, d.m.PlaceChoice
	if b.Empty() {
		return
	}
	s := d.f.S
	d.plate(b.Rect, art.Line)
	if x.By != nil {
		art.Card(d.Canvas, x.By, b.By, art.CardState{})
	}
	for i, r := range b.Left {
		art.Token(d.Canvas, x.Left[i], r)
	}
	for i := len(b.Cars) - 1; i >= 0; i-- {
		d.car(&d.m.Cars[i], &b.Cars[i], i == 0)
	}
	d.Outline(kit.Round(6*s), b.Shown, 2, art.Gold)
}
