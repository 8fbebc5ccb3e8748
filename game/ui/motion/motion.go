// Package motion is animation: curves, tweens, and the reel that plays what happened, beat by beat.
//
// Everything is a function of the time that the caller passes in, in milliseconds at normal speed. A picture half way
// through a flight can be drawn and tested without a display and without waiting.
package motion

import "math"

// Ease maps a time from 0 to 1, keeping both ends.
type Ease func(t float64) float64

// Linear moves evenly.
func Linear(t float64) float64 { return t }

// OutCubic starts fast and arrives softly.
func OutCubic(t float64) float64 { t = 1 - t; return 1 - t*t*t }

// InCubic starts slowly and ends fast.
func InCubic(t float64) float64 { return t * t * t }

// InOut starts and ends softly.
func InOut(t float64) float64 { return t * t * (3 - 2*t) }

// OutBack overshoots a little and settles.
func OutBack(t float64) float64 {
	const over = 1.4
	t--
	return 1 + t*t*((over+1)*t+over)
}

// Tween is a span of time in ms that runs along a curve.
type Tween struct {
	Start, Length float64
	Ease          Ease // OutCubic if nil
}

// At returns the progress of the tween at a time: 0 before its start, 1 from its end on.
func (w Tween) At(t float64) float64 {
	switch t -= w.Start; {
	case t >= w.Length: // first, so that a tween of length 0 ends
		return 1
	case t <= 0:
		return 0
	}
	if w.Ease == nil {
		return OutCubic(t / w.Length)
	}
	return w.Ease(t / w.Length)
}

// Bump goes from 0 to 1 and back to 0.
func Bump(t, start, length float64) float64 {
	t = (t - start) / length
	if t <= 0 || t >= 1 {
		return 0
	}
	return math.Sin(t * math.Pi)
}

// Shake returns a swing about 0 that dies away: six swings in length ms, the first of height 1.
func Shake(t, start, length float64) float64 {
	t = (t - start) / length
	if t <= 0 || t >= 1 {
		return 0
	}
	return math.Sin(t*6*math.Pi) * (1 - t) * (1 - t)
}

// Mix returns the number between a (t = 0) and b (t = 1).
func Mix(a, b, t float64) float64 { return a + (b-a)*t }
