package kit

import "time"

// ahead is the state of a drawing that is not shown.
type ahead struct {
	until time.Time
	short bool // some sprite has to wait for a later call
	begun bool // a new sprite was baked
}

// Ahead bakes the sprites that draw needs, without showing anything, so that they are ready in time. After until it
// begins no further sprite, but one call always bakes one. It reports whether all are ready. Call it between frames.
func (c *Canvas) Ahead(until time.Time, draw func()) bool {
	if len(c.atlas.pages) == 0 || c.atlas.full() {
		return true // there is no room for more
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
		k.dry.begun = true // bake one however late it is; otherwise a slow one would never be baked
		return false
	}
	k.dry.short = true
	return true
}
