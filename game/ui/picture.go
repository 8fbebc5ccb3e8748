// Package ui is the table on a screen: an Ebitengine game that shows one
// session at a time. It takes pointer, touch and keys, and passes them on as
// touches of named things; it opens and closes menus, piles and the log; it
// asks the computer player through its [Host] and saves after every move.
//
// It knows no game. A game's [Skin] turns a session and the [Chrome] around it
// into a [Picture]: where everything stands and how it is drawn. Nothing is
// drawn while nothing changes.
package ui

import (
	"time"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/sound"
)

// Picture is one still of the table, laid out for a window. All lengths are
// CSS pixels.
type Picture interface {
	// Draw paints the picture at a moment.
	Draw(c *kit.Canvas, m Moment)
	// Ahead bakes pictures that may be needed soon, until a point of time, and
	// tells whether there are no more.
	Ahead(c *kit.Canvas, until time.Time) bool
	// At names the thing under a point.
	At(x, y float64) (spot string, ok bool)
	// Where is a point to touch for a thing; if the thing itself is out of
	// sight, the place that brings it there.
	Where(spot string) (x, y float64, ok bool)
	// Within is the place that a thing is in, "" for none.
	Within(spot string) string
	// Shows tells whether a place is seen as large as it can be.
	Shows(place string) bool
	// Hides tells whether something that can be touched now lies folded away
	// in a place, so that the place has to be opened first.
	Hides(place string) bool
	// Reveal is how far what scrolls has to be scrolled for a thing to be in
	// sight, as little as possible; false for things that do not scroll.
	Reveal(spot string) (Scrolled, bool)
	// Scroll says how far everything can be scrolled.
	Scroll() Scrolled
	// Sights lists what can be looked into, in reading order: of the table or
	// of what lies open over it.
	Sights() []Sight
}

// Scrolled is how far what scrolls is scrolled, in CSS pixels: the hand, the
// open panel, and the words beside a card shown large.
type Scrolled struct{ Hand, Panel, Card float64 }

// Sight is something to be read, and what a touch of it tells more about.
type Sight struct {
	Spot  string
	Label string
	Opens bool // a touch tells more
	Seen  bool // it is in sight, or scrolling brings it there
}

// Moment is when a picture is drawn.
type Moment struct {
	Clock     float64 // seconds, for what moves by itself
	Before    Picture // what was seen before a change, nil at rest
	T, Length float64 // ms since the change began, and how long it takes
	Calm      bool    // things change places without flying
	Carried   *Carried
}

// Carried is a card of the hand under the pointer.
type Carried struct {
	Spot string
	X, Y float64 // its middle
	Tilt float64 // degrees
	Over bool    // it would be played if it were let go
}

// Scene is what a Skin paints: a session as it stands, or as it stood right
// after one of its steps.
type Scene struct {
	Session *table.Session // nil before the first game
	Past    []table.Step   // the steps up to the moment shown, nil for the present
	Fresh   int            // so many of the last of them happen in that moment
	Until   int            // the number of the step after them
}

// Skin is one game's looks.
type Skin interface {
	// Paint lays a scene out.
	Paint(s Scene, c *Chrome, w, h float64) Picture
	// Beats cuts steps into what is shown at one time; first is the number of
	// the first of them.
	Beats(first int, steps []table.Step) []motion.Beat
	// Sounds are those of an event for a seat.
	Sounds(e game.Event, human game.Seat) []sound.Cue
	// Mood is the ambience that fits a position, 0..sound.Moods−1.
	Mood(v game.View) int
	// Doubt is why somebody may regret a move made now, "" for most.
	Doubt(s *table.Session, a table.Action) string
	// Button is what is written on the button of a move.
	Button(s *table.Session, name string) string
	// News is what of these sentences is shown over the table for a while,
	// with the thing it is about; "" if nothing is.
	News(lines []table.Line) (text, spot string)
	// Opens is what tells about a thing: CardPanel for what can be shown large,
	// NoPanel where nothing is to be told.
	Opens(spot string) Panel
}

// Offer is a game that can be played here.
type Offer struct {
	Game  game.Game
	Voice table.Voice
	Skin  Skin
}

// Panel is what lies open over the table.
type Panel int

// The panels.
const (
	NoPanel    Panel = iota
	TitlePanel       // the first screen
	MenuPanel        // pause
	SettingsPanel
	KeysPanel    // the keyboard's shortcuts
	CreditsPanel // whose work this is
	SurePanel    // really give up?
	LogPanel
	PilePanel
	PlacePanel // a place in words
	WhyPanel   // how a number comes about
	CardPanel  // a card, large; it may lie over any other panel
	RecapPanel // what happened, step by step, on the table itself
	EndPanel
	DoubtPanel    // really this move?
	HintPanel     // what a strong player would do
	AnalysisPanel // how well the person played
)

// Chrome is what the screen shows beside the game itself.
type Chrome struct {
	Panel     Panel
	Words     []string // of a panel that the program itself writes
	Under     Panel    // what comes back when the panel is closed
	About     string   // the thing that the panel tells about
	Inspect   string   // the thing shown large, "" for none
	Hover     string   // the thing under the mouse, if it can be touched now
	Focus     string   // the thing under the keyboard's focus
	Toast     string   // a short message,
	ToastAt   string   // and the thing it is about
	Look      int      // the place looked at on a narrow screen, 0 for the game's choice
	Since     int      // lines of the log that were there before the person's last move
	At        Scrolled
	Saved     bool // a game can be continued
	SavedLine string
	TextScale float64   // 1 is normal
	Contrast  bool      // high
	Safe      bool      // colours that everybody tells apart
	Commands  []Command // what can be given now
	Bar       []Command // those of the table, though something may lie over it
}
