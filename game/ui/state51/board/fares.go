package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

// laneParts returns the parts of a lane: the paper at its beginning, its middle, and the mark of whether it is
// possible.
func (f *Layout) laneParts(r kit.Rect) (strip, rest, mark kit.Rect) {
	part, wide := 0.36, f.Unit(52, 36)
	if f.Portrait {
		part, wide = 0.34, 40*f.S
	}
	strip, rest = r.CutLeft(r.W * part)
	mark, rest = rest.CutRight(wide)
	return strip, rest.InsetXY(f.Unit(10, 6), f.Unit(3, 1)), mark
}

// wayIn returns the place of a way's name and what it brings: the middle of its lane, left of what it takes.
func (f *Layout) wayIn(r kit.Rect, fares []kit.Rect) kit.Rect {
	_, rest, _ := f.laneParts(r)
	if len(fares) > 0 {
		rest.W = fares[0].X - 2 - rest.X
	}
	rest.W -= f.Unit(6, 3)
	return rest
}

// fareGap is the gap between two things that a way takes, and the margin inside them.
const fareGap = 4

// faresIn returns the places of what a lane takes, at the right end of its middle, each as high as the lane so that it
// can be touched. It returns none if the reason why the way is not possible needs the room.
func (f *Layout) faresIn(l *Lane, r kit.Rect) (list []kit.Rect) {
	_, rest, _ := f.laneParts(r)
	size, most := f.fareSize(rest), rest.W*0.5
	total := func() (w float64) {
		for i := range l.Sources {
			w += fareWidth(&l.Sources[i], size) + fareGap
		}
		return w
	}
	for total() > most+1 && size > kit.MinText {
		size--
	}
	room := rest.W - math.Max(total(), rest.W*0.5)
	if !l.Open && !label(kit.MinText, lossWord).Holds(l.Note, room-fareGap-f.Unit(6, 3)) {
		return nil // the reason comes first
	}
	x := rest.Right() - total()
	for i := range l.Sources {
		w := fareWidth(&l.Sources[i], size) + fareGap
		list = append(list, kit.Rect{X: x, Y: r.Y, W: w, H: r.H})
		x += w
	}
	return list
}

// fareSize returns the size of a good that a way takes, if there is room.
func (f *Layout) fareSize(rest kit.Rect) float64 { return math.Min(rest.H*0.62, f.Unit(30, 22)) }

// fareWidth returns the width of a thing that a way takes.
func fareWidth(x *Fare, size float64) float64 {
	switch {
	case x.Pay == nil:
		return size * 1.25
	case x.Good.Good == "":
		return art.GoodsWidth(x.Pay, size) + size*0.25
	}
	return art.GoodsWidth(x.Pay, size*0.7) + size*1.6 + 8
}

// fare paints a thing that a way takes: a good, several goods, or a contact with its price. If touching it exchanges it
// for another, it has a rim, and two arrows if there is room.
func (d *drawing) fare(x *Fare, r kit.Rect) {
	if x.Dim {
		d.PushAlpha(0.45)
		defer d.Pop()
	}
	size := d.f.fareSize(r.InsetXY(0, d.f.Unit(3, 1)))
	for fareWidth(x, size)+fareGap > r.W+0.5 && size > kit.MinText-1 {
		size--
	}
	box := r.InsetXY(fareGap/2, 0)
	plate := box.Centred(box.W, math.Min(size*1.35, r.H-4))
	edge := kit.Hex(0x5E7A30)
	if x.Spot != (Fare{}).Spot {
		edge = gold
		d.Fill(kit.Round(6), plate, kit.Hex(0x3B2E14))
	}
	if x.Pay != nil || edge == gold {
		d.Outline(kit.Round(6), plate, 1.5, edge)
	}
	switch {
	case x.Pay == nil:
		art.Good(d.Canvas, x.Good.Good, box.Centred(size, size))
	case x.Good.Good == "":
		art.Goods(d.Canvas, x.Pay, box, size, text, kit.Middle)
	default:
		pay := art.GoodsWidth(x.Pay, size*0.7)
		art.Goods(d.Canvas, x.Pay, kit.Rect{X: box.X + 4, Y: box.Y, W: pay + 1, H: box.H}, size*0.7, text, kit.Start)
		arrow := kit.Rect{X: box.X + 4 + pay, Y: box.MidY() - size*0.25, W: size * 0.5, H: size * 0.5}
		d.DrawIcon(kit.IconForward, arrow, text, ink)
		art.Good(d.Canvas, x.Good.Good, kit.Rect{X: arrow.Right() + 2, Y: box.MidY() - size*0.45, W: size * 0.9,
			H: size * 0.9})
	}
	if q := size * 0.5; edge == gold && plate.Y-r.Y >= q*0.4 {
		d.DrawIcon(kit.IconSwap, kit.Rect{X: plate.Right() - q*0.9, Y: plate.Y - q*0.4, W: q, H: q}, gold, ink)
	}
}
