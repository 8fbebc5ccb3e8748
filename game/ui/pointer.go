package ui

import (
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"onelongnight/game/ui/sound"
)

// pointer follows one mouse button or one finger from press to release.
type pointer struct {
	down    bool
	touch   ebiten.TouchID
	byTouch bool
	startX  float64
	startY  float64
	x, y    float64
	last    time.Time     // when it was looked at last
	pressed time.Duration // for how long, as far as the program kept up
	dragged bool
	at      Scrolled // when it went down
	held    bool     // the long press has had its effect

	mouseX, mouseY float64 // where the mouse was
	hoverX, hoverY float64 // what it pointed at
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
		a.scroll(a.chrome.At, -wheel*40, -wheel*40)
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		x, y := a.cursor()
		a.Hold(x, y)
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

// hover follows the mouse.
func (a *App) hover() {
	x, y := a.cursor()
	p := &a.pointer
	if p.down || p.byTouch || x == p.mouseX && y == p.mouseY {
		return
	}
	p.mouseX, p.mouseY = x, y
	a.Hover(x, y)
}

// Hover notes what the mouse is over at a point, in CSS pixels, if that can be
// touched now.
func (a *App) Hover(x, y float64) {
	a.pointer.hoverX, a.pointer.hoverY = x, y
	over := ""
	if spot, ok := a.front().At(x, y); ok && a.session != nil && slices.Contains(a.session.Next(), spot) {
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
	p.at = a.chrome.At
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
		a.scroll(p.at, p.startX-x, p.startY-y)
	case !p.held && p.pressed > holdDelay:
		p.held = true
		a.Hold(x, y)
	}
}

// scroll moves what lies on top, from where it was, within its limits.
func (a *App) scroll(from Scrolled, dx, dy float64) {
	most, at := a.front().Scroll(), a.chrome.At
	switch {
	case a.chrome.Inspect != "":
		at.Card = min(max(from.Card+dy, 0), most.Card)
	case a.chrome.Panel != NoPanel:
		at.Panel = min(max(from.Panel+dy, 0), most.Panel)
	default:
		at.Hand = min(max(from.Hand+dx, 0), most.Hand)
		at.Panel = min(max(from.Panel+dy, 0), most.Panel) // of a choice on the table
	}
	if at != a.chrome.At {
		a.chrome.At, a.stale = at, true
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
	a.Tap(p.x, p.y)
}

// Tap is a click or a touch at a point in CSS pixels.
func (a *App) Tap(x, y float64) {
	if spot, ok := a.front().At(x, y); ok {
		a.touch(spot)
		return
	}
	if a.cut() {
		return
	}
	if a.session != nil && a.chrome.Panel == NoPanel {
		a.session.Drop()
		a.stale = true
	}
}

// Hold is a long press, or a click of the second button, at a point in CSS
// pixels: it shows what there is to be told of the thing there.
func (a *App) Hold(x, y float64) {
	if spot, ok := a.front().At(x, y); ok && a.see(spot) {
		a.cue(sound.Button)
	}
}

// explain does the same for what has the focus, or what the mouse is over.
func (a *App) explain() {
	if a.chrome.Focus == "" {
		a.Hold(a.pointer.hoverX, a.pointer.hoverY)
		return
	}
	a.see(a.chrome.Focus)
}
