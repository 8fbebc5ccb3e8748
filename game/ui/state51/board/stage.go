package board

import (
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// sourceCount returns the number of cards that give something in a production.
func sourceCount(m *Model) (n int) {
	for i := range m.Ledger.Lines {
		if m.Ledger.Lines[i].Print != nil {
			n++
		}
	}
	return n
}

// sources places the cards that give something, in the number of lines that makes them largest.
func (f *Layout) sources(m *Model, box kit.Rect) {
	f.Sources = make([]kit.Rect, len(m.Ledger.Lines))
	n := sourceCount(m)
	if n == 0 {
		return
	}
	list := layout.Spread(box, n, f.Unit(100, 62)*plateRatio, plateRatio, f.Unit(12, 6))
	for k := range m.Ledger.Lines {
		if m.Ledger.Lines[k].Print != nil {
			f.Sources[k], list = list[0], list[1:]
		}
	}
}
