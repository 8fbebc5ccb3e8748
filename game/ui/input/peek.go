package input

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Peek tells of the thing that the mouse rests on.
type Peek struct {
	desk  *desk.Desk
	view  Shown
	over  table.Spot
	shown table.Spot // it tells of itself
	since time.Time  // it has rested there
}

// NewPeek tells of nothing yet.
func NewPeek(d *desk.Desk, view Shown) *Peek {
	out := &Peek{desk: d, view: view}
	d.OnBegin(out.end)
	return out
}

// peekDelay is how long the mouse rests on a thing before that tells of itself.
const peekDelay = 200 * time.Millisecond

// at is the mouse being at a point.
func (p *Peek) at(x, y float64, now time.Time) {
	over := table.NoSpot
	if spot, ok := p.view.Front().At(x, y); ok && p.desk.Session() != nil && p.desk.Bare() {
		over = spot
	}
	if over != p.over {
		p.over, p.since = over, now
		p.end()
	}
}

// Look shows what is to be told when the mouse has rested long enough.
func (p *Peek) Look(now time.Time) {
	if !p.desk.Bare() {
		p.drop()
	}
	if p.over != table.NoSpot && p.shown != p.over && now.Sub(p.since) >= peekDelay {
		p.shown = p.over
		p.desk.Invalidate()
	}
}

// Pending tells whether something is about to be shown.
func (p *Peek) Pending() bool { return p.over != table.NoSpot && p.shown != p.over }

// end takes it away.
func (p *Peek) end() {
	if p.shown != table.NoSpot {
		p.shown = table.NoSpot
		p.desk.Invalidate()
	}
}

// drop forgets where the mouse is: something was pressed.
func (p *Peek) drop() {
	p.over = table.NoSpot
	p.end()
}

// Show writes what tells of itself.
func (p *Peek) Show(s *scene.Screen) { s.Peek = p.shown }
