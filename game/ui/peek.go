package ui

import (
	"time"

	"onelongnight/game/table"
)

// peek tells of the thing that the mouse rests on.
type peek struct {
	*desk
	film  *film
	over  table.Spot
	since time.Time // it has rested there
}

// peekDelay is how long the mouse rests on a thing before that tells of itself.
const peekDelay = 200 * time.Millisecond

// at is the mouse being at a point.
func (p *peek) at(x, y float64, now time.Time) {
	over := table.NoSpot
	if spot, ok := p.film.front().At(x, y); ok && p.session != nil && p.bare() {
		over = spot
	}
	if over != p.over {
		p.over, p.since = over, now
		p.end()
	}
}

// look shows what is to be told when the mouse has rested long enough.
func (p *peek) look(now time.Time) {
	if !p.bare() {
		p.drop()
	}
	if p.over != table.NoSpot && p.screen.Peek != p.over && now.Sub(p.since) >= peekDelay {
		p.screen.Peek, p.stale = p.over, true
	}
}

// pending tells whether something is about to be shown.
func (p *peek) pending() bool { return p.over != table.NoSpot && p.screen.Peek != p.over }

// end takes it away.
func (p *peek) end() {
	if p.screen.Peek != table.NoSpot {
		p.screen.Peek, p.stale = table.NoSpot, true
	}
}

// drop forgets where the mouse is: something was pressed.
func (p *peek) drop() {
	p.over = table.NoSpot
	p.end()
}
