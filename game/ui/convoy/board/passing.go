package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// passing returns the size of a card that goes from one pile or place to another, before it is stretched.
func (f *Layout) passing() kit.Rect {
	h := f.Unit(handH, 124)
	return kit.Rect{W: h * handW / handH, H: h}
}

// heldSpot returns where a card is held up for both sides to read.
func (f *Layout) heldSpot() kit.Rect {
	h := math.Min(f.Unit(236, 200), f.H*0.42)
	w := h * faceW / faceH
	return f.clear(kit.Rect{X: f.W/2 - w/2, Y: f.Road.Y - h*0.72, W: w, H: h})
}

// clear returns the place nearest to r where a held-up card does not hide what can be chosen.
func (f *Layout) clear(r kit.Rect) kit.Rect {
	_, room := f.Rect().CutTop(f.Top.Bottom() + 4)
	if at, ok := kit.ClearOf(r, f.lit, room.Inset(4)); ok {
		return at
	}
	return r
}

// light notes where the units are that can be chosen.
func (f *Layout) light(m *Model) {
	f.lit = nil
	for i := range m.Cities {
		for side := Moloch; side <= Outpost; side++ {
			for k, u := range m.Cities[i].row(side).Units {
				if u.Glow != GlowNone && k < len(f.Columns[i].Units[side]) {
					f.lit = append(f.lit, f.Columns[i].Units[side][k])
				}
			}
		}
	}
}

// arrivalSpot returns where the card of an arriving unit is held up so that it covers neither the place to that it goes
// to nor the one that it aims at, which may be empty: above or below them or beside the city, on a phone over the hand.
func (f *Layout) arrivalSpot(to, aim kit.Rect) kit.Rect {
	h := math.Min(f.Unit(300, 236), f.H*0.52)
	if f.Portrait {
		h = math.Min(f.H-f.Deck.Y-8*f.S, 300*f.S)
	}
	w := h * faceW / faceH
	at := func(x, y float64) kit.Rect {
		return kit.Rect{X: clamp(x, 8, f.W-w-8), Y: clamp(y, f.Top.Bottom()+4, f.H-h-4), W: w, H: h}
	}
	if f.Portrait {
		return f.clear(at(to.MidX()-w/2, f.Deck.Y+4*f.S))
	}
	gap := f.Unit(20, 12)
	y := to.Bottom() + gap
	if to.MidY() > f.Road.Y {
		y = to.Y - h - gap
	}
	left, right := to.X, to.Right()
	if !aim.Empty() {
		left, right = math.Min(left, aim.X), math.Max(right, aim.Right())
	}
	tries := []kit.Rect{at(to.MidX()-w/2, y), at(right+2*gap, y), at(left-w-2*gap, y)}
	for i := range f.Columns {
		if c := f.Columns[i]; c.Large && !c.Rect.Intersect(to).Empty() { // the city that is fought for stays in sight
			middle := f.Road.MidY() - h/2
			tries = append([]kit.Rect{at(c.Rect.Right()+gap, middle), at(c.Rect.X-w-gap, middle)}, tries...)
			if tries[0].X < c.Rect.Right() {
				tries = tries[1:]
			}
		}
	}
	for _, r := range tries {
		if r.Intersect(to).Empty() && r.Intersect(aim.Inset(-aim.W*0.2)).Empty() {
			return f.clear(r)
		}
	}
	return f.clear(at(right+2*gap, y))
}

// millHeight returns the height of a card that turns up from a deck.
func (f *Layout) millHeight() float64 { return f.Unit(128, 86) }

// Passing is the tag of a card that is seen only while something happens.
const Passing = "passing"

// passingHits adds the cards that are seen only while something happens, as they can be read too.
func (f *Layout) passingHits(m *Model) {
	if m.Stands {
		return
	}
	for i := range m.Effects {
		e := &m.Effects[i]
		if e.Card == nil {
			continue
		}
		switch e.Kind {
		case FxShow:
			f.hits.Add(cardSpot(e.Card.ID).Tagged(Passing), f.heldSpot())
		case FxArrive:
			if at, ok := f.Anchor(e.At); ok {
				aim, _ := f.Anchor(e.Aim)
				f.hits.Add(cardSpot(e.Card.ID).Tagged(Passing), f.arrivalSpot(at, aim))
			}
		case FxMill:
			if from, ok := f.Anchor(e.From); ok {
				h := f.millHeight()
				f.hits.Add(cardSpot(e.Card.ID).Tagged(Passing), kit.Rect{X: from.MidX() - h*0.36, Y: from.MidY() +
					h*0.4, W: h * 0.72, H: h})
			}
		}
	}
}
