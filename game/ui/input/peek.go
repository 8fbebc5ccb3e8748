package input

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// peek tells of the thing that the mouse rests on.
type peek struct {
	desk  *desk.Desk
	view  Shown
	over  table.Spot
	shown table.Spot // it tells of itself
	since time.Time  // it has rested there
	x, y  float64    // where the mouse is
	came  bool       // the thing came under a mouse that rested, and is told of once that moves
	done  table.Spot // was pressed, and is told of once the mouse was on something else
}

// newPeek tells of nothing yet.
func newPeek(d *desk.Desk, view Shown) *peek {
	out := &peek{desk: d, view: view}
	d.OnBegin(out.end)
	return out
}

// at is the mouse being at a point.
func (p *peek) at(x, y float64, now time.Time) {
	moved := x != p.x || y != p.y
	p.x, p.y = x, y
	over := table.NoSpot
	if spot, ok := p.view.Front().At(x, y); ok && p.desk.Session() != nil && p.desk.Bare() {
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

// look shows what is to be told when the mouse has rested long enough.
func (p *peek) look(now time.Time) {
	if !p.desk.Bare() {
		p.drop()
	}
	if p.shown != table.NoSpot { // it may have gone from under a mouse that rests
		p.at(p.x, p.y, now)
	}
	if p.pending() && now.Sub(p.since) >= desk.MouseRest {
		p.shown = p.over
		p.desk.Invalidate()
	}
}

// pending reports whether something is about to be shown.
func (p *peek) pending() bool {
	return p.over != table.NoSpot && p.shown != p.over && p.over != p.done && !p.came
}

// end takes it away.
func (p *peek) end() {
	if p.shown != table.NoSpot {
		p.shown = table.NoSpot
		p.desk.Invalidate()
	}
}

// press takes away what is told of the thing under the mouse: it was pressed, and what is said to that must be seen.
func (p *peek) press() {
	if p.over != table.NoSpot {
		p.done = p.over
	}
	p.drop()
}

// drop forgets what the mouse is over: something lies over the table.
func (p *peek) drop() {
	p.over = table.NoSpot
	p.end()
}
