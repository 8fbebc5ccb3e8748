// Package scene is the contract between the table's program and a game's looks: data and interfaces, without behaviour.
// A [Skin] makes a [Picture] of a [Scene] (a session at one moment) and of the [Screen] around it (what the program
// itself shows: the open panel, the commands, the focus).
package scene

import (
	"time"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/sound"
)

// Scene is what a Skin paints: a session as it is now, or as it was right after one of its steps.
type Scene struct {
	Session *table.Session // nil before the first game
	Past    []table.Step   // the steps up to the moment shown, nil for the present
	Fresh   int            // how many of the last of them happen at that moment
	Until   int            // the number of the step after them
	Asks    bool           // the viewer was already asked at that moment what they are asked now
	Stands  bool           // the effects of its steps are over: things that only pass are gone
}

// Skin is one game's looks. Embed [Quiet] for defaults of everything but Paint and Opens. Further abilities are the
// interfaces below, found by assertion.
type Skin interface {
	// Paint lays out a scene in a window of w by h CSS pixels.
	Paint(s Scene, screen *Screen, w, h float64) Picture
	// Opens returns the panel with the details of a thing: CardPanel for what can be shown large, NoPanel if there are
	// none.
	Opens(spot table.Spot) Panel
	// ButtonLabel returns the text on a move's button, "" for nothing.
	ButtonLabel(s *table.Session, button table.Spot) string
	// Warning says why somebody may regret a move, "" if there is no reason to.
	Warning(s *table.Session, a table.Action) string
	// Revealed returns the cards that these steps revealed to a seat, to be shown large under a title; none if there is
	// no need to stop for them.
	Revealed(steps []table.Step, viewer game.Seat) (title string, cards []table.Spot)
	// News picks what to show over the table for a while of some sentences, when animation is off, and
	// the thing it is about; "" for nothing.
	News(lines []table.Line) (text string, about table.Spot)
	// Sounds returns the sounds of an event for a seat.
	Sounds(e game.Event, viewer game.Seat) []sound.Cue
	// Score returns a step's sounds for a seat with their times, in place of the ordinary sounds of its beat; usually
	// nil.
	Score(s *table.Step, viewer game.Seat) []Note
	// Mood returns the ambience for a position, 0..sound.Moods−1, or NoMood.
	Mood(v game.View) int
	// Music returns the music for a position, and how much danger the view's seat is in, 0..1. v is nil before the
	// first game.
	Music(v game.View) (bed sound.Bed, danger float64)
}

// NoMood means no ambience.
const NoMood = -1

// Quiet has default methods for skins to embed: no labels, warnings, news or sounds.
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

// Animator is a skin that animates what happened.
type Animator interface {
	// Beats groups steps that are shown at the same time. first is the number of the first step.
	Beats(first int, steps []table.Step) []motion.Beat
}

// Note is a sound at a time, in ms after its step's beat begins.
type Note struct {
	At  float64
	Cue sound.Cue
}

// Coverer is a skin with a cover for the shelf.
type Coverer interface {
	// DrawCover fills a place of the window. Its lower part will be covered by words.
	DrawCover(c *kit.Canvas, w kit.Window, r kit.Rect)
}

// Illustrator is a skin with pictures for the game's book.
type Illustrator interface {
	// Illustration returns the picture of a thing in the book and its ratio of width to height; nil if there is none.
	Illustration(of table.Spot) (picture Image, ratio float64)
}

// Facer is a skin that knows how a piece that is to be turned should lie at first.
type Facer interface {
	// Facing returns a way to turn it.
	Facing(s *table.Session) table.Spot
}

// Introducer is a skin with a primer of its game.
type Introducer interface {
	// Primer returns what to show before somebody's first game.
	Primer() Primer
}

// Image is a picture that a skin draws into a place of a window.
type Image interface {
	DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect)
}

