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
}

// newPeek tells of nothing yet.
func newPeek(d *desk.Desk, view Shown) *peek {
	out := &peek{desk: d, view: view}
	d.OnBegin(out.end)
	return out
}

// peekDelay is how long the mouse rests on a thing before that tells of itself.
const peekDelay = 200 * time.Millisecond

// at is the mouse being at a point.
func (p *peek) at(x, y float64, now time.Time) {
	p.x, p.y = x, y
	over := table.NoSpot
	if spot, ok := p.view.Front().At(x, y); ok && p.desk.Session() != nil && p.desk.Bare() {
		over = spot
	}
	if over != p.over {
		p.over, p.since = over, now
		p.end()
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
	if p.over != table.NoSpot && p.shown != p.over && now.Sub(p.since) >= peekDelay {
		p.shown = p.over
		p.desk.Invalidate()
	}
}

// pending tells whether something is about to be shown.
func (p *peek) pending() bool { return p.over != table.NoSpot && p.shown != p.over }

// end takes it away.
func (p *peek) end() {
	if p.shown != table.NoSpot {
		p.shown = table.NoSpot
		p.desk.Invalidate()
	}
}

// drop forgets where the mouse is: something was pressed.
func (p *peek) drop() {
	p.over = table.NoSpot
	p.end()
}
