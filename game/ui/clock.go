package ui

import "time"

// clock is the time of what moves by itself: fires, lights, smoke and cards stir
// as long as somebody is there, a few steps a second, and stand still when
// nobody has done anything for a while. A table that nobody touches costs
// nothing.
type clock struct {
	seconds float64   // that things have moved
	last    time.Time // when they last moved
	until   time.Time // when they come to rest
}

const (
	restAfter = 60 * time.Second
	idleStep  = time.Second / 13 // about twelve a second, for frames come when the screen wants them
	longStep  = 500 * time.Millisecond
)

// tick lets the clock run on, and tells whether things have moved. Busy is that
// somebody does something, smooth that frames are drawn anyway, still that
// nothing moves by itself.
func (c *clock) tick(now time.Time, busy, smooth, still bool) bool {
	passed := now.Sub(c.last)
	if busy {
		c.until = now.Add(restAfter)
	}
	if passed < idleStep && !smooth {
		return false
	}
	c.last = now
	if now.After(c.until) || still {
		return false
	}
	c.seconds += min(passed, longStep).Seconds()
	return true
}
