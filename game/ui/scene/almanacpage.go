//go:build js

package scene

// Almanac is a game's book as it lies open: a page shows that itself.
type Almanac struct{}
