package help

import "onelongnight/game/table"

// reading is how people like to read.
type reading interface {
	// TextScale returns how large text is, 1 is normal.
	TextScale() float64
	// Value returns what is chosen for a name.
	Value(name string) string
}

// past is what is shown again of the game on the table.
type past interface {
	// On reports whether something is.
	On() bool
	// Topics returns those of it that a guide knows.
	Topics(g table.Guide) []string
}
