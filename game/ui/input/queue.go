package input

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// queue holds events in order until they are handled.
type queue struct {
	desk    *desk.Desk
	view    Shown
	source  noted // nil for none
	sampler *sampler
	waiting []happened
	events  []desk.Event
}

// happened is an event, and the picture that was visible when it happened.
type happened struct {
	desk.Event
	at at
}

// at is a point on the table in CSS pixels, and the thing that was visible there when the pointer came.
type at struct {
	x, y float64
	spot table.Spot // NoSpot for none
}

// noted appends the host's recorded events to a list, see [desk.Page].
type noted func(list []desk.Event) (all []desk.Event, notes bool)

// newQueue takes events from source, or if that is nil, samples Ebitengine's state.
func newQueue(d *desk.Desk, view Shown, source noted) *queue {
	return &queue{desk: d, view: view, source: source, sampler: newSampler()}
}

// fetch takes in the events since the last frame, with the picture that is still visible.
func (q *queue) fetch(frame desk.Viewport) {
	notes := false
	q.events = q.events[:0]
	if q.source != nil {
		q.events, notes = q.source(q.events)
	}
	if !notes {
		q.events = q.sampler.sample(q.events, frame.Scale)
	}
	for _, e := range q.events {
		x, y := frame.Point(e.X, e.Y)
		q.waiting = append(q.waiting, happened{e, look(q.view, x, y)})
	}
}

// look returns a point, and what is visible there now.
func look(view Shown, x, y float64) at {
	spot, ok := view.Front().At(x, y)
	if !ok {
		spot = table.NoSpot
	}
	return at{x, y, spot}
}

// take calls do with the waiting events. After one that changes what is visible, the next press or key waits for the
// next frame, so that it meets the result.
func (q *queue) take(do func(happened)) {
	begun, n := false, 0
	for _, e := range q.waiting {
		if begins := e.begins(); begins && begun {
			if stale, _ := q.desk.Pending(); stale {
				break
			}
		} else if begins {
			begun = true
		}
		n++
		do(e)
	}
	q.waiting = slices.Delete(q.waiting, 0, n)
}

// begins reports whether an event is the first of a touch, or a whole one.
func (h happened) begins() bool {
	return h.Kind == desk.PointerDown || h.Kind == desk.SecondButton || h.Kind == desk.KeyPress
}

func (q *queue) empty() bool { return len(q.waiting) == 0 }