// Picture is the table laid out for a window. All lengths are CSS pixels.
type Picture interface {
	// Draw paints the picture at a moment.
	Draw(c *kit.Canvas, m Moment)
	// Ahead bakes pictures that may be needed soon until a point of time, and reports whether all are baked.
	Ahead(c *kit.Canvas, until time.Time) bool
	// At returns the thing under a point.
	At(x, y float64) (spot table.Spot, ok bool)
	// Where returns a point at which to touch a thing; if it is out of view, at which to touch the tab that brings its
	// place into view.
	Where(spot table.Spot) (x, y float64, ok bool)
	// Within returns the place that a thing is in or that a tab stands for; for a place, itself; NoSpot if there is
	// none.
	Within(spot table.Spot) table.Spot
	// Shows reports whether a place is shown as large as possible.
	Shows(place table.Spot) bool
	// Hides reports whether something that can be touched now is folded away in a place, so that the place must be
	// opened first.
	Hides(place table.Spot) bool
	// Lifts returns what is dragged to another thing by something: mostly itself; NoSpot for nothing.
	Lifts(spot table.Spot) table.Spot
	// Lands returns the only place to which an answer is dragged instead of being touched; NoSpot if it is not.
	Lands(answer table.Spot) table.Spot
	// Onto returns what a thing let go at a point is put on where that is not what lies there, such as the button of a
	// move for its part of the table, and whether the table says so; if not, a single button needs no target.
	Onto(x, y float64) (spot table.Spot, ok bool)
	// Reveal returns the smallest scrolling that brings a thing into view; false if nothing it is in scrolls. Of
	// several cards of a hand it is false if they do not fit into view together.
	Reveal(spots ...table.Spot) (Scroll, bool)
	// Scroll returns how far everything but a field can be scrolled.
	Scroll() Scroll
	// Sights lists what can be looked into, in reading order, on the table or on the panel over it.
	Sights() []Sight
	// Asked returns what the table asks, or tells about what is picked up, and all lines below that; "" for nothing.
	Asked() (heading string, lines []string)
	// Over returns the title of the topmost panel and the words below it; "" if it has none.
	Over() (title, body string)
	// Dims reports whether the coach's words dim the table. The first touch then removes the words, and also counts as
	// a touch of the thing.
	Dims() bool
	// Field returns the field that can be panned and zoomed; false if there is none. Its camera is in Screen.Scroll.
	Field() (f kit.Field, ok bool)
	// Lies returns where a thing is on the field, in units of the field; false if it is not on it.
	Lies(spot table.Spot) (r kit.Rect, ok bool)
	// Proposed returns the thing that Enter, or a second touch of the selected thing, would touch; NoSpot for none.
	Proposed() table.Spot
}

// Turner is a picture with a dial for turning a piece with the pointer.
type Turner interface {
	// Dial returns the centre of the dial at a point, and the angle in degrees between one direction of the piece and
	// the next; false if there is none.
	Dial(x, y float64) (cx, cy, step float64, ok bool)
}

// Flat has default methods for pictures without places, field, dragging or proposals.
type Flat struct{}

func (Flat) Asked() (string, []string)    { return "", nil }
func (Flat) Within(table.Spot) table.Spot { return table.NoSpot }
func (Flat) Shows(table.Spot) bool        { return true }
func (Flat) Hides(table.Spot) bool        { return false }
func (Flat) Lifts(table.Spot) table.Spot  { return table.NoSpot }
func (Flat) Lands(table.Spot) table.Spot  { return table.NoSpot }

func (Flat) Onto(x, y float64) (table.Spot, bool) { return table.NoSpot, false }

func (Flat) Dims() bool                       { return false }
func (Flat) Field() (kit.Field, bool)         { return kit.Field{}, false }
func (Flat) Lies(table.Spot) (kit.Rect, bool) { return kit.Rect{}, false }
func (Flat) Proposed() table.Spot             { return table.NoSpot }

// Scroll holds how far the hand, the open panel, the words beside a large card, and the list beside a panel's text are
// scrolled, in CSS pixels; and the camera of a field, see [Picture.Field].
type Scroll struct {
	Hand, Panel, Card, List float64
	Field                   kit.Camera
}

// Sight is something to read, and a thing with more details.
type Sight struct {
	Spot  table.Spot
	Label string
	Group string // the heading above it, the same for a whole group; "" for none
	Opens bool   // touching it shows details
	Seen  bool   // it is visible, or scrolling makes it so
}

// Moment says when a picture is drawn.
type Moment struct {
	Clock     float64 // seconds, for things that move by themselves
	Before    Picture // the picture before a change, nil at rest
	T, Length float64 // ms since the change began, and its duration
	Calm      bool    // things change places without flying
	Carried   *Carried
	Dropped   *Carried // the thing dropped on its target and where it was then: it flies on from there
}

// Carried is a thing being dragged.
type Carried struct {
	Spot table.Spot
	X, Y float64 // its centre
	Tilt float64 // degrees
	Over bool    // dropping it here would make a move
}
