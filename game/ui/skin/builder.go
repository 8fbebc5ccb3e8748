package skin

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/field"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Builder makes a table of one moment. It embeds a [Base], which has all but the first two methods: what they return
// there is written beside each.
type Builder interface {
	// Build makes the model of all that lies on the table. It is not called on the first screen.
	Build()
	// Layout lays the model out in the window.
	Layout() Table
	// Title dresses the first screen. It stays plain.
	Title(t *panel.Title)
	// Emblem returns the sign of what a choice before a game stands for, by the spot of its button, nil without one.
	// Nil.
	Emblem(choice table.Spot) panel.Image
	// Panel returns the panel that lies open, where it is the game's own or the game adds to what all have. Nil.
	Panel() panel.Panel
	// Card returns a thing as a panel shows it large, false if that cannot be. It cannot.
	Card(spot table.Spot) (panel.Card, bool)
	// Picture returns a thing as a line of a list shows it, nil without one. Nil.
	Picture(spot table.Spot) panel.Image
	// Inspected returns a thing shown large with what there is to say of it, nil if that cannot be. It is what Card
	// shows.
	Inspected(spot table.Spot) *panel.Inspect
	// Tip returns what is told of the thing that the mouse rests on, nil for nothing. Nil.
	Tip(spot table.Spot, on Table) *panel.Tip
	// Sights returns what can be looked into, in reading order. There are none.
	Sights() []scene.Sight
}

// Title leaves the first screen plain.
func (*Base[V]) Title(*panel.Title) {}

// Emblem returns nil.
func (*Base[V]) Emblem(table.Spot) panel.Image { return nil }

// Panel returns nil.
func (*Base[V]) Panel() panel.Panel { return nil }

// Card returns false.
func (*Base[V]) Card(table.Spot) (panel.Card, bool) { return panel.Card{}, false }

// Picture returns nil.
func (*Base[V]) Picture(table.Spot) panel.Image { return nil }

// Inspected returns nil: what Card shows is enough.
func (*Base[V]) Inspected(table.Spot) *panel.Inspect { return nil }

// Tip returns nil.
func (*Base[V]) Tip(table.Spot, Table) *panel.Tip { return nil }

// Sights are none.
func (*Base[V]) Sights() []scene.Sight { return nil }

// Table is a game's table laid out in a window; it is not changed afterwards. It embeds a [Plain], which has all but
// the first three methods. All lengths are CSS pixels.
type Table interface {
	// Draw paints it at a moment. Before is the table before a change, nil at rest.
	Draw(c *kit.Canvas, before Table, m scene.Moment)
	// Hits returns the places that can be pointed at.
	Hits() scene.Hits
	// Rooms returns where there is room for what passes over it.
	Rooms() Rooms

	// Ahead returns the steps that bake pictures which may be needed soon.
	Ahead(c *kit.Canvas) []func()
	// Over returns the place of a thing that a short message about it may lie over; false where it stands beside.
	Over(spot table.Spot) (r kit.Rect, ok bool)
	// Means returns the thing that is meant by touching one of the hits.
	Means(hit table.Spot) table.Spot
	// Ways returns the hits by which a thing is reached, the best first.
	Ways(spot table.Spot) []table.Spot
	// Within, Shows, Hides and Lifts are as [scene.Picture] has them.
	Within(spot table.Spot) table.Spot
	Shows(place table.Spot) bool
	Hides(place table.Spot) bool
	Lifts(spot table.Spot) bool
	// Scrolled returns how far the hand is scrolled, and how far it can be.
	Scrolled() (at, most float64)
	// Reveal returns how far it has to be scrolled for a thing to be in sight; false for things that do not scroll.
	Reveal(spot table.Spot) (at float64, ok bool)
	// Dial is as [scene.Turner] has it.
	Dial(x, y float64) (cx, cy, step float64, ok bool)
	// Field and Lies are as [scene.Picture] has them.
	Field() (f field.Field, ok bool)
	Lies(spot table.Spot) (r kit.Rect, ok bool)
	// Proposed is as [scene.Picture] has it.
	Proposed() table.Spot
}

// Rooms is where there is room for what passes over a table, in CSS pixels.
type Rooms struct {
	Head  float64    // no short message stands above it,
	Foot  float64    // and one that is about nothing in sight right above this
	Badge float64    // a badge stands above it
	Words kit.Rect   // for what is said about nothing in sight, and for the timeline
	Aside kit.Rect   // for what is said about a field on which it had better not lie, empty for none
	Read  []kit.Rect // what is read while one plays, which nothing that is said should lie on
}

// Plain is a table on which everything is in sight, nothing scrolls, pans, is turned or proposed; cards can be
// carried.
type Plain struct{}

// Ahead has nothing to bake.
func (Plain) Ahead(*kit.Canvas) []func() { return nil }

// Over returns false.
func (Plain) Over(table.Spot) (kit.Rect, bool) { return kit.Rect{}, false }

// Means returns the hit itself.
func (Plain) Means(hit table.Spot) table.Spot { return hit }

// Ways returns the thing itself.
func (Plain) Ways(spot table.Spot) []table.Spot { return []table.Spot{spot} }

// Within returns the place itself, NoSpot for other things.
func (Plain) Within(spot table.Spot) table.Spot {
	if spot.Kind == table.KindPlace {
		return spot
	}
	return table.NoSpot
}

// Shows is true.
func (Plain) Shows(table.Spot) bool { return true }

// Hides is false.
func (Plain) Hides(table.Spot) bool { return false }

// Lifts is true for cards.
func (Plain) Lifts(spot table.Spot) bool { return spot.Kind == table.KindCard }

// Scrolled is nothing.
func (Plain) Scrolled() (at, most float64) { return 0, 0 }

// Reveal returns false.
func (Plain) Reveal(table.Spot) (float64, bool) { return 0, false }

// Dial returns false.
func (Plain) Dial(x, y float64) (cx, cy, step float64, ok bool) { return 0, 0, 0, false }

// Field returns false.
func (Plain) Field() (field.Field, bool) { return field.Field{}, false }

// Lies returns false.
func (Plain) Lies(table.Spot) (kit.Rect, bool) { return kit.Rect{}, false }

// Proposed is NoSpot.
func (Plain) Proposed() table.Spot { return table.NoSpot }
