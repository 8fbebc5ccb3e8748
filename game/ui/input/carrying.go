package input

import (
	"math"
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
)

// carrying is the thing being dragged, or flying back after it was dropped.
type carrying struct {
	desk   *desk.Desk
	prefs  Preferences
	view   Shown
	do     func(Intent)
	toasts Sayer
	hints  Hints
	burden
	over    table.Spot     // the thing under the mouse, if it can be touched now
	dropped *scene.Carried // its move is still being shown; nil for none
}

func newCarrying(d *desk.Desk, prefs Preferences, view Shown, hints Hints, do func(Intent), toasts Sayer) *carrying {
	out := &carrying{desk: d, prefs: prefs, view: view, hints: hints, do: do, toasts: toasts}
	d.OnBegin(out.forget)
	return out
}

type burden struct {
	spot   table.Spot // NoSpot for nothing
	x, y   float64
	tilt   float64    // in degrees, by how fast it is moved
	goal   table.Spot // the only place for an answer, NoSpot for a thing that is selected
	target table.Spot // what it would be dropped on now
	back   bool       // it was dropped on nothing, and flies back
	since  float64    // for how many ms
	homeX  float64    // where it lies
	homeY  float64
}

const (
	magnet   = 64  // distance at which a target attracts the dragged thing, in CSS pixels
	mostTilt = 6   // degrees
	snapBack = 180 // ms
)

// held reports whether something is being dragged.
func (c *carrying) held() bool { return c.spot != table.NoSpot && !c.back }

// free reports whether nothing lies over the table, and the person is asked something.
func (c *carrying) free() bool {
	return c.desk.Session() != nil && playable(c.desk, c.hints) && c.view.Asks()
}

// playable reports whether things can be moved on the table: nothing lies over it but the question for the person's own
// move.
func playable(d *desk.Desk, hints Hints) bool { return d.Bare() || hints.Minds() && !d.Covered() }

// lift picks up the thing under the pointer if it can be dragged to make a move and the pointer is not scrolling. It
// reports whether something is being dragged.
func (c *carrying) lift(from table.Spot, dx, dy float64) bool {
	if c.spot != table.NoSpot || !c.free() {
		return c.held()
	}
	if goal := c.desk.Picture().Lands(from); goal != table.NoSpot && c.desk.Offered(from) {
		homeX, homeY, _ := c.desk.Picture().Where(from)
		c.burden = burden{spot: from, goal: goal, homeX: homeX, homeY: homeY}
		c.desk.Invalidate()
		return true
	}
	spot := c.desk.Picture().Lifts(from)
	scrolls := spot.Kind == table.KindCard && c.desk.Picture().Scroll().Hand > 0
	if spot == table.NoSpot || scrolls && math.Abs(dx) > math.Abs(dy) {
		return false
	}
	homeX, homeY, _ := c.desk.Picture().Where(spot) // where it lies before it is open
	if !c.desk.Selected(spot) {
		if !c.desk.Offered(spot) {
			return false
		}
		c.do(Intent{Kind: Touch, Spot: spot})
		if !c.desk.Selected(spot) {
			return false // touching it was a whole move
		}
	}
	c.burden = burden{spot: spot, homeX: homeX, homeY: homeY}
	c.desk.Invalidate()
	return true
}

// refuse says why a thing that was dragged to a point cannot be, if the rules have a reason. Cards must be dragged up
// or down, since a hand is also scrolled sideways.
func (c *carrying) refuse(from press, x, y float64) {
	if !c.free() || from.spot.Kind == table.KindCard && math.Abs(y-from.y) <= math.Abs(x-from.x) {
		return
	}
	spot := c.desk.Picture().Lifts(from.spot)
	if from.spot.Kind == table.KindPiece { // also one that is never dragged
		spot = from.spot
	}
	if spot == table.NoSpot || c.desk.Offered(spot) {
		return
	}
	way := []table.Spot{spot}
	if to, ok := c.desk.Picture().At(x, y); ok && spot.Kind == table.KindPiece {
		way = append(way, c.desk.Picture().Within(to))
	}
	c.toasts.Say(c.desk.Session().Why(way), spot)
}

// move drags the thing with the pointer. A target close by attracts it.
func (c *carrying) move(x, y float64) {
	c.tilt = min(max((x-c.x)*0.6, -mostTilt), mostTilt)
	c.x, c.y = x, y
	if target := c.aim(x, y); target != c.target {
		if c.target = target; target != table.NoSpot && target == c.goal {
			target = c.spot // the answer shows what it would do
		}
		c.hover(target)
	}
	c.desk.Repaint()
}

// aim returns what a thing dropped at a point would be dropped on, NoSpot for nothing or its own place.
func (c *carrying) aim(x, y float64) table.Spot {
	if c.goal != table.NoSpot {
		on, _ := c.desk.Picture().At(x, y)
		gx, gy, ok := c.desk.Picture().Where(c.goal)
		return c.goal.If(on == c.goal || ok && on.Kind != c.goal.Kind && math.Hypot(gx-x, gy-y) < magnet)
	}
	home := c.desk.Picture().Within(c.spot)
	next := slices.DeleteFunc(c.desk.Next(), func(s table.Spot) bool { return s == home })
	if spot, ok := c.desk.Picture().At(x, y); ok && slices.Contains(next, spot) {
		return spot
	}
	onto, told := c.desk.Picture().Onto(x, y)
	switch {
	case slices.Contains(next, onto):
		return onto
	case onto == c.spot: // it would lie open
		return table.NoSpot
	}
	best, far := table.NoSpot, float64(magnet)
	for _, spot := range next {
		if spot.Kind == table.KindButton {
			if len(next) == 1 && !told && c.homeY-y > magnet {
				return spot // what needs no target only has to leave the hand
			}
			continue
		}
		if tx, ty, ok := c.desk.Picture().Where(spot); ok && math.Hypot(tx-x, ty-y) < far {
			best, far = spot, math.Hypot(tx-x, ty-y)
		}
	}
	return best
}

