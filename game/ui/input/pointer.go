package input

import (
	"math"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
)

// pointer follows the mouse or one finger from press to release, and turns that into gestures.
type pointer struct {
	gestures *gestures
	scan     *switchScan
	recent   *recentButtons
	hovers   bool // look again at what is under the mouse in the next frame
	pointerPress
}

func newPointer(gestures *gestures, scan *switchScan, recent *recentButtons) *pointer {
	return &pointer{gestures: gestures, scan: scan, recent: recent}
}

// pointerPress is the state since a button or finger went down.
type pointerPress struct {
	down    bool
	id      int
	press   press
	x, y    float64
	last    time.Time     // when it was last checked
	pressed time.Duration // how long, without slow frames
	dragged bool
	moved   bool // something was moved by dragging
	held    bool // the long press has had its effect
	late    late // it was meant for a button that has gone
	second
}

// second is the state of a second finger.
type second struct {
	on     bool
	id     int
	x, y   float64
	startX float64
	startY float64
	pinch  pinch
}

// pinch is the state of two fingers that zoom a field.
type pinch struct {
	on         bool
	apart      float64 // CSS pixels between the two when it began,
	midX, midY float64 // and the point in the middle
	from       scene.Scroll
}

// dragSlop is how far a tap may wander, in CSS pixels.
const dragSlop = 8

func (p *pointer) isDown() bool { return p.down }

// handle handles an event of a pointer.
func (p *pointer) handle(e happened) {
	first, other := p.down && e.Pointer == p.id, p.down && p.second.on && e.Pointer == p.second.id
	switch e.Kind {
	case desk.Wheel:
		p.gestures.wheel(e.DX, e.DY, e.at.x, e.at.y)
	case desk.SecondButton:
		p.gestures.hold(e.at.spot)
	case desk.PointerDown:
		p.goDown(e)
	case desk.PointerMove:
		switch {
		case first:
			p.move(e.at.x, e.at.y, e.When)
		case other:
			p.moveSecond(e.at.x, e.at.y)
		case !p.down && e.Pointer == desk.Mouse:
			p.gestures.hover(e.at.x, e.at.y)
		}
	case desk.PointerUp:
		switch {
		case first:
			p.release(e)
		case other:
			p.liftSecond(true)
		}
	case desk.PointerCancel:
		switch {
		case first:
			p.down = false
			p.ignored(trace.TakenAway, p.press.spot)
			p.gestures.cancel()
		case other:
			p.liftSecond(false)
		}
	}
}

// goDown handles a new press, or a second finger beside the first.
func (p *pointer) goDown(e happened) {
	fingers := p.id != desk.Mouse && e.Pointer != desk.Mouse
	switch {
	case !p.down:
		p.begin(e)
	case fingers && e.Pointer != p.id && !p.second.on:
		p.second = second{on: true, id: e.Pointer, x: e.at.x, y: e.at.y, startX: e.at.x, startY: e.at.y}
		p.held = p.held || p.gestures.turning.Turns() // the first finger only points at the piece
		if !p.held {
			p.spread()
		}
	default:
		p.ignored(trace.ExtraPointer, e.at.spot)
	}
}

// hover looks at what is under the mouse, after a press changed something.
func (p *pointer) hover() {
	if p.hovers && !p.down {
		p.hovers = false
		p.gestures.hover(p.x, p.y)
	}
}

// begin handles a new press.
func (p *pointer) begin(e happened) {
	p.pointerPress = pointerPress{down: true, id: e.Pointer, x: e.at.x, y: e.at.y, last: time.Now()}
	p.press = press{at: e.at, from: p.gestures.desk.Scrolled()}
	p.late = p.recent.instead(e.at, p.last)
	if p.held = p.scan.take(); !p.held { // while scanning, any press takes what is pointed at
		p.press = p.gestures.down(e.at)
	}
}

// move handles the first finger, or the mouse with a button down, moving to a point.
func (p *pointer) move(x, y float64, now time.Time) {
	p.x, p.y = x, y
	if p.second.on && p.second.pinch.on {
		p.zoom()
		return
	}
	if math.Hypot(x-p.press.x, y-p.press.y) > dragSlop {
		p.dragged = true
	}
	if p.dragged {
		p.moved = p.gestures.drag(p.press, x, y, !p.held, now) || p.moved
	}
}

// moveSecond handles the second finger moving to a point: two fingers moving apart zoom the field, even where a tap of
// the second would turn a piece.
func (p *pointer) moveSecond(x, y float64) {
	p.second.x, p.second.y = x, y
	if !p.second.pinch.on && math.Hypot(x-p.second.startX, y-p.second.startY) > dragSlop {
		p.spread()
	}
	if p.second.pinch.on {
		p.zoom()
	}
}

// spread begins to zoom the field, if the fingers are on one.
func (p *pointer) spread() {
	if p.second.pinch.on || !p.gestures.panning.over(p.x, p.y) || p.gestures.carrying.held() {
		return
	}
	x, y := p.second.x, p.second.y
	p.dragged, p.held = true, true
	p.second.pinch = pinch{true, max(math.Hypot(p.x-x, p.y-y), 1), (p.x + x) / 2, (p.y + y) / 2,
		p.gestures.down(p.press.at).from}
}

// zoom zooms the field between the two fingers.
func (p *pointer) zoom() {
	other, pinch := p.second, p.second.pinch
	factor := max(math.Hypot(p.x-other.x, p.y-other.y), 1) / pinch.apart
	p.gestures.panning.pinch(pinch.from.Field, pinch.midX, pinch.midY, (p.x+other.x)/2, (p.y+other.y)/2, factor)
}

// liftSecond handles the second finger going up or being taken away. Its tap turns a piece.
func (p *pointer) liftSecond(tapped bool) {
	was := p.second
	p.second = second{}
	if was.pinch.on { // the first finger goes on from here
		p.press = p.gestures.down(at{x: p.x, y: p.y, spot: p.press.spot})
		return
	}
	if !tapped || math.Hypot(was.x-was.startX, was.y-was.startY) > dragSlop || !p.gestures.turn(1) {
		p.ignored(trace.SecondFinger, p.press.spot)
	}
}

// wait lets time pass with the pointer down: after long enough it shows details.
func (p *pointer) wait(now time.Time) {
	if !p.down {
		return
	}
	// A finger lifted during a slow frame was not held.
	p.pressed += min(now.Sub(p.last), desk.LongPressFrame)
	p.last = now
	if !p.dragged && !p.held && p.pressed > desk.LongPress {
		p.held = true
		p.gestures.hold(p.press.spot)
	}
}

// release handles a release.
func (p *pointer) release(e happened) {
	p.move(e.at.x, e.at.y, e.When)
	p.down, p.hovers = false, p.id == desk.Mouse
	still := !p.dragged && !p.held
	switch {
	case still && p.late.was != table.NoSpot:
		p.gestures.desk.IgnoredLate(trace.LateTouch, p.press.spot, p.late.was, p.late.ago)
		still = false
	case p.dragged && !p.moved && !p.held:
		p.gestures.idle(p.press, p.x, p.y)
	}
	p.gestures.up(p.press, still, e.When)
}

// ignored traces that nothing happens.
func (p *pointer) ignored(why trace.Guard, spot table.Spot) { p.gestures.desk.Ignored(why, spot) }
