package input

import (
	"math"
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
)

// gestures carries out what a pointer does at points of the picture, in CSS pixels.
type gestures struct {
	desk     *desk.Desk
	view     Shown
	field    Field
	do       func(Intent)
	carrying *carrying
	turning  *Turning
	focus    *Focus
	peek     *peek
	panning  *panning

	hoverX, hoverY float64 // where the mouse points
	wheeled        float64 // CSS pixels of wheel movement not yet used to turn a piece
}

// press is a button or finger that went down, and what was visible there.
type press struct {
	at
	from scene.Scroll // scroll positions at that time
}

func newGestures(d *desk.Desk, view Shown, field Field, do func(Intent), carrying *carrying, turning *Turning,
	focus *Focus, peek *peek, panning *panning) *gestures {
	return &gestures{desk: d, view: view, field: field, do: do, carrying: carrying, turning: turning, focus: focus,
		peek: peek, panning: panning}
}

// down handles a button or finger going down.
func (g *gestures) down(at at) press {
	g.focus.drop()
	g.peek.press()
	g.turning.leave()
	g.panning.stop()
	return press{at, g.desk.Scrolled()}
}

// drag handles the pointer moving away from where it went down: it drags the thing there, pans the field, or scrolls.
// It reports whether anything moved.
func (g *gestures) drag(from press, x, y float64, lifts bool, now time.Time) bool {
	dx, dy := x-from.x, y-from.y
	if from.spot.Kind == table.KindMoment {
		if to, ok := g.view.Front().At(x, from.y); ok && to.Kind == table.KindMoment {
			g.do(Intent{Kind: Touch, Spot: to})
		}
		return true
	}
	if !g.carrying.held() && g.turning.grip(from.x, from.y) {
		g.turning.swing(x, y)
		return true
	}
	if g.carrying.held() || lifts && g.carrying.lift(from.spot, dx, dy) {
		g.carrying.move(x, y)
		return true
	}
	if g.panning.over(from.x, from.y) {
		return g.panning.pan(from.from.Field, dx, dy, now)
	}
	return g.scroll(from.from, from.x, -dx, -dy)
}

// up handles a release. still means that the pointer did not move.
func (g *gestures) up(from press, still bool, now time.Time) {
	switch {
	case g.carrying.held():
		g.carrying.drop()
	case still:
		g.tap(from.at, now)
	default:
		g.panning.letGo(now)
	}
}

// idle handles a release after a drag that moved nothing.
func (g *gestures) idle(from press, x, y float64) {
	g.desk.Ignored(trace.EmptyDrag, from.spot)
	g.carrying.refuse(from, x, y)
}

// cancel handles the pointer being taken away: nothing happens.
func (g *gestures) cancel() {
	g.carrying.giveBack()
	g.turning.release()
	g.panning.stop()
}

// tap handles a click or tap on what was visible at a point, unless that has gone. The second of two taps where nothing
// can be chosen zooms the field; the first acts at once.
func (g *gestures) tap(at at, now time.Time) {
	if g.view.IgnoresTaps(at.spot, now) {
		g.desk.Ignored(trace.FilmStarts, at.spot)
		return
	}
	idle := at.spot == table.NoSpot || at.spot.Kind == table.KindPlace && !slices.Contains(g.view.Next(), at.spot)
	if g.panning.again(idle, at.x, at.y, now) {
		return
	}
	switch {
	case at.spot == table.NoSpot:
		g.do(Intent{Kind: Beside})
	case !g.seen(at):
		g.desk.Ignored(trace.Gone, at.spot)
	case g.view.IgnoresTap(at.spot, now):
		g.desk.Ignored(trace.FilmEnds, at.spot)
	default:
		g.do(Intent{Kind: Touch, Spot: at.spot})
	}
}

// seen reports whether the thing that was at a point is still visible, there or elsewhere.
func (g *gestures) seen(at at) bool {
	if spot, ok := g.view.Front().At(at.x, at.y); ok && spot == at.spot {
		return true
	}
	_, _, ok := g.view.Front().Where(at.spot)
	return ok
}

// hold handles a long press, or a click of the second button: it shows details.
func (g *gestures) hold(spot table.Spot) {
	if spot == table.NoSpot {
		g.desk.Ignored(trace.NothingThere, spot)
		return
	}
	g.do(Intent{Kind: Hold, Spot: spot})
}

// hover notes what the mouse is over, if it can be touched now.
func (g *gestures) hover(x, y float64) {
	g.hoverX, g.hoverY = x, y
	g.peek.at(x, y, time.Now())
	over := table.NoSpot
	if spot, ok := g.view.Front().At(x, y); ok && slices.Contains(g.view.Next(), spot) {
		over = spot
	}
	g.carrying.hover(over)
}

// explain shows the details of what has the focus, or of what the mouse is over.
func (g *gestures) explain() {
	if g.desk.Focused() == table.NoSpot {
		g.hold(look(g.view, g.hoverX, g.hoverY).spot)
		return
	}
	g.do(Intent{Kind: Tell, Spot: g.desk.Focused()})
}

// scroll scrolls what is on top, or the list at a point, within its limits. It reports whether anything moved.
func (g *gestures) scroll(from scene.Scroll, x, dx, dy float64) bool {
	most, at := g.view.Front().Scroll(), g.desk.Scrolled()
	switch {
	case g.field.Lists(x):
		at.List = min(max(from.List+dy, 0), most.List)
	case g.desk.Inspected() != table.NoSpot:
		at.Card = min(max(from.Card+dy, 0), most.Card)
	case g.desk.Panel() != scene.NoPanel:
		at.Panel = min(max(from.Panel+dy, 0), most.Panel)
	default:
		at.Hand = min(max(from.Hand+dx, 0), most.Hand)
		at.Panel = min(max(from.Panel+dy, 0), most.Panel) // of a choice on the table
	}
	moved := g.desk.ScrollTo(at)
	if moved {
		g.desk.Invalidate()
	}
	return moved
}

func (g *gestures) scrollOn(x, dx, dy float64) {
	if !g.scroll(g.desk.Scrolled(), x, dx, dy) {
		g.desk.Ignored(trace.AtEnd, table.NoSpot)
	}
}

// turn tries the next direction of a piece; −1 the one before, 0 the same. It reports whether there is a piece to turn.
func (g *gestures) turn(by int) bool { return g.turning.by(by) }

// wheel turns a piece, zooms a field, or scrolls, by CSS pixels right and down.
func (g *gestures) wheel(dx, dy, x, y float64) {
	by := dy
	if math.Abs(dx) > math.Abs(dy) {
		by = dx
	}
	switch {
	case g.turn(0):
	case g.panning.wheel(-by/desk.NotchPixels, x, y):
		return
	default:
		g.scrollOn(x, by, by)
		return
	}
	// A touchpad sends many small parts of a notch.
	if g.wheeled*by < 0 {
		g.wheeled = 0
	}
	for g.wheeled += by; math.Abs(g.wheeled) >= desk.NotchPixels; {
		way := math.Copysign(1, g.wheeled)
		g.wheeled -= way * desk.NotchPixels
		g.turn(-int(way))
	}
}
