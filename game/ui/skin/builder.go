package skin

import (
	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Builder builds a game's table for one moment. Embed a [Base] for defaults of all methods but the first two; each
// default is given at the end of its comment.
type Builder interface {
	// Build builds the model of everything on the table. It is not called for the first screen.
	Build()
	// Layout lays the model out in the window.
	Layout() Table
	// Title decorates the first screen. Default: nothing.
	Title(t *panel.Title)
	// Emblem returns a picture for a choice before a game, by the spot of its button. Default: nil.
	Emblem(choice table.Spot) panel.Image
	// Sign returns the emblem and the colour of a seat. Default: no emblem, gold.
	Sign(seat game.Seat) panel.Sign
	// Panel returns the open panel if it is the game's own, or the game adds to a common one. Default: nil.
	Panel() panel.Panel
	// Card returns a thing as a large card, false if it cannot be shown so. Default: false.
	Card(spot table.Spot) (panel.Card, bool)
	// Picture returns a picture of a thing for a line of a list. Default: nil.
	Picture(spot table.Spot) panel.Image
	// Inspected returns a thing shown large with its description. Default: nil, which shows its Card.
	Inspected(spot table.Spot) *panel.Inspect
	// Tip returns the tip of a thing that the mouse rests on, nil for none. Default: nil.
	Tip(spot table.Spot, on Table) *panel.Tip
	// Sights returns what can be looked into, in reading order. Default: none.
	Sights() []scene.Sight
}

func (*Base[V]) Title(*panel.Title) {}

func (*Base[V]) Emblem(table.Spot) panel.Image { return nil }

func (*Base[V]) Sign(game.Seat) panel.Sign { return panel.Sign{Color: kit.Gold, Light: kit.Gold} }

func (*Base[V]) Panel() panel.Panel { return nil }

func (*Base[V]) Card(table.Spot) (panel.Card, bool) { return panel.Card{}, false }

func (*Base[V]) Picture(table.Spot) panel.Image { return nil }

func (*Base[V]) Inspected(table.Spot) *panel.Inspect { return nil }

func (*Base[V]) Tip(table.Spot, Table) *panel.Tip { return nil }

func (*Base[V]) Sights() []scene.Sight { return nil }

// Sights is a list of what can be looked into.
type Sights []scene.Sight

// Add adds a thing that tells more when it is touched, below the heading of a group.
func (s *Sights) Add(group string, spot table.Spot, label string) {
	*s = append(*s, scene.Sight{Spot: spot, Label: panel.PlainText(label), Group: group, Opens: true})
}

// Table is a game's table laid out in a window. It does not change afterwards. Embed a [Plain] for defaults of all
// methods but the first three. All lengths are CSS pixels.
type Table interface {
	// Draw paints the table at a moment. before is the table before a change, nil at rest.
	Draw(c *kit.Canvas, before Table, m scene.Moment)
	// Hits returns the places that can be pointed at.
	Hits() scene.Hits
	// Rooms returns where messages over the table have room.
	Rooms() Rooms

	// Ahead returns steps that bake pictures which may be needed soon.
	Ahead(c *kit.Canvas) []func()
	// Over returns the place of a thing that a short message about it may cover; false if the message must stand beside
	// it.
	Over(spot table.Spot) (r kit.Rect, ok bool)
	// Means returns the thing meant by touching a hit.
	Means(hit table.Spot) table.Spot
	// Ways returns the hits at which a thing can be touched, the best first.
	Ways(spot table.Spot) []table.Spot
	// Asked, Within, Shows, Hides, Lifts, Lands and Onto are those of [scene.Picture].
	Asked() (heading string, lines []string)
	Within(spot table.Spot) table.Spot
	Shows(place table.Spot) bool
	Hides(place table.Spot) bool
	Lifts(spot table.Spot) table.Spot
	Lands(answer table.Spot) table.Spot
	Onto(x, y float64) (spot table.Spot, ok bool)
	// Scrolled returns how far the hand is scrolled, and how far it can be.
	Scrolled() (at, most float64)
	// Reveal returns how far to scroll the hand so that things are visible; false if they do not scroll, or do not fit
	// beside each other.
	Reveal(spots ...table.Spot) (at float64, ok bool)
	// Dial is that of [scene.Turner].
	Dial(x, y float64) (cx, cy, step float64, ok bool)
	// Field and Lies are those of [scene.Picture].
	Field() (f kit.Field, ok bool)
	Lies(spot table.Spot) (r kit.Rect, ok bool)
	// Proposed is that of [scene.Picture].
	Proposed() table.Spot
}

// Rooms says where messages over a table have room, in CSS pixels.
type Rooms struct {
	Head  float64    // short messages stay below this,
	Foot  float64    // and one about nothing visible stands right above this
	Badge float64    // a badge stands above this
	Words kit.Rect   // for words about nothing visible, and for the timeline
	Aside kit.Rect   // for words about a field that they should not cover, empty for none
	Read  []kit.Rect // things read during play, which messages should not cover
}

// Plain has defaults for a Table: everything is visible, nothing scrolls, pans, turns or is proposed, and cards can be
// dragged.
type Plain struct{}

func (Plain) Ahead(*kit.Canvas) []func() { return nil }

func (Plain) Over(table.Spot) (kit.Rect, bool) { return kit.Rect{}, false }

func (Plain) Means(hit table.Spot) table.Spot { return hit }

func (Plain) Ways(spot table.Spot) []table.Spot { return []table.Spot{spot} }

// Within returns a place itself, NoSpot for other things.
func (Plain) Within(spot table.Spot) table.Spot {
	if spot.Kind == table.KindPlace {
		return spot
	}
	return table.NoSpot
}

func (Plain) Shows(table.Spot) bool { return true }

func (Plain) Hides(table.Spot) bool { return false }

func (Plain) Lifts(spot table.Spot) table.Spot { return spot.If(spot.Kind == table.KindCard) }

func (Plain) Lands(table.Spot) table.Spot { return table.NoSpot }

func (Plain) Onto(x, y float64) (table.Spot, bool) { return table.NoSpot, false }

func (Plain) Scrolled() (at, most float64) { return 0, 0 }

func (Plain) Reveal(...table.Spot) (float64, bool) { return 0, false }

func (Plain) Dial(x, y float64) (cx, cy, step float64, ok bool) { return 0, 0, 0, false }

func (Plain) Field() (kit.Field, bool) { return kit.Field{}, false }

func (Plain) Lies(table.Spot) (kit.Rect, bool) { return kit.Rect{}, false }

func (Plain) Proposed() table.Spot { return table.NoSpot }
