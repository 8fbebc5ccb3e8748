package input

// NewSyntheticPointer is one that works through these.
func NewSyntheticPointer(touch *Gestures, carry *Carrying) SyntheticPointer {
	return SyntheticPointer{touch, carry}
}

// SyntheticPointer does what a pointer does, all at once, for those who have none: tests, and what takes pictures.
type SyntheticPointer struct {
	touch *Gestures
	carry *Carrying
}

// Tap is a click or a touch at a point in CSS pixels.
func (h SyntheticPointer) Tap(x, y float64) {
	h.touch.down()
	h.touch.tap(x, y)
}

// Hold is a long press, or a click of the second button.
func (h SyntheticPointer) Hold(x, y float64) { h.touch.hold(x, y) }

// Hover is the mouse coming to a point.
func (h SyntheticPointer) Hover(x, y float64) { h.touch.hover(x, y) }

// Wheel is the mouse wheel, up if above 0.
func (h SyntheticPointer) Wheel(by float64) { h.touch.wheel(by) }

// Lift takes up what lies at a point, if it can be carried.
func (h SyntheticPointer) Lift(x, y float64) bool { return h.carry.lift(x, y, 0, 0) }

// Release carries it to a point and lets go of it there.
func (h SyntheticPointer) Release(x, y float64) {
	h.carry.move(x, y)
	h.carry.drop()
}

// Swipe is the pointer going from one point to another.
func (h SyntheticPointer) Swipe(fromX, fromY, x, y float64) {
	at := h.touch.down()
	h.touch.drag(fromX, fromY, x, y, at, true)
	h.touch.up(x, y, false)
}
