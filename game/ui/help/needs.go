package help

import "onelongnight/game/table"

// reading gives the settings for reading.
type reading interface {
	// TextScale returns the scale of text, 1 is normal.
	TextScale() float64
	// Value returns the value of a setting.
	Value(name string) string
}

// past is the recap.
type past interface {
	// On reports whether the past is being shown again.
	On() bool
	// Topics returns the book's topics for it.
	Topics(g table.Guide) []string
}
