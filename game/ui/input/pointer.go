package input

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// pointer follows one mouse button or one finger from press to release, and
// makes gestures of that.
type pointer struct {
	gestures       *gestures
	frame          desk.Frame
	scan           *switchScan
	mouseX, mouseY float64 // where the mouse was
	pointerPress
}

// newPointer follows the mouse or a finger of a table that lies so in the window.
func newPointer(gestures *gestures, scan *switchScan, frame desk.Frame) *pointer {
	return &pointer{gestures: gestures, scan: scan, frame: frame}
}

// pointerPress is what happened since a button or a finger went down.
type pointerPress struct {
	down    bool
	touch   ebiten.TouchID
	byTouch bool
	startX  float64
	startY  float64
	x, y    float64
	last    time.Time     // when it was looked at last
	pressed time.Duration // for how long, as far as the program kept up
	dragged bool
	at      scene.Scroll // when it went down
	held    bool         // the long press has had its effect
	pinch
}

// pinch is what a second finger does besides the first.
type pinch struct {
	on         bool
	other      ebiten.TouchID
	apart      float64 // CSS pixels between the two when it began,
	midX, midY float64 // and the middle between them
	from       scene.Scroll
}

const (
	dragSlop  = 8                      // CSS pixels a tap may wander
	holdDelay = 450 * time.Millisecond // a press this long shows the card
)

// isDown tells whether a button or a finger is down.
func (p *pointer) isDown() bool { return p.down }

// update takes mouse and touch, in a table that lies so in the window. It tells whether somebody is there.
func (p *pointer) update(frame desk.Frame) bool {
	p.frame = frame
	x, y := p.mouseX, p.mouseY
	p.take()
	return p.down || x != p.mouseX || y != p.mouseY
}

// take takes mouse and touch.
func (p *pointer) take() {
	if _, wheel := ebiten.Wheel(); wheel != 0 {
		p.gestures.wheel(wheel)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		p.gestures.hold(p.cursor())
	}
	p.follow()
	switch {
	case !p.down:
		p.begin()
	case p.byTouch && !inpututil.IsTouchJustReleased(p.touch):
		p.fingers()
	case !p.byTouch && ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft):
		p.drag(p.cursor())
	default:
		p.release()
	}
}

// follow follows the mouse.
func (p *pointer) follow() {
	x, y := p.cursor()
	if p.down || p.byTouch || x == p.mouseX && y == p.mouseY {
		return
	}
	p.mouseX, p.mouseY = x, y
	p.gestures.hover(x, y)
}

func (p *pointer) cursor() (x, y float64) {
	return p.frame.Point(ebiten.CursorPosition())
}

func (p *pointer) finger(id ebiten.TouchID) (x, y float64) {
	return p.frame.Point(ebiten.TouchPosition(id))
}

// begin waits for a new press.
func (p *pointer) begin() {
	if touches := inpututil.AppendJustPressedTouchIDs(nil); len(touches) > 0 {
		p.pointerPress = pointerPress{byTouch: true, touch: touches[0]}
		p.x, p.y = p.finger(touches[0])
	} else if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		p.pointerPress = pointerPress{}
		p.x, p.y = p.cursor()
	} else {
		return
	}
	p.down, p.startX, p.startY, p.last = true, p.x, p.y, time.Now()
	p.mouseX, p.mouseY = -1, -1         // what lies under the mouse afterwards is looked at anew
	if p.held = p.scan.take(); p.held { // wherever that was
		p.at = p.gestures.desk.Scrolled()
		return
	}
	p.at = p.gestures.down()
}

// fingers follows the first finger, and a second one that turns a piece or zooms.
func (p *pointer) fingers() {
	x, y := p.finger(p.touch)
	if more := inpututil.AppendJustPressedTouchIDs(nil); len(more) > 0 && !p.on {
		switch p.held = true; { // the first finger only points at the piece
		case p.gestures.turn(1):
		case p.gestures.panning.over(x, y) && !p.gestures.carrying.held():
			p.spread(x, y, more[0])
		default:
			p.held = false
		}
	}
	if p.on && inpututil.IsTouchJustReleased(p.other) {
		p.pinch = pinch{}
		p.startX, p.startY, p.at = x, y, p.gestures.down() // the first one goes on from here
	}
	if !p.on {
		p.drag(x, y)
		return
	}
	p.x, p.y = x, y
	otherX, otherY := p.finger(p.other)
	factor := max(math.Hypot(x-otherX, y-otherY), 1) / p.apart
	p.gestures.panning.pinch(p.from.Field, p.midX, p.midY, (x+otherX)/2, (y+otherY)/2, factor)
}

// spread is a second finger going down on a field.
func (p *pointer) spread(x, y float64, other ebiten.TouchID) {
	otherX, otherY := p.finger(other)
	p.dragged = true
	p.pinch = pinch{true, other, max(math.Hypot(x-otherX, y-otherY), 1), (x + otherX) / 2, (y + otherY) / 2,
		p.gestures.down()}
}

// drag carries a thing, scrolls, or waits long enough to show what there is to
// be told.
func (p *pointer) drag(x, y float64) {
	p.x, p.y = x, y
	// A finger that was lifted during a slow frame has not been held.
	p.pressed += min(time.Since(p.last), 50*time.Millisecond)
	p.last = time.Now()
	if math.Hypot(x-p.startX, y-p.startY) > dragSlop {
		p.dragged = true
	}
	switch {
	case p.dragged:
		p.gestures.drag(p.startX, p.startY, x, y, p.at, !p.held, p.last)
	case !p.held && p.pressed > holdDelay:
		p.held = true
		p.gestures.hold(x, y)
	}
}

func (p *pointer) release() {
	p.down = false
	p.gestures.up(p.x, p.y, !p.dragged && !p.held, time.Now())
}
