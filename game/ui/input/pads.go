//go:build !js

package input

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/ui/desk"
)

// pads notices what gamepads do by looking at them once a frame. In a page, web/pad.js does the same, since it also
// serves the shelf and dialogs, where no program runs.
type pads struct {
	ids  []ebiten.GamepadID
	held map[ebiten.GamepadID]*heldPad
}

// heldPad is the state of a gamepad in the last frame.
type heldPad struct {
	down map[desk.Key]time.Time // when each key that is down repeats, zero for never
	free [2]bool                // whether each stick was seen at rest; until then it may be a trigger
}

// padSight is the state of a gamepad now.
type padSight struct {
	make   desk.Pad
	down   map[desk.Key]bool // buttons
	sticks [2][2]float64     // left and right: x to the right and y down, −1..1
}

// padButtons are the buttons of the standard layout by position, named as on an Xbox pad.
var padButtons = [...]desk.Key{desk.PadA, desk.PadB, desk.PadX, desk.PadY, desk.PadL, desk.PadR, desk.PadZL,
	desk.PadZR, desk.PadSelect, desk.PadStart, desk.PadStickL, desk.PadStickR, desk.PadUp, desk.PadDown, desk.PadLeft,
	desk.PadRight}

// onNintendo maps the buttons to the letters that Nintendo's gamepads have in those positions.
var onNintendo = map[desk.Key]desk.Key{desk.PadA: desk.PadB, desk.PadB: desk.PadA, desk.PadX: desk.PadY,
	desk.PadY: desk.PadX}

// padSticks are the keys that the sticks stand for: left, right, up and down.
var padSticks = [2][4]desk.Key{{desk.PadLeft, desk.PadRight, desk.PadUp, desk.PadDown},
	{desk.PadLookLeft, desk.PadLookRight, desk.PadLookUp, desk.PadLookDown}}

// How far a stick must be pushed to count, and to go on counting, 0..1. Worn sticks rest up to a quarter off centre,
// and tremble.
const (
	stickOn  = 0.6
	stickOff = 0.4
)

// sample appends what gamepads did since the last call.
func (p *pads) sample(add func(desk.Event)) {
	p.ids = ebiten.AppendGamepadIDs(p.ids[:0])
	if len(p.ids) == 0 {
		p.held = nil
		return // as in nearly every frame
	}
	seen := map[ebiten.GamepadID]*heldPad{}
	for _, id := range p.ids {
		if ebiten.IsStandardGamepadLayoutAvailable(id) {
			seen[id] = p.held[id]
			if seen[id] == nil {
				seen[id] = &heldPad{}
			}
			seen[id].look(sightOf(id), time.Now(), add)
		}
	}
	p.held = seen
}

// sightOf returns the state of a gamepad now.
func sightOf(id ebiten.GamepadID) padSight {
	s := padSight{make: desk.PadOf(ebiten.GamepadName(id)), down: map[desk.Key]bool{}}
	for i, key := range padButtons {
		if ebiten.IsStandardGamepadButtonPressed(id, ebiten.StandardGamepadButton(i)) {
			if other, ok := onNintendo[key]; ok && s.make == desk.Nintendo {
				key = other
			}
			s.down[key] = true
		}
	}
	for i := range s.sticks {
		for j := range s.sticks[i] {
			s.sticks[i][j] = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxis(2*i+j))
		}
	}
	return s
}

// look reports what has changed. Buttons that are down at the first look are ignored: pressing one is what connected
// the gamepad.
func (h *heldPad) look(s padSight, now time.Time, add func(desk.Event)) {
	first := h.down == nil
	if first {
		h.down = map[desk.Key]time.Time{}
	}
	for i, stick := range s.sticks {
		if key := h.pushed(i, stick); key != "" {
			s.down[key] = true
		}
	}
	for key := range h.down {
		if !s.down[key] {
			delete(h.down, key)
		}
	}
	for key := range s.down {
		again, was := h.down[key]
		switch {
		case !was:
			h.down[key] = firstRepeat(key, now)
		case again.IsZero() || now.Before(again):
			continue
		default:
			h.down[key] = now.Add(desk.PadRepeat)
		}
		if !first {
			add(desk.Event{Kind: desk.KeyPress, Key: key, Pad: s.make})
		}
	}
}

// pushed returns the key of the direction in which a stick is pushed far enough, "" for none.
func (h *heldPad) pushed(stick int, at [2]float64) desk.Key {
	way, far := 0, math.Abs(at[0])
	if math.Abs(at[1]) > far {
		way, far = 2, math.Abs(at[1])
	}
	if at[way/2] > 0 {
		way++
	}
	key := padSticks[stick][way]
	least := stickOn
	if _, was := h.down[key]; was {
		least = stickOff
	}
	switch {
	case far < stickOff:
		h.free[stick] = true
		return ""
	case far < least || !h.free[stick]:
		return ""
	}
	return key
}

// firstRepeat returns when a held key repeats for the first time. Only directions repeat.
func firstRepeat(key desk.Key, now time.Time) time.Time {
	for _, name := range [...]string{"Up", "Down", "Left", "Right"} {
		if string(key) == "Pad"+name || string(key) == "PadLook"+name {
			return now.Add(desk.PadFirstRepeat)
		}
	}
	return time.Time{}
}
