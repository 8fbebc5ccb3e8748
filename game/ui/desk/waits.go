package desk

import "time"

// Times that tell one gesture from another.
const (
	// DoubleTap is the longest time between two taps of a double tap: people who mean one are quicker, and two separate
	// thoughts are slower.
	DoubleTap = 350 * time.Millisecond

	// LongPress is how long a press must last to ask for details: longer than a slow tap, but short enough to be found
	// by accident.
	LongPress = 450 * time.Millisecond

	// LongPressFrame is the most that one frame counts towards LongPress: a finger lifted during a slow frame was not
	// held.
	LongPressFrame = 200 * time.Millisecond

	// MouseRest is how long the mouse must stay on a thing before its tip appears, so that nothing flickers under a
	// passing mouse.
	MouseRest = 200 * time.Millisecond

	// FlingRest is how long a finger must rest before letting go so that the field stays where it is instead of gliding
	// on.
	FlingRest = 90 * time.Millisecond

	// PadFirstRepeat is how long a direction of a gamepad is held before it comes again, and PadRepeat how long until
	// the next time: as on most consoles. A page has them in web/pad.js.
	PadFirstRepeat = 400 * time.Millisecond
	PadRepeat      = 120 * time.Millisecond
)

// For this long after a change, a touch may have been meant for what was there before. People need about a third of a
// second to notice a change, and a finger on its way does not turn back.
const (
	// LateTouch is for a button that replaced another one. It is the longest, since the touch may end a turn.
	LateTouch = 600 * time.Millisecond

	// LateTouchAfterFilm replaces LateTouch after a film that ended by itself: since nobody knows when that happens,
	// people react later.
	LateTouchAfterFilm = time.Second

	// LateTouchAfterPass replaces it after the only move that was left was made by itself: its own button was there
	// until then, and what comes next, such as staying where one is, may cost more than a film that is cut.
	LateTouchAfterPass = 1200 * time.Millisecond

	// LateSkip is for a touch of the recap's button, which stands where the film's Skip was: of eight people who had
	// never played, six pressed Skip once too often. It may be long, since nobody asks for a recap at once.
	LateSkip = 2500 * time.Millisecond

	// SecondTouch is for the second touch of a button that did everything at the first: some people double-click
	// slowly.
	SecondTouch = 600 * time.Millisecond

	// TapAfterStart is for any tap after a film has begun or was cut, since the table then looks different.
	TapAfterStart = 400 * time.Millisecond

	// TapAfterEnd is for a tap on nothing playable after a film has ended by itself: it was meant to cut the film.
	TapAfterEnd = 400 * time.Millisecond
)
