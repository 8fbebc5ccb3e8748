package state51

import (
	"onelongnight/game"
	rules "onelongnight/game/state51"
)

// visits says how many more visits a seat may make in this round, or what it lacks.
func (b *builder) visits(seat game.Seat) string {
	h := &b.View.Seats[seat]
	left := 3 - int(h.Visits)
	switch {
	case left > 0 && h.Base[rules.Worker] == 0:
		return b.T("board.visits.workers")
	case left > 0 && !b.open(seat):
		return b.T("board.visits.none")
	}
	return b.T("board.visits", "n", left)
}

// open reports whether others have a place that a seat may still visit.
func (b *builder) open(seat game.Seat) bool {
	for i := range b.game.Seats() {
		of := &b.View.Seats[i]
		if game.Seat(i) == seat || of.Passed {
			continue
		}
		for rest := of.Locations; !rest.Empty(); {
			c := rest.Pop()
			if b.game.Data().Of(c).Effect.Open && b.View.Marks[c].Visitors>>seat&1 == 0 {
				return true
			}
		}
	}
	return false
}
