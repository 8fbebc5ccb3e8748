package ui

import "time"

// clock is the time of things that move by themselves: fires, lights, smoke and cards. They move a few times a second
// while somebody is there, and stop when nobody has done anything for a while, so that an unattended table costs
// nothing.
type clock struct {
	seconds float64   // of movement so far
	last    time.Time // when they last moved
	until   time.Time // when they stop
}

const (
	restAfter = 60 * time.Second
	idleStep  = time.Second / 13 // about twelve steps a second, since a step waits for the next frame
	longStep  = 500 * time.Millisecond
)

// tick advances the clock and reports whether things have moved. busy: somebody does something; smooth: frames are
// drawn anyway; still: nothing may move by itself.
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
