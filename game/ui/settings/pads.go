package settings

import (
	"slices"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// padKeys are the buttons of gamepads, in the order of the signs below.
var padKeys = []desk.Key{desk.PadA, desk.PadB, desk.PadX, desk.PadY, desk.PadL, desk.PadR, desk.PadZL, desk.PadZR,
	desk.PadSelect, desk.PadStart, desk.PadStickL, desk.PadStickR}

// signs are what is printed on the buttons. PlayStation's first four have shapes, see shapes.
var signs = map[desk.Pad][]string{
	desk.Xbox:        {"A", "B", "X", "Y", "LB", "RB", "LT", "RT", "View", "Menu", "LS", "RS"},
	desk.PlayStation: {"", "", "", "", "L1", "R1", "L2", "R2", "Create", "Options", "L3", "R3"},
	desk.Nintendo:    {"A", "B", "X", "Y", "L", "R", "ZL", "ZR", "−", "+", "LS", "RS"},
}

// shapes are what our fonts do not have; the catalogue has their names as "pad.NAME".
var shapes = [...]string{"cross", "circle", "square", "triangle"}

// padWays are the directions of the cross and the left stick, which the catalogue has as "key.NAME", and after them
// those of the right stick.
var padWays = []struct {
	key   desk.Key
	name  string
	right bool
}{
	{desk.PadUp, "up", false}, {desk.PadDown, "down", false}, {desk.PadLeft, "left", false},
	{desk.PadRight, "right", false}, {desk.PadLookUp, "up", true}, {desk.PadLookDown, "down", true},
	{desk.PadLookLeft, "left", true}, {desk.PadLookRight, "right", true},
}

// isPadKey reports whether a key is a button that gamepads have.
func isPadKey(key desk.Key) bool {
	if slices.Contains(padKeys, key) {
		return true
	}
	for _, way := range padWays {
		if way.key == key {
			return true
		}
	}
	return false
}

// padName is what is printed on a button of the gamepad in use, or the last one.
func (b *Bindings) padName(key desk.Key) string {
	for _, way := range padWays {
		if way.key != key {
			continue
		}
		name := b.desk.T("key." + way.name)
		if way.right {
			name = b.desk.T("pad.look", "way", name)
		}
		return name
	}
	printed := signs[b.pad]
	if printed == nil {
		printed = signs[desk.Xbox]
	}
	i := slices.Index(padKeys, key)
	if i < 0 {
		return ""
	}
	if printed[i] == "" {
		return b.desk.T("pad." + shapes[i])
	}
	return printed[i]
}

// word is a text of the screen of keys, or of the same screen for a gamepad.
func (b *Bindings) word(key string, args ...any) string {
	if b.pad != desk.NoPad {
		return b.desk.T("pad."+key, args...)
	}
	return b.desk.T("keys."+key, args...)
}

// Hold notes which device a key came from. With the first button of a gamepad, a message says what its buttons do.
func (b *Bindings) Hold(pad desk.Pad) {
	if pad == b.pad {
		return
	}
	was := b.pad
	b.pad = pad
	b.desk.Invalidate()
	if was == desk.NoPad && !b.greeted {
		b.greeted = true
		sign := func(action string) string { return b.padName(b.buttons[action]) }
		b.toasts.Say(b.desk.T("pad.hello", "enter", sign("enter"), "back", sign("back"), "explain", sign("explain"),
			"hint", sign("hint"), "menu", sign("menu")), table.NoSpot)
	}
}

// Show writes which gamepad is in use.
func (b *Bindings) Show(s *scene.Screen) { s.Pad = string(b.pad) }
