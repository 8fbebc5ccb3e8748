package input

import (
	"time"

	"onelongnight/game/ui/desk"
)

// newSyntheticPointer returns one that works through these.
func newSyntheticPointer(touch *gestures, carry *carrying) SyntheticPointer {
	return SyntheticPointer{touch, carry}
}

// SyntheticPointer does what a pointer does, all at once, for those who have none: tests, and what takes pictures.
type SyntheticPointer struct {
	touch *gestures
	carry *carrying
}

// down returns a button or a finger going down at a point.
func (h SyntheticPointer) down(x, y float64) press { return h.touch.down(look(h.touch.view, x, y)) }

// Tap is a click or a touch at a point in CSS pixels.
func (h SyntheticPointer) Tap(x, y float64) {
	h.touch.tap(h.down(x, y).at, time.Now())
}

// Hold is a long press, or a click of the second button.
func (h SyntheticPointer) Hold(x, y float64) { h.touch.hold(look(h.touch.view, x, y).spot) }

// Hover is the mouse coming to a point.
func (h SyntheticPointer) Hover(x, y float64) { h.touch.hover(x, y) }

// Wheel is the mouse wheel going on by some notches where the mouse is, up if above 0.
func (h SyntheticPointer) Wheel(by float64) {
	h.touch.wheel(0, -by*desk.NotchPixels, h.touch.hoverX, h.touch.hoverY)
}

// Lift takes up what lies at a point, if it can be carried.
func (h SyntheticPointer) Lift(x, y float64) bool {
	return h.carry.lift(look(h.touch.view, x, y).spot, 0, 0)
}

// Release carries it to a point and lets go of it there.
func (h SyntheticPointer) Release(x, y float64) {
	h.carry.move(x, y)
	h.carry.drop()
}

// Swipe is the pointer going from one point to another.
func (h SyntheticPointer) Swipe(fromX, fromY, x, y float64) {
	from, now := h.down(fromX, fromY), time.Now()
	h.touch.drag(from, x, y, true, now)
	h.touch.up(from, false, now)
}

// Fling is the pointer going from one point to another in some time, and letting go while it still moves.
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

// Pinch is two fingers going apart by a factor, or together, about a point, and the two going by dx, dy meanwhile.
func (h SyntheticPointer) Pinch(x, y, factor, dx, dy float64) {
	from := h.down(x, y)
	h.touch.panning.pinch(from.from.Field, x, y, x+dx, y+dy, factor)
	h.touch.up(from, false, time.Now())
}
