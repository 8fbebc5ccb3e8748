package input

import (
	"time"

	"onelongnight/game/ui/desk"
)

func newSyntheticPointer(touch *gestures, carry *carrying, pointer *pointer) SyntheticPointer {
	return SyntheticPointer{touch, carry, pointer}
}

// SyntheticPointer does at once what a pointer does, for tests and screenshots.
type SyntheticPointer struct {
	touch *gestures
	carry *carrying
	real  *pointer
}

// down handles a press at a point.
func (h SyntheticPointer) down(x, y float64) press { return h.touch.down(look(h.touch.view, x, y)) }

// Tap clicks or taps at a point in CSS pixels.
func (h SyntheticPointer) Tap(x, y float64) {
	h.touch.tap(h.down(x, y).at, time.Now())
}

// Click clicks at a point as the host tells of it, so that a click too soon after a change is ignored.
func (h SyntheticPointer) Click(x, y float64) {
	for _, kind := range [...]desk.EventKind{desk.PointerDown, desk.PointerUp} {
		h.real.handle(happened{desk.Event{Kind: kind, X: x, Y: y, When: time.Now()}, look(h.touch.view, x, y)})
	}
}

// Hold makes a long press, or clicks the second button.
func (h SyntheticPointer) Hold(x, y float64) { h.touch.hold(look(h.touch.view, x, y).spot) }

// Hover moves the mouse to a point.
func (h SyntheticPointer) Hover(x, y float64) { h.touch.hover(x, y) }

// Wheel turns the mouse wheel by notches, up if above 0.
func (h SyntheticPointer) Wheel(by float64) {
	h.touch.wheel(0, -by*desk.NotchPixels, h.touch.hoverX, h.touch.hoverY)
}

// Lift picks up what lies at a point, if it can be dragged.
func (h SyntheticPointer) Lift(x, y float64) bool {
	return h.carry.lift(look(h.touch.view, x, y).spot, 0, 0)
}

// Release drags it to a point and drops it there.
func (h SyntheticPointer) Release(x, y float64) {
	h.carry.move(x, y)
	h.carry.drop()
}

// Swipe moves the pointer from one point to another.
func (h SyntheticPointer) Swipe(fromX, fromY, x, y float64) {
	from, now := h.down(fromX, fromY), time.Now()
	if !h.touch.drag(from, x, y, true, now) {
		h.touch.idle(from, x, y)
	}
	h.touch.up(from, false, now)
}

// Fling moves the pointer from one point to another in a time, and lets go while it still moves.
func (h SyntheticPointer) Fling(fromX, fromY, x, y float64, in time.Duration) {
	from, now := h.down(fromX, fromY), time.Now()
	const parts = 4
	for i := range parts {
		part := float64(i+1) / parts
		now = now.Add(in / parts)
		h.touch.drag(from, fromX+(x-fromX)*part, fromY+(y-fromY)*part, true, now)
	}
	h.touch.up(from, false, now)
}

// Pinch moves two fingers about a point apart by a factor, or together, and both by dx, dy.
func (h SyntheticPointer) Pinch(x, y, factor, dx, dy float64) {
	from := h.down(x, y)
	h.touch.panning.pinch(from.from.Field, x, y, x+dx, y+dy, factor)
	h.touch.up(from, false, time.Now())
}
