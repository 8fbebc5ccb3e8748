package desk

import "strings"

// Pad is a make of gamepad, which decides what is printed on its buttons. "" stands for the keyboard.
type Pad string

const (
	NoPad       Pad = ""
	Xbox        Pad = "xbox" // and all other makes
	PlayStation Pad = "playstation"
	Nintendo    Pad = "nintendo"
)

// The buttons of gamepads, as keys. They are named as on an Xbox pad: on a Nintendo pad by the letter printed there, on
// a PlayStation pad by position. PadUp and so on are both the directional pad and the left stick.
const (
	PadA         Key = "PadA"
	PadB         Key = "PadB"
	PadX         Key = "PadX"
	PadY         Key = "PadY"
	PadL         Key = "PadL" // the shoulders,
	PadR         Key = "PadR"
	PadZL        Key = "PadZL" // and the triggers below them
	PadZR        Key = "PadZR"
	PadSelect    Key = "PadSelect"
	PadStart     Key = "PadStart"
	PadStickL    Key = "PadStickL" // a stick is pressed
	PadStickR    Key = "PadStickR"
	PadUp        Key = "PadUp"
	PadDown      Key = "PadDown"
	PadLeft      Key = "PadLeft"
	PadRight     Key = "PadRight"
	PadLookUp    Key = "PadLookUp" // the right stick
	PadLookDown  Key = "PadLookDown"
	PadLookLeft  Key = "PadLookLeft"
	PadLookRight Key = "PadLookRight"
)

// OfPad reports whether a key is a button of a gamepad.
func (k Key) OfPad() bool { return strings.HasPrefix(string(k), "Pad") }

// PadOf returns the make of a gamepad from the name that the system gives it.
func PadOf(name string) Pad {
	name = strings.ToLower(name)
	for _, known := range []struct {
		word string
		pad  Pad
	}{
		{"054c", PlayStation}, {"playstation", PlayStation}, {"dualshock", PlayStation}, {"dualsense", PlayStation},
		{"ps3", PlayStation}, {"ps4", PlayStation}, {"ps5", PlayStation}, {"sony", PlayStation},
		{"057e", Nintendo}, {"nintendo", Nintendo}, {"switch pro", Nintendo}, {"joy-con", Nintendo},
	} {
		if strings.Contains(name, known.word) {
			return known.pad
		}
	}
	return Xbox
}
