package sound

import (
	"fmt"
	"math"
	"strings"
)

// Music is loops that fit together: the bed that a game chooses for a place or side, and two loops that come with
// danger, a pulse and a tremor. All are in D minor at 75 beats per minute, so any bed can follow any other at any time.

// Lengths of the music, in samples.
const (
	eighth = AmbienceRate * 2 / 5
	bar    = 8 * eighth
)

// Bed is a piece of music: a loop of eight bars. It is comparable.
type Bed struct {
	// Chords are four chords of two bars each, by name, separated by spaces: d, g, A … (see [Bed.Check]).
	Chords string
	// Plucked says which note of a chord, 0 to 2, is plucked in each eighth of its two bars; a full stop is a rest.
	Plucked string
	// Dark is from 0 to 1: the darker, the louder the lowest string and the softer the plucked notes.
	Dark float64
}

// NoBed means no music.
var NoBed Bed

// Check reports what is wrong with a bed.
func (b Bed) Check() error {
	names := strings.Fields(b.Chords)
	if len(names) != 4 {
		return fmt.Errorf("a bed of %d chords, not 4", len(names))
	}
	for _, name := range names {
		if _, known := chords[name]; !known {
			return fmt.Errorf("there is no chord %q", name)
		}
	}
	switch {
	case len(b.Plucked) != 16 || strings.Trim(b.Plucked, "012.") != "":
		return fmt.Errorf("%q is not plucked in 16 eighths", b.Plucked)
	case !(b.Dark >= 0 && b.Dark <= 1):
		return fmt.Errorf("a bed as dark as %v", b.Dark)
	}
	return nil
}

// chords has each chord's notes in semitones above the D below middle C. A small letter is minor, e diminished.
var chords = map[string][3]float64{"d": {0, 3, 7}, "F": {-9, -5, 0}, "C": {-2, 2, 5}, "g": {-7, -4, 0}, "B": {-4, 0, 3},
	"A": {-5, -1, 2},
	"E": {1, 5, 8}, "e": {2, 5, 8}}

// pitch converts semitones above D3 to Hz.
func pitch(semitones float64) float64 { return 146.83 * math.Pow(2, semitones/12) }

// Loop synthesises the bed: a loop with AmbienceRate samples per second, whose end runs into its start.
func (b Bed) Loop(pause Pause) []float32 {
	s := make([]float32, 8*bar)
	for i, name := range strings.Fields(b.Chords) {
		at, notes := 2*i*bar, chords[name]
		for k, note := range notes {
			swell(s, at-bar/4, 2*bar+bar/2, pitch(note), 0.055-0.008*float64(k), pause)
		}
		swell(s, at-bar/8, 2*bar+bar/4, pitch(notes[0]-12), 0.1+0.03*b.Dark, pause)
		for k, sign := range b.Plucked {
			if n := strings.IndexRune("012", sign); n >= 0 {
				high := 12.0
				if k%8 == 0 {
					high = 0
				}
				pluck(s, at+k*eighth, pitch(notes[n]+high), 0.10-0.03*b.Dark, pause)
			}
		}
	}
	return s
}

// spin computes a sine by rotating it from sample to sample, in a tenth of the time of math.Sin.
type spin struct{ sin, cos, bySin, byCos float64 }

func spinOf(f float64) spin {
	angle := 2 * math.Pi * f / AmbienceRate
	return spin{0, 1, math.Sin(angle), math.Cos(angle)}
}

func (o *spin) next() float64 {
	v := o.sin
	o.sin, o.cos = o.sin*o.byCos+o.cos*o.bySin, o.cos*o.byCos-o.sin*o.bySin
	return v
}

// swell adds a note that comes and goes, of two slightly detuned strings.
func swell(s []float32, at, length int, f, gain float64, pause Pause) {
	n, first, second, octave := len(s), spinOf(f), spinOf(f*1.004), spinOf(2*f)
	for i := range length {
		pause.take(i)
		u := float64(i) / float64(length)
		v := first.next() + 0.6*second.next() + 0.22*octave.next()
		s[(at+i+n)%n] += float32(gain * v * min(1, 4*min(u, 1-u)))
	}
}

// pluck adds a plucked note.
func pluck(s []float32, at int, f, gain float64, pause Pause) {
	const length = AmbienceRate * 7 / 4
	n, first, second, third := len(s), spinOf(f), spinOf(2*f), spinOf(3*f)
	fade := func(a float64) float64 { return math.Exp(-a / AmbienceRate) }
	bright, brighter, loud := 0.4, 0.2, gain
	brightFade, brighterFade, loudFade := fade(7), fade(11), fade(2.6)
	for i := range length {
		pause.take(i)
		v := first.next() + bright*second.next() + brighter*third.next()
		bright, brighter = bright*brightFade, brighter*brighterFade
		s[(at+i)%n] += float32(loud * v * (1 - float64(i)/length) * min(1, float64(i)/48))
		loud *= loudFade
	}
}

// Pulse synthesises two bars of a low drum, a loop like a bed's: like a heart, harder towards the end.
func Pulse(pause Pause) []float32 {
	s := make([]float32, 2*bar)
	for k, gain := range [...]float64{0.34, 0, 0, 0.16, 0.28, 0, 0, 0, 0.34, 0, 0, 0.16, 0.28, 0, 0.2, 0.24} {
		for i := range AmbienceRate / 2 {
			if gain == 0 {
				break
			}
			pause.take(i)
			t := float64(i) / AmbienceRate
			s[(k*eighth+i)%len(s)] += float32(gain * math.Sin(2*math.Pi*(44*t+1.1*(1-math.Exp(-t*28)))) * math.Exp(
				-t*9) * math.Min(1, t*300) * (1 - 2*t))
		}
	}
	return s
}

// Tremor synthesises four bars of high strings trembling between neighbouring notes, a loop like a bed's.
func Tremor(pause Pause) []float32 {
	s := make([]float32, 4*bar)
	for k, note := range [...]float64{12, 13, 12, 10} {
		length := bar + bar/4
		low, high, hand := spinOf(pitch(note)), spinOf(pitch(note+7)), spinOf(10)
		for i := range length {
			pause.take(i)
			u := float64(i) / float64(length)
			v := (0.6 + 0.4*hand.next()) * (low.next() + 0.5*high.next())
			s[(k*bar+i)%len(s)] += float32(0.055 * v * min(1, 5*min(u, 1-u)))
		}
	}
	return s
}

// Gains returns the volumes of pulse and tremor relative to the bed, at a danger of 0..1.
func Gains(danger float64) (pulse, tremor float64) {
	danger = min(max(danger, 0), 1)
	return danger, max(0, 2*danger-1)
}

// MusicLevel is the volume of music relative to sounds at the same setting.
const MusicLevel = 0.15
