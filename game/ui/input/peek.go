package input

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// peek shows the tip of the thing that the mouse rests on.
type peek struct {
	desk  *desk.Desk
	view  Shown
	over  table.Spot
	shown table.Spot // the thing whose tip is shown
	since time.Time  // when the mouse came to rest there
	x, y  float64    // position of the mouse
	came  bool       // the thing moved under a resting mouse: wait until the mouse moves
	done  table.Spot // was pressed: wait until the mouse has been on something else
}

func newPeek(d *desk.Desk, view Shown) *peek {
	out := &peek{desk: d, view: view}
	d.OnBegin(out.end)
	return out
}

// can reports whether things tell of themselves: those of a table with nothing over it, and the signs of a first
// screen.
func (p *peek) can() bool { return p.desk.First() || p.desk.Session() != nil && p.desk.Bare() }

// at handles the mouse being at a point.
func (p *peek) at(x, y float64, now time.Time) {
	moved := x != p.x || y != p.y
	p.x, p.y = x, y
	over := table.NoSpot
	if spot, ok := p.view.Front().At(x, y); ok && p.can() {
		over = spot
	}
	if moved && over != p.done {
		p.done = table.NoSpot
	}
	switch {
	case over != p.over:
		p.over, p.since, p.came = over, now, !moved
		p.end()
	case p.came && moved:
		p.since, p.came = now, false
	}
}

// look shows the tip when the mouse has rested long enough.
func (p *peek) look(now time.Time) {
	if !p.can() {
		p.drop()
	}
	if p.shown != table.NoSpot { // the thing may have moved away from a resting mouse
		p.at(p.x, p.y, now)
	}
	if p.pending() && now.Sub(p.since) >= desk.MouseRest {
		p.shown = p.over
		p.desk.Invalidate()
	}
}

// pending reports whether a tip is about to be shown.
func (p *peek) pending() bool {
	return p.over != table.NoSpot && p.shown != p.over && p.over != p.done && !p.came
}

// end removes the tip.
func (p *peek) end() {
	if p.shown != table.NoSpot {
		p.shown = table.NoSpot
		p.desk.Invalidate()
	}
}

// press removes the tip of a thing that was pressed, so that it does not cover the response.
func (p *peek) press() {
	if p.over != table.NoSpot {
		p.done = p.over
	}
	p.drop()
}

// drop forgets what the mouse is over, because something lies over the table.
func (p *peek) drop() {
	p.over = table.NoSpot
	p.end()
}
