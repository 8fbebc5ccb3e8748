package desk

import "strings"

// Pad is a make of gamepads: what is printed on their buttons. "" stands for the keyboard.
type Pad string

const (
	NoPad       Pad = ""
	Xbox        Pad = "xbox" // and all others
	PlayStation Pad = "playstation"
	Nintendo    Pad = "nintendo"
)

// The buttons of gamepads are keys, named as on an Xbox pad; on one of Nintendo's by the letter that is printed there,
// on a PlayStation's by its place. PadUp and so on are the cross and the left stick alike.
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

// PadOf returns the make of a gamepad by the name that the system has for it.
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
