package board

import (
	"math"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// PlaceChoice is a choice of places on the convoy: the card that causes it, nil for none, and a sign for each time that
// is left, or for each token that has no place yet.
type PlaceChoice struct {
	By   *art.Print
	Left []string
}

// PlaceChoiceBox holds the places of that choice above the convoy. Since only a small part of the convoy is visible in
// large, it includes a small picture of the whole.
type PlaceChoiceBox struct {
	kit.Rect
	By    kit.Rect
	Left  []kit.Rect
	Cars  []CarBox
	Shown kit.Rect // the part of the small picture that is visible in large
}

// roof is the height of equipment on a car.
const roof = topHigh + 5

// low reports whether no car has equipment, so that its room can be used for something else.
func (m *Model) low() bool {
	for i := range m.Cars {
		if m.Cars[i].Top != nil {
			return false
		}
	}
	return true
}

// placeChoice returns the choice: the card, the signs, and the small picture of the convoy.
func (f *Layout) placeChoice(m *Model) layout.Node {
	s, x, b := f.S, m.PlaceChoice, &f.PlaceChoice
	var list []layout.Node
	if x.By != nil {
		list = append(list, layout.Leaf(&b.By).Ratio(0, 1/1.45), layout.Space(8*s))
	}
	if n := len(x.Left); n > 0 {
		b.Left = make([]kit.Rect, n)
		list = append(list, layout.Cards(5*s, mostSign*s, 1, layout.Cells(b.Left)...).
			Needs(0, func(high float64) float64 { return f.signsWide(n, high) }), layout.Space(8*s))
	}
	whole := layout.Leaf(nil).Grows().Inside(func(r kit.Rect) {
		f.Low = m.low()
		f.whole(m, r)
	})
	return layout.Row(0, append(list, whole)...).Pad(7*s, 6*s).To(&b.Rect)
}

// leastSign and mostSign are the minimum and maximum sizes of the signs.
const leastSign, mostSign = 24, 40

// signsWide returns the width of n signs in columns of a height.
func (f *Layout) signsWide(n int, high float64) float64 {
	q := math.Max(leastSign*f.S, math.Min(mostSign*f.S, high/float64(n)))
	rows := min(n, max(1, int(high/q)))
	return float64((n+rows-1)/rows) * q
}

// whole lays out the small picture of the convoy in a box.
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

// see computes which part of the convoy is visible in large.
func (f *Layout) see() {
	box := f.PlaceChoice.Shown
	if box.Empty() {
		return
	}
	k := box.W / f.Pan.W
	from, _ := f.Pan.Under(f.Camera, f.Convoy.X, 0)
	to, _ := f.Pan.Under(f.Camera, f.Convoy.Right(), 0)
	from, to = math.Max(from, 0), math.Min(to, f.Pan.W)
	f.PlaceChoice.Shown = kit.Rect{X: box.X + from*k, Y: box.Y, W: (to - from) * k, H: box.H}.Inset(-3)
}

// placeChoice paints the choice.
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
