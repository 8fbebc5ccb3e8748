package ui

import (
	"slices"

	"onelongnight/game/table"
)

// turning tries the ways to turn a piece that is being put down: the screen
// shows one, and a tap on the piece takes it.
type turning struct{ *desk }

// ways are the turns that can be chosen now.
func (t *turning) ways() []table.Spot {
	var list []table.Spot
	for _, spot := range t.next() {
		if spot.Kind == table.KindTurn {
			list = append(list, spot)
		}
	}
	return list
}

// update keeps the turn that is tried among those that can be chosen.
func (t *turning) update() {
	ways := t.ways()
	switch {
	case len(ways) == 0:
		t.screen.Turn = table.NoSpot
	case !slices.Contains(ways, t.screen.Turn):
		t.screen.Turn = ways[0]
	}
}

// by tries the next turn, or with −1 the one before. It tells whether there is
// something to turn.
func (t *turning) by(n int) bool {
	ways := t.ways()
	if len(ways) == 0 || !t.bare() {
		return false
	}
	at := max(slices.Index(ways, t.screen.Turn), 0)
	t.screen.Turn, t.stale = ways[(at+n+len(ways))%len(ways)], true
	return true
}

// chosen is the turn that touching the piece itself chooses, NoSpot for other
// things and if there is nothing to turn.
func (t *turning) chosen(spot table.Spot) table.Spot {
	if len(t.ways()) == 0 || !t.selected(spot) {
		return table.NoSpot
	}
	t.update()
	return t.screen.Turn
}
