package desk

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// Layer is something open over the table, and how it is being looked at.
type Layer struct {
	Panel          scene.Panel
	Words          []string // set by the program itself, not derived from the panel
	About, Inspect table.Spot
	Focused        table.Spot // has the keyboard's focus
	Task           *scene.Task
	At             scene.Scroll
}

// same reports whether two layers are about the same thing.
func (l Layer) same(m Layer) bool {
	return l.Panel == m.Panel && l.About == m.About && l.Inspect.Same() == m.Inspect.Same()
}

// layers is the stack of layers, and who is told about changes.
type layers struct {
	top      Layer      // the topmost
	under    []Layer    // those below it, the nearest last
	place    table.Spot // the place shown large on a narrow screen, NoSpot for the game's choice
	switched []func()   // called when another layer is on top
	closed   []func()   // called after one was closed
}
