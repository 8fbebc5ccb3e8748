//go:build js

package scene

// OpenBook is empty on a page, which shows the book itself.
type OpenBook struct{}
