package ui

import (
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// pointer follows one mouse button or one finger from press to release.
type pointer struct {
	down         bool
	touch        ebiten.TouchID
	byTouch      bool
	startX       float64
	startY       float64
	x, y         float64
	last         time.Time     // when it was looked at last
	pressed      time.Duration // for how long, as far as the program kept up
	dragged      bool
	handAt, page float64 // scrolling when it went down
	held         bool    // the long press has had its effect

	hoverX, hoverY float64 // where the mouse was
}

const (
	dragSlop  = 8                      // CSS pixels a tap may wander
	holdDelay = 450 * time.Millisecond // a press this long shows the card
)

// point takes mouse and touch.
func (a *App) point() {
	if a.picture == nil {
		return
	}
	p := &a.pointer
	if _, wheel := ebiten.Wheel(); wheel != 0 {
		a.scroll(a.chrome.HandAt-wheel*40, a.chrome.PanelAt-wheel*40)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		x, y := a.cursor()
		a.inspect(x, y)
	}
	a.hover()
	switch {
	case !p.down:
		a.press1()
	case p.byTouch && !inpututil.IsTouchJustReleased(p.touch):
		x, y := ebiten.TouchPosition(p.touch)
		a.drag(float64(x)/a.scale, float64(y)/a.scale)
	case !p.byTouch && ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft):
		x, y := a.cursor()
		a.drag(x, y)
	default:
		a.release()
	}
}

// hover notes what the mouse is over, if that can be touched now.
func (a *App) hover() {
	x, y := a.cursor()
	if a.pointer.down || a.pointer.byTouch || x == a.pointer.hoverX && y == a.pointer.hoverY {
		return
	}
	a.pointer.hoverX, a.pointer.hoverY = x, y
	over := ""
	if spot, ok := a.picture.At(x, y); ok && a.session != nil && slices.Contains(a.session.Next(), spot) {
		over = spot
	}
	if over != a.chrome.Hover {
		a.chrome.Hover, a.stale = over, true
	}
}

func (a *App) cursor() (x, y float64) {
	cx, cy := ebiten.CursorPosition()
	return float64(cx) / a.scale, float64(cy) / a.scale
}

// press1 looks for a new press.
func (a *App) press1() {
	p := &a.pointer
	if touches := inpututil.AppendJustPressedTouchIDs(nil); len(touches) > 0 {
		x, y := ebiten.TouchPosition(touches[0])
		*p = pointer{byTouch: true, touch: touches[0], x: float64(x) / a.scale, y: float64(y) / a.scale}
	} else if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		x, y := a.cursor()
		*p = pointer{x: x, y: y}
	} else {
		return
	}
	p.down, p.startX, p.startY, p.last = true, p.x, p.y, time.Now()
	p.handAt, p.page = a.chrome.HandAt, a.chrome.PanelAt
	if a.chrome.Focus != "" {
		a.chrome.Focus, a.stale = "", true
	}
}

// drag carries a card, scrolls, or waits long enough to show a card.
func (a *App) drag(x, y float64) {
	p := &a.pointer
	p.x, p.y = x, y
	// A finger that was lifted during a slow frame has not been held.
	p.pressed += min(time.Since(p.last), 50*time.Millisecond)
	p.last = time.Now()
	if math.Hypot(x-p.startX, y-p.startY) > dragSlop {
		p.dragged = true
	}
	switch {
	case p.dragged && a.lift(x-p.startX, y-p.startY):
		a.bear(x, y)
	case p.dragged:
		a.scroll(p.handAt-(x-p.startX), p.page-(y-p.startY))
	case !p.held && p.pressed > holdDelay:
		p.held = true
		a.inspect(x, y)
	}
}

// scroll moves hand and panel within their limits.
func (a *App) scroll(hand, panel float64) {
	maxHand, maxPanel := a.picture.Scroll()
	hand, panel = min(max(hand, 0), maxHand), min(max(panel, 0), maxPanel)
	if a.chrome.Panel != NoPanel {
		hand = a.chrome.HandAt
	}
	if hand != a.chrome.HandAt || panel != a.chrome.PanelAt {
		a.chrome.HandAt, a.chrome.PanelAt, a.stale = hand, panel, true
	}
}

func (a *App) release() {
	p := &a.pointer
	p.down = false
	if a.carry.spot != "" && !a.carry.back {
		a.put()
		return
	}
	if p.dragged || p.held {
		return
	}
	if spot, ok := a.picture.At(p.x, p.y); ok {
		a.touch(spot)
		return
	}
	if a.cut() {
		return
	}
	if a.session != nil && a.chrome.Panel == NoPanel {
		a.session.Drop()
		a.chrome.Inspect, a.stale = "", true
	}
}

// inspect shows the card under a point large.
func (a *App) inspect(x, y float64) {
	spot, ok := a.picture.At(x, y)
	if ok && a.session != nil && a.offer.Skin.Inspectable(spot) {
		a.chrome.Inspect, a.stale = spot, true
	}
}
