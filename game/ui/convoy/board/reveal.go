package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Reveal is how far the hand has to be scrolled for a card of it to be wholly in sight; false for other things.
func (f *Layout) Reveal(m *Model, spot table.Spot) (hand float64, ok bool) {
	for i := range f.Hand.Cards {
		if cardSpot(m.Hand[i].ID) == spot {
			return f.Hand.Reveal(i), true
		}
	}
	return m.HandScroll, false
}

// Over is the skyline of a city that is seen, over which a short message about it may lie; false for other things.
func (f *Layout) Over(spot table.Spot) (r kit.Rect, ok bool) {
	for i := range f.Columns {
		if col := &f.Columns[i]; col.Shown && spot == citySpot(i+1) {
			return col.Skyline, true
		}
	}
	return kit.Rect{}, false
}
