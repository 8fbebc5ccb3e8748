package input

import (
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// gestures are what a pointer does at points of the picture, in CSS pixels.
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

	hoverX, hoverY float64 // what the mouse points at
	pressX         float64 // where what is scrolled was taken hold of
	wheeled        float64 // notches of the wheel that have not turned a piece yet
}

// newGestures gives what a pointer means to do.
func newGestures(d *desk.Desk, view Shown, field Field, do func(Intent), carrying *carrying, turning *Turning,
	focus *Focus, peek *peek, panning *panning) *gestures {
	return &gestures{desk: d, view: view, field: field, do: do, carrying: carrying, turning: turning, focus: focus,
		peek: peek, panning: panning}
}

// down is a button or a finger going down. It returns how far everything was
// scrolled then.
func (g *gestures) down() scene.Scroll {
	g.focus.drop()
	g.peek.drop()
	g.turning.leave()
	g.panning.stop()
	return g.desk.Scrolled()
}

// drag is the pointer coming from one point to another: it carries a thing, if
// that may be taken up, pans the field, or scrolls from where everything was.
func (g *gestures) drag(fromX, fromY, x, y float64, from scene.Scroll, lifts bool, now time.Time) {
	dx, dy := x-fromX, y-fromY
	if spot, ok := g.view.Front().At(fromX, fromY); ok && spot.Kind == table.KindMoment {
		if to, ok := g.view.Front().At(x, fromY); ok && to.Kind == table.KindMoment {
			g.do(Intent{Kind: Touch, Spot: to})
		}
		return
	}
	if !g.carrying.held() && g.turning.grip(fromX, fromY) {
		g.turning.swing(x, y)
		return
	}
	if g.carrying.held() || lifts && g.carrying.lift(fromX, fromY, dx, dy) {
		g.carrying.move(x, y)
		return
	}
	if g.panning.over(fromX, fromY) {
		g.panning.pan(from.Field, dx, dy, now)
		return
	}
	g.pressX = fromX
	g.scroll(from, -dx, -dy)
}

// up is the pointer being let go; still is that it went nowhere meanwhile.
func (g *gestures) up(x, y float64, still bool, now time.Time) {
	switch {
	case g.carrying.held():
		g.carrying.drop()
	case still:
		g.tap(x, y)
	default:
		g.panning.letGo(now)
	}
}

// tap is a click or a touch at a point.
func (g *gestures) tap(x, y float64) {
	if g.view.IgnoresTaps(time.Now()) {
		return
	}
	if spot, ok := g.view.Front().At(x, y); ok {
		if !g.view.IgnoresTap(spot, time.Now()) {
			g.do(Intent{Kind: Touch, Spot: spot})
		}
		return
	}
	g.do(Intent{Kind: Beside})
}

// hold is a long press, or a click of the second button, at a point: it shows
// what there is to be told of the thing there.
func (g *gestures) hold(x, y float64) {
	if spot, ok := g.view.Front().At(x, y); ok {
		g.do(Intent{Kind: Hold, Spot: spot})
	}
}

// hover notes what the mouse is over at a point, if that can be touched now.
func (g *gestures) hover(x, y float64) {
	g.hoverX, g.hoverY = x, y
	g.peek.at(x, y, time.Now())
	over := table.NoSpot
	if spot, ok := g.view.Front().At(x, y); ok && slices.Contains(g.view.Next(), spot) {
		over = spot
	}
	g.carrying.hover(over)
}

// explain shows what there is to be told of what has the focus, or of what the
// mouse is over.
func (g *gestures) explain() {
	if g.desk.Focused() == table.NoSpot {
		g.hold(g.hoverX, g.hoverY)
		return
	}
	g.do(Intent{Kind: Tell, Spot: g.desk.Focused()})
}

// scroll moves what lies on top, from where it was, within its limits.
func (g *gestures) scroll(from scene.Scroll, dx, dy float64) {
	most, at := g.view.Front().Scroll(), g.desk.Scrolled()
	switch {
	case g.field.Lists(g.pressX):
		at.List = min(max(from.List+dy, 0), most.List)
	case g.desk.Inspected() != table.NoSpot:
		at.Card = min(max(from.Card+dy, 0), most.Card)
	case g.desk.Panel() != scene.NoPanel:
		at.Panel = min(max(from.Panel+dy, 0), most.Panel)
	default:
		at.Hand = min(max(from.Hand+dx, 0), most.Hand)
		at.Panel = min(max(from.Panel+dy, 0), most.Panel) // of a choice on the table
	}
	if g.desk.ScrollTo(at) {
		g.desk.Invalidate()
	}
}

// turn tries the next way to turn a piece, with −1 the one before, with 0 the
// same. It tells whether there is something to turn.
func (g *gestures) turn(by int) bool { return g.turning.by(by) }

// wheel turns a piece, zooms a field, or scrolls.
func (g *gestures) wheel(by float64) {
	switch {
	case g.turn(0):
	case g.panning.wheel(by, g.hoverX, g.hoverY):
		return
	default:
		g.pressX = g.hoverX
		g.scroll(g.desk.Scrolled(), -by*40, -by*40)
		return
	}
	// A touchpad sends a notch in many small parts.
	g.wheeled = min(max(g.wheeled+by, -1), 1)
	if g.wheeled == 1 || g.wheeled == -1 {
		g.turn(int(g.wheeled))
		g.wheeled = 0
	}
}
