package desk

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// Layer is something that lies open over the table, and how it is looked at.
type Layer struct {
	Panel          scene.Panel
	Words          []string // that the program itself writes on it
	About, Inspect table.Spot
	Focused        table.Spot // where the keyboard is
	Task           *scene.Task
	At             scene.Scroll
}

// same reports whether two layers tell of the same thing.
func (l Layer) same(m Layer) bool {
	return l.Panel == m.Panel && l.About == m.About && l.Inspect.Same() == m.Inspect.Same()
}

// layers lie one over the other.
type layers struct {
	top      Layer      // the one that is open now
	under    []Layer    // what lies under it, the nearest last
	place    table.Spot // the place looked at on a narrow screen, NoSpot for the game's choice
	switched []func()   // are told that another layer is on top
	closed   []func()   // and that one was closed
}