// hover notes what the mouse, or the dragged thing, is over.
func (c *carrying) hover(over table.Spot) {
	if over != c.over {
		c.over = over
		c.desk.Invalidate()
	}
}

// drop drops the thing: the move goes on, or the thing flies back and the player is told why.
func (c *carrying) drop() {
	c.over = table.NoSpot
	if c.goal != table.NoSpot {
		c.answer()
		return
	}
	if target := c.target; target != table.NoSpot {
		from := c.shown()
		c.burden = burden{}
		c.do(Intent{Kind: Touch, Spot: target})
		if !c.desk.Selected(from.Spot) { // more has to be chosen, and it is in the hand again
			c.dropped = from
		}
		return
	}
	if onto, _ := c.desk.Picture().Onto(c.x, c.y); onto == c.spot { // it stays open, for there is more than one answer
		c.flies()
		return
	}
	switch spot, ok := c.desk.Picture().At(c.x, c.y); {
	case !ok || spot == c.spot || spot == c.desk.Picture().Within(c.spot):
		c.desk.Ignored(trace.LetGoBeside, c.spot)
	case spot.Kind == table.KindPiece || spot.Kind == table.KindPlace || spot.Kind == table.KindPart:
		if c.touch(spot) {
			return
		}
	default:
		why := c.desk.Session().Why(append(slices.Clone(c.desk.Session().Selected()), spot))
		if why == "" {
			c.desk.Ignored(trace.LetGoBeside, c.spot)
		}
		c.toasts.Say(why, spot)
	}
	c.giveBack()
}

// answer drops an answer: on its place it is given, elsewhere the player is told where it goes.
func (c *carrying) answer() {
	if c.target == c.goal {
		answer := c.spot
		c.burden = burden{}
		c.do(Intent{Kind: Touch, Spot: answer})
		return
	}
	if on, ok := c.desk.Picture().At(c.x, c.y); ok && on != c.spot {
		c.toasts.Say(c.desk.T("refused.elsewhere"), on)
	} else {
		c.desk.Ignored(trace.LetGoBeside, c.spot)
	}
	c.flies()
}

// touch touches what the thing was dropped on, as a tap would, which may mean its place. It reports whether the move
// went on; if not, the player is told why.
func (c *carrying) touch(spot table.Spot) bool {
	from, before := c.shown(), slices.Clone(c.desk.Session().Selected())
	c.do(Intent{Kind: Touch, Spot: spot})
	if c.desk.Session() == nil || slices.Equal(before, c.desk.Session().Selected()) {
		return false
	}
	c.burden = burden{}
	if !c.desk.Selected(from.Spot) {
		c.dropped = from
	}
	return true
}

// giveBack makes the thing fly back without doing anything.
func (c *carrying) giveBack() {
	if !c.held() {
		return
	}
	if c.desk.Session() != nil {
		c.desk.Session().Drop()
	}
	c.flies()
}

// flies lets the thing fly back.
func (c *carrying) flies() {
	c.over, c.target = table.NoSpot, table.NoSpot
	c.back, c.since = true, 0
	c.desk.Invalidate()
	if c.prefs.Calm() || c.prefs.Speed() == 0 {
		c.burden = burden{}
	}
}

// flyBack advances the flight.
func (c *carrying) flyBack(passed time.Duration) {
	if !c.back {
		return
	}
	c.desk.Repaint()
	if c.since += float64(passed) / float64(time.Millisecond); c.since >= snapBack {
		c.burden = burden{}
		c.desk.Invalidate()
	}
}

// left returns the thing dropped last, while the film still shows the result.
func (c *carrying) left(playing bool) *scene.Carried {
	if !playing {
		c.dropped = nil
	}
	return c.dropped
}

// shown returns the dragged thing as it is drawn, nil for none.
func (c *carrying) shown() *scene.Carried {
	if c.spot == table.NoSpot {
		return nil
	}
	out := &scene.Carried{Spot: c.spot, X: c.x, Y: c.y, Tilt: c.tilt, Over: c.target != table.NoSpot}
	if tx, ty, ok := c.desk.Picture().Where(c.target); ok && c.target.Kind == table.KindPiece {
		out.X, out.Y = motion.Mix(c.x, tx, 0.5), motion.Mix(c.y, ty, 0.5)
	}
	if c.back {
		t := motion.Tween{Length: snapBack, Ease: motion.OutBack}.At(c.since)
		out.X, out.Y, out.Tilt = motion.Mix(c.x, c.homeX, t), motion.Mix(c.y, c.homeY, t), 0
	}
	return out
}

// forget forgets what was under the mouse.
func (c *carrying) forget() { c.over = table.NoSpot }
