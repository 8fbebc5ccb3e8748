package play

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
)

// Playback lets people stop a steady scene, such as a battle, or go through it step by step. A new chapter begins
// running; one that waits is stopped where its step ends.
type Playback struct {
	desk     *desk.Desk
	reel     *motion.Reel
	held     bool // the scene is stopped
	stepping bool // it runs on to the end of the next step, and stops there
	chapter  int  // the chapter that was stopped
}

// newPlayback begins with the reel running.
func newPlayback(d *desk.Desk, reel *motion.Reel) *Playback {
	return &Playback{desk: d, reel: reel}
}

// clear lets everything run.
func (c *Playback) clear() { c.held, c.stepping, c.chapter = false, false, 0 }

// Steady reports whether the present beat can be stopped and stepped through.
func (c *Playback) Steady() bool {
	beat, _, on := c.reel.Now()
	return on && beat.Steady
}

// Stands reports whether the scene is stopped.
func (c *Playback) Stands() bool { return c.held && !c.stepping && c.Steady() }

// pause lets it stand where it is, or run on.
func (c *Playback) pause() {
	c.held, c.stepping = !c.held, false
	c.desk.Invalidate()
	c.begin()
}

// step goes on to the next moment at which a step ends, and stands there.
func (c *Playback) step() {
	c.held, c.stepping = true, true
	c.desk.Invalidate()
	c.begin()
}

// begin makes the chapter that is on the one this is about.
func (c *Playback) begin() {
	beat, _, _ := c.reel.Now()
	c.chapter = beat.Chapter
}

// follow is told that another beat is on. In the same chapter, such as after a question in a battle, who goes step by
// step is shown the next; it tells whether another chapter ended that.
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

// GoOn lets a scene that stands because it waits run on, and tells whether one did.
func (c *Playback) GoOn() bool {
	beat, _, _ := c.reel.Now()
	if !beat.Waits || !c.Stands() {
		return false
	}
	c.pause()
	return true
}

// atMost returns how much of a stretch of ms passes before a step ends.
func (c *Playback) atMost(ms float64) float64 {
	beat, t, on := c.reel.Now()
	if left := beat.Still - t; on && c.stepping && left > 0 && ms >= left {
		c.stepping = false
		c.desk.Invalidate()
		return left
	}
	return ms
}
