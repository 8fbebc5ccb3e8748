package kit

import "time"

// ahead is a drawing that is not shown.
type ahead struct {
	until time.Time
	short bool // something had to be left for later
	begun bool // a new sprite was baked
}

// Ahead bakes the sprites that draw needs without showing anything, so that they are ready when they are needed. It
// begins one new one at most after a point of time, and tells whether it has them all. It is called between frames.
func (c *Canvas) Ahead(until time.Time, draw func()) bool {
	if len(c.atlas.pages) == 0 || c.atlas.full() {
		return true // there is no room for it
	}
	a := &ahead{until: until}
	c.keeper.dry = a
	draw()
	c.quads = c.quads[:0]
	c.keeper.dry = nil
	return !a.short
}

// late reports whether a new sprite has to wait.
func (k *keeper) late() bool {
	if k.dry == nil {
		return false
	}
	if !k.dry.begun || time.Now().Before(k.dry.until) {
		k.dry.begun = true // one at least, however late it is: else what is slow to draw would never be ready
		return false
	}
	k.dry.short = true
	return true
}
