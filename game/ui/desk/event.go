package desk

import (
	"strings"
	"time"
	"unicode"
)

// Event is something that a pointer or a key did.
type Event struct {
	Kind    EventKind
	Pointer int       // Mouse, or the number of a finger, which no other finger has meanwhile
	X, Y    float64   // of the pointer, in CSS pixels from the window's left and top
	DX, DY  float64   // how far a wheel scrolls to the right and down, in CSS pixels
	Key     Key       // that went down, "" for none
	Text    string    // that was typed, "" for none
	When    time.Time // it happened, which may be some frames ago
}

// EventKind is what kind of thing happened.
type EventKind int

// The kinds. A pointer that went down goes up or is cancelled before it goes down again.
const (
	PointerDown   EventKind = iota // the first button, or a finger
	PointerMove                    // of the mouse also without a button
	PointerUp                      // where it was let go
	PointerCancel                  // the system took the pointer away, or it was let go outside the window
	SecondButton                   // of the mouse went down
	Wheel
	KeyPress // no repetition by a key that is held
)

// Mouse is the number of the mouse among the pointers.
const Mouse = 0

// NotchPixels is how far one notch of a mouse wheel scrolls, in CSS pixels.
const NotchPixels = 100

// Key is a key by what is printed on it: an upper-case letter, a digit or a sign, or a name of the web's KeyboardEvent,
// such as "ArrowRight".
type Key string

// The keys that have names.
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

// KeyOf returns the key of a KeyboardEvent that types or is called name; code says where it lies, "KeyM" where an
// American keyboard has its M. A key with a letter of another script stands for the Latin letter beside that.
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
		return "+" // the two are on one key of most keyboards, and it is called by this
	}
	if upper := strings.ToUpper(name); len([]rune(upper)) == 1 {
		return Key(upper)
	}
	return Key(name) // ß
}

// Sign reports whether a key writes a letter, a digit or a sign.
func (k Key) Sign() bool {
	runes := []rune(k)
	return len(runes) == 1 && unicode.IsGraphic(runes[0]) && !unicode.IsSpace(runes[0])
}
