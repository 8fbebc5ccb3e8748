package ui

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
)

// conduct is how people command what is shown where that is steady, such as a battle: it stands, or goes on step by step.
// A new chapter begins unheld.
type conduct struct {
	*desk.Desk
	reel     *motion.Reel
	held     bool // it stands
	stepping bool // but for going on to the next moment at which a step ends
	chapter  int  // that this is about
}

// newConduct makes it.
func newConduct(d *desk.Desk, reel *motion.Reel) *conduct {
	return &conduct{Desk: d, reel: reel}
}

// Held tells whether it was made to stand.
func (c *conduct) Held() bool { return c.held }

// clear lets everything run.
func (c *conduct) clear() { c.held, c.stepping, c.chapter = false, false, 0 }

// steady tells whether what is shown can be commanded.
func (c *conduct) steady() bool {
	beat, _, on := c.reel.Now()
	return on && beat.Steady
}

// stands tells whether what is shown stands still.
func (c *conduct) stands() bool { return c.held && !c.stepping && c.steady() }

// pause lets it stand where it is, or run on.
func (c *conduct) pause() {
	c.held, c.stepping = !c.held, false
	c.Invalidate()
	c.begin()
}

// step goes on to the next moment at which a step ends, and stands there.
func (c *conduct) step() {
	c.held, c.stepping = true, true
	c.Invalidate()
	c.begin()
}

// begin makes the chapter that is on the one this is about.
func (c *conduct) begin() {
	beat, _, _ := c.reel.Now()
	c.chapter = beat.Chapter
}

// follow is told that another beat is on. In the same chapter, such as after a question in a battle, who goes step by
// step is shown the next; it tells whether another chapter ended that.
func (c *conduct) follow() (freed bool) {
	beat, _, on := c.reel.Now()
	switch {
	case !on || !beat.Steady || !c.held:
	case beat.Chapter == c.chapter:
		c.stepping = true
	default:
		c.clear()
		return true
	}
	return false
}

// atMost is how much of a stretch of ms passes before a step ends.
func (c *conduct) atMost(ms float64) float64 {
	beat, t, on := c.reel.Now()
	if left := beat.Still - t; on && c.stepping && left > 0 && ms >= left {
		c.stepping = false
		c.Invalidate()
		return left
	}
	return ms
}
