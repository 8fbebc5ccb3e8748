package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// passing is how large a card is drawn that goes from one pile or place to
// another, before it is stretched.
func (f *Frame) passing() kit.Rect {
	h := f.Unit(handH, 124)
	return kit.Rect{W: h * handW / handH, H: h}
}

// heldSpot is where a card is held up for both sides to read.
func (f *Frame) heldSpot() kit.Rect {
	h := math.Min(f.Unit(236, 200), f.H*0.42)
	w := h * faceW / faceH
	return kit.Rect{X: f.W/2 - w/2, Y: f.Road.Y - h*0.72, W: w, H: h}
}

// millHeight is how high a card is that turns up from a deck.
func (f *Frame) millHeight() float64 { return f.Unit(128, 86) }

// passingHits adds the cards that are seen only while something happens: they can be read too.
func (f *Frame) passingHits(m *Model) {
	for i := range m.Effects {
		e := &m.Effects[i]
		if e.Card == nil {
			continue
		}
		switch e.Kind {
		case FxShow:
			f.hits.Add(cardSpot(e.Card.ID).Tagged("passing"), f.heldSpot())
		case FxMill:
			if from, ok := f.Anchor(e.From); ok {
				h := f.millHeight()
				f.hits.Add(cardSpot(e.Card.ID).Tagged("passing"), kit.Rect{X: from.MidX() - h*0.36, Y: from.MidY() + h*0.4, W: h * 0.72, H: h})
			}
		}
	}
}
