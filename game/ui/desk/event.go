package desk

import (
	"strings"
	"time"
	"unicode"
)

// Event is something that a pointer or key did.
type Event struct {
	Kind    EventKind
	Pointer int       // Mouse, or the number of a finger, unique while it is down
	X, Y    float64   // of the pointer, in CSS pixels from the window's left and top
	DX, DY  float64   // how far a wheel scrolls right and down, in CSS pixels
	Key     Key       // that went down, "" for none
	Pad     Pad       // whose button that is, NoPad for a key of the keyboard
	Text    string    // typed, "" for none
	When    time.Time // it happened, possibly some frames ago
}

// EventKind is the kind of an Event.
type EventKind int

// A pointer that went down goes up or is cancelled before it can go down again.
const (
	PointerDown   EventKind = iota // the first mouse button, or a finger
	PointerMove                    // of the mouse also without a button
	PointerUp                      // where it was let go
	PointerCancel                  // the system took the pointer away, or it was released outside the window
	SecondButton                   // the mouse's second button went down
	Wheel
	KeyPress // not repeated while the key is held
)

// Mouse is the mouse's number among the pointers.
const Mouse = 0

// NotchPixels is how far one notch of a mouse wheel scrolls, in CSS pixels.
const NotchPixels = 100

// Key names a key by what is printed on it: an upper-case letter, a digit, a sign, or a name of the web's
// KeyboardEvent, such as "ArrowRight".
type Key string

const (
	KeyRight     Key = "ArrowRight"
	KeyLeft      Key = "ArrowLeft"
	KeyDown      Key = "ArrowDown"
	KeyUp        Key = "ArrowUp"
	KeyEnter     Key = "Enter"
	KeySpace     Key = " "
	KeyEscape    Key = "Escape"
	KeyPageDown  Key = "PageDown"
	KeyPageUp    Key = "PageUp"
	KeyHome      Key = "Home"
	KeyEnd       Key = "End"
	KeyDelete    Key = "Delete"
	KeyBackspace Key = "Backspace"
	KeyShift     Key = "Shift"
	KeyF1        Key = "F1"
)

// KeyOf returns the key for a KeyboardEvent with this key and code. code is the key's position: "KeyM" where an
// American keyboard has its M. A letter of another script stands for the Latin letter at that position.
func KeyOf(name, code string) Key {
	runes := []rune(name)
	if len(runes) != 1 {
		return Key(name)
	}
	if unicode.IsLetter(runes[0]) && !unicode.Is(unicode.Latin, runes[0]) {
		if letter, ok := strings.CutPrefix(code, "Key"); ok {
			return Key(letter)
		}
	}
	if name == "=" {
		return "+" // most keyboards have both on one key, which we call "+"
	}
	if upper := strings.ToUpper(name); len([]rune(upper)) == 1 {
		return Key(upper)
	}
	return Key(name) // ß
}

// Sign reports whether a key types a letter, a digit or a sign.
func (k Key) Sign() bool {
	runes := []rune(k)
	return len(runes) == 1 && unicode.IsGraphic(runes[0]) && !unicode.IsSpace(runes[0])
}
