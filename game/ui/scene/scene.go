// Package scene is what the table's program and a game's looks agree on: data
// and interfaces, no behaviour. A [Skin] makes a [Picture] of a [Scene], which
// is a session at a moment, and of the [Screen] around it, which is all that
// the program itself shows: the open panel, the commands, the focus.
package scene

import (
	"time"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/field"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/sound"
)

// Scene is what a Skin paints: a session as it stands, or as it stood right
// after one of its steps.
type Scene struct {
	Session *table.Session // nil before the first game
	Past    []table.Step   // the steps up to the moment shown, nil for the present
	Fresh   int            // so many of the last of them happen in that moment
	Until   int            // the number of the step after them
	Asks    bool           // that moment asks what is asked now
	Stands  bool           // what happens in it has happened: what only passes is not there any more
}

// Skin is one game's looks. It embeds [Quiet] for what it has no use for of all but Paint and Opens. What more it can
// do, the program finds out by asking for the interfaces below.
type Skin interface {
	// Paint lays a scene out in a window of w by h CSS pixels.
	Paint(s Scene, screen *Screen, w, h float64) Picture
	// Opens returns what tells about a thing: CardPanel for what can be shown large,
	// NoPanel where nothing is to be told.
	Opens(spot table.Spot) Panel
	// ButtonLabel returns what is written on a button of a move, "" for nothing.
	ButtonLabel(s *table.Session, button table.Spot) string
	// Warning is why somebody may regret a move made now, "" for most.
	Warning(s *table.Session, a table.Action) string
	// Revealed returns the cards that steps brought to a seat's sight, to be shown large, under a title; none if there
	// is nothing to stop for.
	Revealed(steps []table.Step, viewer game.Seat) (title string, cards []table.Spot)
	// News returns what of these sentences is shown over the table for a while where nothing moves, with the thing it
	// is about; "" if nothing is.
	News(lines []table.Line) (text string, about table.Spot)
	// Sounds returns those of an event for a seat.
	Sounds(e game.Event, viewer game.Seat) []sound.Cue
	// Score returns the notes of a step for a seat, by when they are heard, in the place of the sounds of a beat that
	// is heard in its course; nil for most.
	Score(s *table.Step, viewer game.Seat) []Note
	// Mood returns the ambience that fits a position, 0..sound.Moods−1, NoMood for none.
	Mood(v game.View) int
	// Music returns what fits a position, of as many beds as the game likes, and in how much danger the seat is whose
	// view it is, 0..1. Before the first game v is nil.
	Music(v game.View) (bed sound.Bed, danger float64)
}

// NoMood is the ambience of a game without any.
const NoMood = -1

// Quiet is what skins embed: it writes, warns of, shows and sounds nothing.
type Quiet struct{}

func (Quiet) ButtonLabel(*table.Session, table.Spot) string     { return "" }
func (Quiet) Warning(*table.Session, table.Action) string       { return "" }
func (Quiet) News([]table.Line) (text string, about table.Spot) { return "", table.NoSpot }
func (Quiet) Sounds(game.Event, game.Seat) []sound.Cue          { return nil }
func (Quiet) Score(*table.Step, game.Seat) []Note               { return nil }
func (Quiet) Mood(game.View) int                                { return NoMood }
func (Quiet) Music(game.View) (bed sound.Bed, danger float64)   { return sound.NoBed, 0 }
func (Quiet) Revealed([]table.Step, game.Seat) (title string, cards []table.Spot) {
	return "", nil
}

// Animator is a skin that shows what happened one thing after the other.
type Animator interface {
	// Beats cuts steps into what is shown at one time; first is the number of
	// the first of them.
	Beats(first int, steps []table.Step) []motion.Beat
}

// Note is a sound at a time, in ms after its step's beat begins.
type Note struct {
	At  float64
	Cue sound.Cue
}

// Coverer is a skin with a cover for the shelf.
type Coverer interface {
	// DrawCover fills a place of the window, whose foot words will cover.
	DrawCover(c *kit.Canvas, w kit.Window, r kit.Rect)
}

// Illustrator is a skin with pictures for the game's book.
type Illustrator interface {
	// Illustration returns the picture of a thing that the book tells of, nil without
	// one, and its width as a part of its height.
	Illustration(of table.Spot) (picture Image, ratio float64)
}

// Introducer is a skin that has a primer of its game.
type Introducer interface {
	// Primer returns what is said before somebody's first game.
	Primer() Primer
}

