package desk

import "time"

// What one gesture is told from another by.
const (
	// DoubleTap is how long the second of two taps comes after the first at most: people who mean two are quicker, and
	// two thoughts are slower.
	DoubleTap = 350 * time.Millisecond

	// LongPress is how long a press lasts that asks what there is to be told: longer than a slow tap, and shorter than
	// somebody waits who does not know of it.
	LongPress = 450 * time.Millisecond

	// LongPressFrame is the most of one frame that counts for that: a finger that was lifted during a slow frame has
	// not been held.
	LongPressFrame = 200 * time.Millisecond

	// MouseRest is how long the mouse stays on a thing before that tells of itself: nothing flickers under one that
	// only passes.
	MouseRest = 200 * time.Millisecond

	// FlingRest is how long a hand rests before it lets a field go, and does not push it: it has aimed.
	FlingRest = 90 * time.Millisecond
)

// How long a touch may have been meant for what is gone. People need about a third of a second to see that something
// has changed, and a finger under way does not turn back.
const (
	// LateTouch is for a button that has gone and another one in its place: the longest, as it may end a turn.
	LateTouch = 600 * time.Millisecond

	// LateTouchAfterFilm is the same where what was shown ended by itself: nobody knows when it does.
	LateTouchAfterFilm = time.Second

	// SecondTouch is for the second of two touches of a button that did all at the first: there are slow double clicks.
	SecondTouch = 600 * time.Millisecond

	// TapAfterStart is for any tap after a film has begun or was cut: the table looks like another one.
	TapAfterStart = 400 * time.Millisecond

	// TapAfterEnd is for a tap, on nothing that can be played, after a film has ended by itself: it was to cut that.
	TapAfterEnd = 400 * time.Millisecond
)
