package input

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/field"
	"onelongnight/game/ui/scene"
)

// Focus is what the keyboard points at, and what is brought into sight for it.
type Focus struct {
	desk     *desk.Desk
	view     Shown
	commands func() []desk.Command // that can be given now
	looking  bool                  // a card that can be played is to be brought into sight
}

// newFocus points at nothing. Commands are those that can be given now.
func newFocus(d *desk.Desk, view Shown, commands func() []desk.Command) *Focus {
	return &Focus{desk: d, view: view, commands: commands}
}

// Set puts the focus ring around a thing and brings it into sight.
func (f *Focus) Set(spot table.Spot) {
	f.desk.SetFocus(spot)
	if f.desk.Picture() == nil || spot == table.NoSpot {
		return
	}
	if at, ok := f.view.Front().Reveal(spot); ok {
		f.desk.ScrollTo(at)
	}
}

// Bring brings a thing of the field into sight, without the focus.
func (f *Focus) Bring(spot table.Spot) {
	if f.desk.Picture() == nil {
		return
	}
	at := f.desk.Scrolled()
	if to, ok := f.view.Front().Reveal(spot); ok {
		if at.Field = to.Field; f.desk.ScrollTo(at) {
			f.desk.Invalidate()
		}
	}
}

// drop takes the focus ring away.
func (f *Focus) drop() {
	if f.desk.Focused() != table.NoSpot {
		f.desk.SetFocus(table.NoSpot)
	}
}

// step moves the focus to the next thing of a ring, or the one before; false if
// there is none.
func (f *Focus) step(ring []table.Spot, by int) bool {
	if len(ring) == 0 {
		return false
	}
	at := slices.Index(ring, f.desk.Focused())
	switch {
	case at >= 0:
		at = (at + by + len(ring)) % len(ring)
	case by < 0:
		at = len(ring) - 1
	default:
		at = 0
	}
	f.Set(ring[at])
	return true
}

// touchable returns what the arrows to the sides go through: what can be touched,
// then the commands.
func (f *Focus) touchable() []table.Spot {
	var ring []table.Spot
	if f.desk.Bare() {
		ring = f.view.Next()
	}
	return append(ring, f.commandSpots()...)
}

// readable returns what the arrows up and down go through: what can be looked into,
// and in what lies open over the table also its commands.
func (f *Focus) readable() []table.Spot {
	var ring []table.Spot
	for _, s := range f.view.Front().Sights() {
		if s.Opens && s.Seen {
			ring = append(ring, s.Spot)
		}
	}
	if f.desk.Covered() && len(ring) > 0 {
		ring = append(ring, f.commandSpots()...)
	}
	return ring
}

// commandSpots returns the commands that can be given now.
func (f *Focus) commandSpots() []table.Spot {
	var list []table.Spot
	for _, c := range f.commands() {
		list = append(list, c.Spot())
	}
	return list
}

// ShowPlayable brings into sight what a decision begins with, once for each: it scrolls the hand to the first card
// that can be played, if none of those is wholly in sight, and has a field that wants it seen from where one begins. It
// tells whether it did either.
func (f *Focus) ShowPlayable() bool {
	if !f.looking || f.desk.Session() == nil || f.view.Playing() || f.desk.Covered() {
		return false
	}
	f.looking = false
	hand, begun := f.showCard(), f.beginField()
	return hand || begun
}

// Changed has another field than the one before seen from where it begins, where it wants that, and reports whether
// that is elsewhere than before. A map and a train, say, are two fields of one table.
func (f *Focus) Changed(was, is field.Field) bool {
	return (was.W != is.W || was.H != is.H) && f.beginField()
}

// beginField has a field seen from where each decision begins, and reports whether that is elsewhere than before.
func (f *Focus) beginField() bool {
	at := f.desk.Scrolled()
	if on, ok := f.desk.Field(); ok && on.Anew {
		at.Field = field.Camera{}
	}
	return f.desk.ScrollTo(at)
}

// showCard scrolls the hand to the first card that can be played.
func (f *Focus) showCard() bool {
	var there scene.Scroll
	some := false
	for _, spot := range f.view.Next() {
		if spot.Kind != table.KindCard {
			continue
		}
		at, ok := f.desk.Picture().Reveal(spot)
		if at == f.desk.Scrolled() {
			return false
		}
		if ok && !some {
			there, some = at, true
		}
	}
	if some {
		f.desk.ScrollTo(there)
	}
	return some
}

// RevealCard has a card that can be played brought into sight: the person is asked something.
func (f *Focus) RevealCard() { f.looking = true }
