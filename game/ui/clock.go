package ui

import "time"

// clock is the time of what moves by itself: fires, lights and smoke stir for a
// while after somebody has done something, a few steps a second, and then stand
// still. A table that nobody touches costs nothing.
type clock struct {
	seconds float64   // that things have moved
	last    time.Time // when they last moved
	until   time.Time // when they come to rest
}

const (
	restAfter = 12 * time.Second
	idleStep  = 250 * time.Millisecond
)

// tick lets the clock run on, and tells whether things have moved. Busy is that
// somebody does something, smooth that frames are drawn anyway, calm that
// nothing moves by itself.
func (c *clock) tick(now time.Time, busy, smooth, calm bool) bool {
	passed := now.Sub(c.last)
	if busy {
		c.until = now.Add(restAfter)
	}
	if passed < idleStep && !smooth {
		return false
	}
	c.last = now
	if now.After(c.until) || calm {
		return false
	}
	c.seconds += min(passed, 2*idleStep).Seconds()
	return true
}
