// Package input is the pointer, the keys and one-switch scanning. They say what somebody wants as an [Intent], and keep
// no more than what they themselves are in the middle of: what is carried, pointed at, turned, scanned.
package input

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Intent is what somebody wants, by whatever means they have said so.
type Intent struct {
	Kind Kind
	Spot table.Spot // that it is about
	IDs  []string   // of the commands, or of the move
}

// Kind is what kind of thing is wanted.
type Kind int

// The kinds.
const (
	Touch  Kind = iota // to touch a thing
	Beside             // to touch nothing
	Tell               // to be told of a thing
	Hold               // the same by a long press, which is heard
	Enter              // to open what a thing of a book leads to
	Act                // to make the move with an ID
	Give               // to give the first of some commands that can be given
	Back               // to take a selection back, to close what is open, or the menu
	Faster             // to see faster what is shown
	Mute               // to switch the sound off and on again
	Help               // to read about what is looked at
)

// Shown is what is seen, and what can be done with it.
type Shown interface {
	// Front returns the picture that is seen, nil before the first layout.
	Front() scene.Picture
	// Next returns the things that can be touched in the moment that is shown.
	Next() []table.Spot
	// Asks reports whether that moment asks what is asked now.
	Asks() bool
	// Playing reports whether what has happened is being shown.
	Playing() bool
	// IgnoresTaps reports whether a tap comes too soon after what was shown before, to mean what is shown now.
	IgnoresTaps(now time.Time) bool
	// IgnoresTap tells the same of a tap on a thing.
	IgnoresTap(spot table.Spot, now time.Time) bool
}

// Field is a book that is open, with its field to write in.
type Field interface {
	// Typing reports whether what is typed goes into the field.
	Typing() bool
	// Typed returns what stands in it.
	Typed() string
	// Search writes something into it.
	Search(text string)
	// Lists reports whether a point lies on a list that scrolls by itself.
	Lists(x float64) bool
}

// Preferences are what people have chosen of how they give commands, and see things move.
type Preferences interface {
	// Value returns what is chosen for a name.
	Value(name string) string
	// Calm reports whether things change places without flying.
	Calm() bool
	// Speed returns how fast things move, 1 is normal, 0 at once.
	Speed() float64
}

// Hints lie beside the table.
type Hints interface {
	// Minds reports whether the person shows what they had in mind instead of a hint.
	Minds() bool
}

// Keys say which key does what.
type Keys interface {
	// ActionOf returns the action of a key, "" for none.
	ActionOf(key desk.Key) string
	// AssignAwaited gives the key to the action that waits for one. It reports whether there is such an action.
	AssignAwaited(key desk.Key) bool
}

// Sayer shows a message beside the thing that it is about, and speaks it.
type Sayer interface {
	Say(text string, about table.Spot)
}
