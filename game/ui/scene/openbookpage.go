//go:build js

package scene

// OpenBook is a game's book as it lies open: a page shows that itself.
type OpenBook struct{}
