package input

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Focus is the keyboard's focus. It also brings things into view.
type Focus struct {
	desk     *desk.Desk
	view     Shown
	commands func() []desk.Command // available now
	looking  bool                  // a playable card must be brought into view
}

// newFocus has no focus. commands returns the available commands.
func newFocus(d *desk.Desk, view Shown, commands func() []desk.Command) *Focus {
	return &Focus{desk: d, view: view, commands: commands}
}

// Set moves the focus to a thing and brings that into view.
func (f *Focus) Set(spot table.Spot) {
	f.desk.SetFocus(spot)
	if f.desk.Picture() == nil || spot == table.NoSpot {
		return
	}
	if at, ok := f.view.Front().Reveal(spot); ok {
		f.desk.ScrollTo(at)
	}
}

// Bring brings a thing of the field into view without the focus.
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

// drop removes the focus.
func (f *Focus) drop() {
	if f.desk.Focused() != table.NoSpot {
		f.desk.SetFocus(table.NoSpot)
	}
}

// step moves the focus to the next thing of a ring, or the one before; false if the ring is empty.
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

// touchable returns what the left and right arrows visit: what can be touched, then the commands.
func (f *Focus) touchable() []table.Spot {
	var ring []table.Spot
	if f.desk.Bare() {
		ring = f.view.Next()
	}
	return append(ring, f.commandSpots()...)
}

// readable returns what the up and down arrows visit: what can be looked into, and with a panel open also its commands.
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

// commandSpots returns the spots of the available commands.
func (f *Focus) commandSpots() []table.Spot {
	var list []table.Spot
	for _, c := range f.commands() {
		list = append(list, c.Spot())
	}
	return list
}

// ShowPlayable brings into view what a decision begins with, once per decision: it scrolls the hand to the playable
// cards, and moves a field with Anew to its start. It reports whether it did either.
func (f *Focus) ShowPlayable() bool {
	if !f.looking || f.desk.Session() == nil || f.view.Playing() || f.desk.Covered() {
		return false
	}
	f.looking = false
	hand, begun := f.showCard(), f.beginField()
	return hand || begun
}

// Changed moves the camera to its start if the field has become another one that wants that, and reports whether the
// camera moved. One table may have two fields, such as a map and a train.
func (f *Focus) Changed(was, is kit.Field) bool {
	return (was.W != is.W || was.H != is.H) && f.beginField()
}

// beginField moves a field with Anew to its start, and reports whether the camera moved.
func (f *Focus) beginField() bool {
	at := f.desk.Scrolled()
	if on, ok := f.desk.Field(); ok && on.Anew {
		at.Field = kit.Camera{}
	}
	return f.desk.ScrollTo(at)
}

// showCard scrolls the hand to the playable cards if they fit together, otherwise to the first of them if none is fully
// visible.
func (f *Focus) showCard() bool {
	cards := slices.DeleteFunc(slices.Clone(f.view.Next()), func(s table.Spot) bool { return s.Kind != table.KindCard })
	if len(cards) > 1 {
		if at, ok := f.desk.Picture().Reveal(cards...); ok {
			return f.desk.ScrollTo(at)
		}
	}
	var there scene.Scroll
	some := false
	for _, spot := range cards {
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

// RevealCard requests ShowPlayable: the person is asked something.
func (f *Focus) RevealCard() { f.looking = true }
