package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// Reveal is how far the hand has to be scrolled for a card of it to be wholly in sight; false for other things.
func (f *Frame) Reveal(m *Model, spot table.Spot) (hand float64, ok bool) {
	for i := range f.Hand {
		if cardSpot(m.Hand[i].ID) == spot {
			r := f.Hand[i].Rect
			return panel.ScrollTo(m.HandScroll, f.HandBox.X, f.HandBox.Right(), r.X, r.Right(), f.HandScrollMax), true
		}
	}
	return m.HandScroll, false
}

// ToastAt is where a toast about a thing belongs, and whether it may lie over that: over the skyline of a city, beside other
// things.
func (f *Frame) ToastAt(spot table.Spot) (r kit.Rect, over bool) {
	if spot.Kind != table.KindPlace {
		r, _ = f.Anchor(spot)
		return r, false
	}
	for i := range f.Columns {
		if col := &f.Columns[i]; col.Shown && spot == citySpot(i+1) {
			return col.Skyline, true
		}
	}
	r, _ = f.Anchor(table.KindTab.Spot(spot.ID))
	return r, false
}
