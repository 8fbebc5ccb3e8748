package ui

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// focus is what the keyboard points at, and what is brought into sight for it.
type focus struct {
	*desk.Desk
	view     Shown
	commands func() []desk.Command // that can be given now
	looking  bool                  // a card that can be played is to be brought into sight
}

// newFocus makes it.
func newFocus(d *desk.Desk, view Shown, commands func() []desk.Command) *focus {
	return &focus{Desk: d, view: view, commands: commands}
}

// set puts the focus ring around a thing and brings it into sight.
func (f *focus) set(spot table.Spot) {
	f.SetFocus(spot)
	if f.Picture() == nil || spot == table.NoSpot {
		return
	}
	if at, ok := f.view.Front().Reveal(spot); ok {
		f.ScrollTo(at)
	}
}

// drop takes the focus ring away.
func (f *focus) drop() {
	if f.Focused() != table.NoSpot {
		f.SetFocus(table.NoSpot)
	}
}

// step moves the focus to the next thing of a ring, or the one before; false if
// there is none.
func (f *focus) step(ring []table.Spot, by int) bool {
	if len(ring) == 0 {
		return false
	}
	at := slices.Index(ring, f.Focused())
	switch {
	case at >= 0:
		at = (at + by + len(ring)) % len(ring)
	case by < 0:
		at = len(ring) - 1
	default:
		at = 0
	}
	f.set(ring[at])
	return true
}

// touchable is what the arrows to the sides go through: what can be touched,
// then the commands.
func (f *focus) touchable() []table.Spot {
	var ring []table.Spot
	if f.Bare() {
		ring = f.view.Next()
	}
	return append(ring, f.commandSpots()...)
}

// readable is what the arrows up and down go through: what can be looked into,
// and in what lies open over the table also its commands.
func (f *focus) readable() []table.Spot {
	var ring []table.Spot
	for _, s := range f.view.Front().Sights() {
		if s.Opens && s.Seen {
			ring = append(ring, s.Spot)
		}
	}
	if f.Covered() && len(ring) > 0 {
		ring = append(ring, f.commandSpots()...)
	}
	return ring
}

// commandSpots are the commands that can be given now.
func (f *focus) commandSpots() []table.Spot {
	var list []table.Spot
	for _, c := range f.commands() {
		list = append(list, c.Spot())
	}
	return list
}

// showPlayable scrolls the hand to the first card that can be played, once for each
// decision, if none of those is wholly in sight. It tells whether it did.
func (f *focus) showPlayable() bool {
	if !f.looking || f.Session() == nil || f.view.Playing() || f.Covered() {
		return false
	}
	f.looking = false
	var there scene.Scroll
	some := false
	for _, spot := range f.view.Next() {
		if spot.Kind != table.KindCard {
			continue
		}
		at, ok := f.Picture().Reveal(spot)
		if at == f.Scrolled() {
			return false
		}
		if ok && !some {
			there, some = at, true
		}
	}
	if some {
		f.ScrollTo(there)
	}
	return some
}

// Look has a card that can be played brought into sight: the person is asked something.
func (f *focus) Look() { f.looking = true }
