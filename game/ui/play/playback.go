package play

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
)

// Playback lets people stop a steady scene, such as a battle, or step through it. A new chapter starts running; one
// that waits is stopped at the end of its step.
type Playback struct {
	desk     *desk.Desk
	reel     *motion.Reel
	held     bool // the scene is stopped
	stepping bool // it runs on to the end of the next step, and stops there
	chapter  int  // the chapter that was stopped
}

func newPlayback(d *desk.Desk, reel *motion.Reel) *Playback {
	return &Playback{desk: d, reel: reel}
}

// clear lets everything run.
func (c *Playback) clear() { c.held, c.stepping, c.chapter = false, false, 0 }

// Steady reports whether the current beat can be stopped and stepped through.
func (c *Playback) Steady() bool {
	beat, _, on := c.reel.Now()
	return on && beat.Steady
}

// Stands reports whether the scene is stopped.
func (c *Playback) Stands() bool { return c.held && !c.stepping && c.Steady() }

// pause stops the scene, or lets it run on.
func (c *Playback) pause() {
	c.held, c.stepping = !c.held, false
	c.desk.Invalidate()
	c.begin()
}

// step runs to the end of the next step, and stops there.
func (c *Playback) step() {
	c.held, c.stepping = true, true
	c.desk.Invalidate()
	c.begin()
}

// begin applies to the current chapter from now on.
func (c *Playback) begin() {
	beat, _, _ := c.reel.Now()
	c.chapter = beat.Chapter
}

// follow is called when another beat begins. In the same chapter, as after a question in the middle of a battle,
// stepping goes on. It reports whether a new chapter has ended the stop.
func (c *Playback) follow() (freed bool) {
	beat, _, on := c.reel.Now()
	switch {
	case !on || !beat.Steady || !c.held:
	case beat.Chapter == c.chapter:
		c.stepping = true
	default:
		c.clear()
		freed = true
	}
	if on && beat.Waits {
		c.step()
	}
	return freed
}

// Waits reports whether the scene stands until somebody goes on, because it has to be read.
func (c *Playback) Waits() bool {
	beat, _, _ := c.reel.Now()
	return beat.Waits && c.Stands()
}

// GoOn starts a scene that waits, and reports whether there was one.
func (c *Playback) GoOn() bool {
	if !c.Waits() {
		return false
	}
	c.pause()
	return true
}

// atMost limits ms to the time until a step ends.
func (c *Playback) atMost(ms float64) float64 {
	beat, t, on := c.reel.Now()
	if left := beat.Still - t; on && c.stepping && left > 0 && ms >= left {
		c.stepping = false
		c.desk.Invalidate()
		return left
	}
	return ms
}