// Image is a picture that a skin draws into a place of a window.
type Image interface {
	DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect)
}

// Picture is one still of the table, laid out for a window. All lengths are
// CSS pixels.
type Picture interface {
	// Draw paints the picture at a moment.
	Draw(c *kit.Canvas, m Moment)
	// Ahead bakes pictures that may be needed soon, until a point of time, and
	// tells whether there are no more.
	Ahead(c *kit.Canvas, until time.Time) bool
	// At names the thing under a point.
	At(x, y float64) (spot table.Spot, ok bool)
	// Where returns a point to touch for a thing; if the thing itself is out of
	// sight, the place that brings it there.
	Where(spot table.Spot) (x, y float64, ok bool)
	// Within returns the place that a thing is in, or that a tab shows; a place is in
	// itself. NoSpot for what is in none.
	Within(spot table.Spot) table.Spot
	// Shows reports whether a place is seen as large as it can be.
	Shows(place table.Spot) bool
	// Hides reports whether something that can be touched now lies folded away
	// in a place, so that the place has to be opened first.
	Hides(place table.Spot) bool
	// Lifts reports whether a thing can be carried to another with the pointer.
	Lifts(spot table.Spot) bool
	// Reveal returns how far what scrolls has to be scrolled for a thing to be in
	// sight, as little as possible; false for things that do not scroll.
	Reveal(spot table.Spot) (Scroll, bool)
	// Scroll says how far everything can be scrolled, but for a field.
	Scroll() Scroll
	// Sights lists what can be looked into, in reading order: of the table or
	// of what lies open over it.
	Sights() []Sight
	// Over returns the title of what lies open on top, and the words below it; ""
	// where it has none.
	Over() (title, body string)
	// Dims reports whether the table lies dimmed below what the coach says: the first touch of something takes the
	// words away, and means that thing too.
	Dims() bool
	// Field returns a field that may be larger than the place it is drawn in, and can be panned and zoomed; false where
	// there is none. Its camera is in the screen's [Scroll].
	Field() (f field.Field, ok bool)
	// Lies returns the part of the field that a thing takes up, in units of the field; false for what is not on it.
	Lies(spot table.Spot) (r kit.Rect, ok bool)
	// Proposed returns what Enter and a second touch of what is selected touch; NoSpot for nothing.
	Proposed() table.Spot
}

// Turner is a picture with a dial by which a piece is turned with the pointer.
type Turner interface {
	// Dial returns the middle of the dial at a point, and by how many degrees the pointer
	// goes round it from one way to the next; false where there is none.
	Dial(x, y float64) (cx, cy, step float64, ok bool)
}

// Flat is what a picture embeds that has neither places nor a field, and nothing to carry or to propose.
type Flat struct{}

func (Flat) Within(table.Spot) table.Spot     { return table.NoSpot }
func (Flat) Shows(table.Spot) bool            { return true }
func (Flat) Hides(table.Spot) bool            { return false }
func (Flat) Lifts(table.Spot) bool            { return false }
func (Flat) Dims() bool                       { return false }
func (Flat) Field() (field.Field, bool)       { return field.Field{}, false }
func (Flat) Lies(table.Spot) (kit.Rect, bool) { return kit.Rect{}, false }
func (Flat) Proposed() table.Spot             { return table.NoSpot }

// Scroll is how far what scrolls is scrolled, in CSS pixels: the hand, the open
// panel, the words beside a card shown large, and a list beside what the panel
// tells; and what is seen of a field, see [Picture.Field].
type Scroll struct {
	Hand, Panel, Card, List float64
	Field                   field.Camera
}

// Sight is something to be read, and what a touch of it tells more about.
type Sight struct {
	Spot  table.Spot
	Label string
	Group string // the heading above it, as above those before; "" for none
	Opens bool   // a touch tells more
	Seen  bool   // it is in sight, or scrolling brings it there
}

// Moment is when a picture is drawn.
type Moment struct {
	Clock     float64 // seconds, for what moves by itself
	Before    Picture // what was seen before a change, nil at rest
	T, Length float64 // ms since the change began, and how long it takes
	Calm      bool    // things change places without flying
	Carried   *Carried
	Dropped   *Carried // what was let go over its target, where it was then: it flies on from there
}

// Carried is a thing under the pointer on its way to another.
type Carried struct {
	Spot table.Spot
	X, Y float64 // its middle
	Tilt float64 // degrees
	Over bool    // a move would be made if it were let go
}
