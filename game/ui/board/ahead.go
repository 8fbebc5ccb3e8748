package board

import (
	"math"

	"convoy/game/ui/kit"
)

// Ahead bakes the n-th of the pictures that may be shown next, so that no
// frame has to wait for it: the cards of the hand and then the coming ones, as
// faces of the hand and as tokens of each size that this layout has. It is
// false when there are no more of them.
func Ahead(c *kit.Canvas, m *Model, f *Frame, n int) bool {
	d := &drawing{Canvas: c, m: m, f: f, shot: &Shot{Model: m, Frame: f}}
	for i := range len(m.Hand) + len(m.Coming) {
		card := &m.Coming[max(0, i-len(m.Hand))]
		if i < len(m.Hand) {
			card = &m.Hand[i]
		}
		if card.Faction == m.Seat {
			if n == 0 {
				c.Ahead(func() { d.coming(card) })
				return true
			}
			n--
		}
		if card.Strength == "" {
			continue
		}
		sizes := f.tokenSizes(card.Faction)
		if n < len(sizes) {
			u := Unit{Art: card.Art, Faction: card.Faction, Kind: card.Kind, Strength: card.Strength, Trigger: card.TriggerIcon}
			c.Ahead(func() { d.token(&u, kit.Rect{W: sizes[n], H: sizes[n] * tall}) })
			return true
		}
		n -= len(sizes)
	}
	return false
}

// coming draws the face that a card has in the hand.
func (d *drawing) coming(card *Card) {
	f := d.f
	for i := range f.Hand {
		if h := f.Hand[i]; !h.Up {
			r := kit.Rect{W: h.Rect.W, H: h.Rect.H}
			if f.Portrait {
				d.phoneFace(card, r, false)
			} else {
				d.handFace(card, r, r.W)
			}
			return
		}
	}
}

// tokenSizes are the widths that a side's tokens have, or would have in a free
// socket.
func (f *Frame) tokenSizes(side Faction) []float64 {
	var sizes []float64
	add := func(r kit.Rect) {
		for _, w := range sizes {
			if math.Abs(w-r.W) < 0.01 {
				return
			}
		}
		sizes = append(sizes, r.W)
	}
	for i := range f.Columns {
		for _, r := range f.Columns[i].Units[side] {
			add(r)
		}
		for _, r := range f.Columns[i].Sockets[side] {
			add(r)
		}
	}
	return sizes
}
