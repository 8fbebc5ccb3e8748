package ui

import "time"

// Fires, lights and smoke stir for a while after somebody has done something,
// a few steps a second, and then stand still: a table that nobody touches
// costs nothing.
const (
	stirTime = 12 * time.Second
	stirStep = 250 * time.Millisecond
)

// stir lets the picture's own clock run on.
func (a *App) stir(now time.Time) {
	passed := now.Sub(a.stirred)
	if a.stale || a.playing() || a.pointer.down {
		a.restless = now.Add(stirTime)
	}
	step := stirStep
	if a.playing() && !a.covered() {
		step = 0 // the frames are drawn anyway
	}
	if passed < step {
		return
	}
	a.stirred = now
	if now.After(a.restless) || a.calm() {
		return
	}
	a.clock += min(passed, 2*stirStep).Seconds()
	a.moving = true
}
