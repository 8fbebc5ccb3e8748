// Package input handles the pointer, the keys and one-switch scanning. It turns them into an [Intent] (what somebody
// wants), and keeps no state except for what is in progress: what is being dragged, pointed at, turned, scanned.
package input

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Intent is what somebody wants, however they expressed it.
type Intent struct {
	Kind Kind
	Spot table.Spot // the thing it is about
	IDs  []string   // of the commands, or of the move
}

// Kind is the kind of an Intent.
type Kind int

const (
	Touch  Kind = iota // touch a thing
	Beside             // touch nothing
	Tell               // show details of a thing
	Hold               // the same by a long press, with a sound
	Enter              // open what a thing of a book leads to
	Act                // make the move with an ID
	Give               // give the first available of some commands
	Back               // cancel a selection, close what is open, or open the menu
	Faster             // speed up the film
	Mute               // turn the sound off or on
	Help               // open the book at what is being looked at
)

// Shown is what is visible, and what can be done with it.
type Shown interface {
	// Front returns the visible picture, nil before the first layout.
	Front() scene.Picture
	// Next returns the things that can be touched at the moment shown.
	Next() []table.Spot
	// Asks reports whether that moment shows the present question.
	Asks() bool
	// Playing reports whether the film is running.
	Playing() bool
	// Passes reports whether the moment shown passes by itself.
	Passes() bool
	// IgnoresTaps reports whether a tap now, on a thing or on nothing, was meant for what was shown before the film.
	IgnoresTaps(spot table.Spot, now time.Time) bool
	// IgnoresTap reports whether a tap on a thing was meant for the film that has just ended.
	IgnoresTap(spot table.Spot, now time.Time) bool
}

// Field is an open book with its search field.
type Field interface {
	// Typing reports whether typed text goes into the field.
	Typing() bool
	// Typed returns its text.
	Typed() string
	// Search sets its text and searches.
	Search(text string)
	// Lists reports whether a point is on a list that scrolls separately.
	Lists(x float64) bool
}

// Preferences are the settings that matter for input.
type Preferences interface {
	// Value returns the value of a setting.
	Value(name string) string
	// Calm reports whether things change places without flying.
	Calm() bool
	// Speed returns the speed of animations: 1 is normal, 0 means none.
	Speed() float64
}

// Hints says whether a hint waits for the person's own move.
type Hints interface {
	// Minds reports whether the person is showing what they had in mind instead of the hint.
	Minds() bool
}

// Keys says which key does what.
type Keys interface {
	// ActionOf returns the action of a key, "" for none.
	ActionOf(key desk.Key) string
	// AssignAwaited gives the key to the action that is waiting for one, and reports whether one was.
	AssignAwaited(key desk.Key) bool
	// Hold notes the gamepad that a key came from, NoPad for the keyboard.
	Hold(pad desk.Pad)
}

// Sayer shows a message beside a thing, and speaks it.
type Sayer interface {
	Say(text string, about table.Spot)
}
