package sound

import (
	"math"
	"strings"
)

// Music is made of layers, loops that fit each other: a bed for each place, a pulse and a tremor that come with danger. All
// are in D minor, at 75 beats a minute, so that any bed can follow any other at any time.

// Layer is one loop of the music: the beds 0..Beds−1 and the two that come with danger.
type Layer int

// The layers.
const (
	Beds   Layer = 5
	Pulse        = Beds     // a low drum
	Tremor       = Beds + 1 // strings that shiver
	Layers       = Beds + 2
)

// The measures of the music, in samples.
const (
	eighth = AmbienceRate * 2 / 5
	bar    = 8 * eighth
)

// bed is the music of a place: four chords of two bars each, and which of its notes are plucked, eighth by eighth.
type bed struct {
	chords  string // by their names
	plucked string // the number of a note, or a rest
}

// beds are those of the places, each darker than the one before.
var beds = [Beds]bed{
	{"d F C g", "0..2..1...2....."},
	{"d B F C", "0...2.1...0.2..."},
	{"d g B A", "0..1..2.0..1.2.."},
	{"d E g A", "0.1...0.2.1...0."},
	{"d e B A", "0.0.1.0.0.2.0.1."},
}

// chords are notes in semitones above the D below middle C, by the chord's name: a small letter is minor, e diminished.
var chords = map[string][3]float64{"d": {0, 3, 7}, "F": {-9, -5, 0}, "C": {-2, 2, 5}, "g": {-7, -4, 0}, "B": {-4, 0, 3}, "A": {-5, -1, 2},
	"E": {1, 5, 8}, "e": {2, 5, 8}}

// pitch is a note in Hz, some semitones above D3.
func pitch(semitones float64) float64 { return 146.83 * math.Pow(2, semitones/12) }

// Music synthesises a layer: a loop of AmbienceRate samples a second, whose end runs into its start.
func Music(l Layer, pause Pause) []float32 {
	switch l {
	case Pulse:
		return pulseLayer(pause)
	case Tremor:
		return tremor(pause)
	}
	b, s := beds[l], make([]float32, 8*bar)
	dark := float64(l) / float64(Beds-1)
	for i, name := range strings.Fields(b.chords) {
		at, notes := 2*i*bar, chords[name]
		for k, note := range notes {
			swell(s, at-bar/4, 2*bar+bar/2, pitch(note), 0.055-0.008*float64(k), pause)
		}
		swell(s, at-bar/8, 2*bar+bar/4, pitch(notes[0]-12), 0.1+0.03*dark, pause)
		for k, sign := range b.plucked {
			if n := strings.IndexRune("012", sign); n >= 0 {
				high := 12.0
				if k%8 == 0 {
					high = 0
				}
				pluck(s, at+k*eighth, pitch(notes[n]+high), 0.10-0.03*dark, pause)
			}
		}
	}
	return s
}

// spin is a sine that is turned on by an angle from sample to sample, which takes a tenth of the time of asking for it.
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

// swell adds a note that comes and goes, of two strings that are not quite in tune.
func swell(s []float32, at, length int, f, gain float64, pause Pause) {
	n, first, second, octave := len(s), spinOf(f), spinOf(f*1.004), spinOf(2*f)
	for i := range length {
		pause.take(i)
		u := float64(i) / float64(length)
		v := first.next() + 0.6*second.next() + 0.22*octave.next()
		s[(at+i+n)%n] += float32(gain * v * min(1, 4*min(u, 1-u)))
	}
}

// pluck adds a note of a plucked string.
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

// pulseLayer is two bars of a drum: like a heart, and harder towards the end.
func pulseLayer(pause Pause) []float32 {
	s := make([]float32, 2*bar)
	for k, gain := range [...]float64{0.34, 0, 0, 0.16, 0.28, 0, 0, 0, 0.34, 0, 0, 0.16, 0.28, 0, 0.2, 0.24} {
		for i := range AmbienceRate / 2 {
			if gain == 0 {
				break
			}
			pause.take(i)
			t := float64(i) / AmbienceRate
			s[(k*eighth+i)%len(s)] += float32(gain * math.Sin(2*math.Pi*(44*t+1.1*(1-math.Exp(-t*28)))) * math.Exp(-t*9) * math.Min(1, t*300) * (1 - 2*t))
		}
	}
	return s
}

// tremor is four bars of high strings that shiver on neighbouring notes.
func tremor(pause Pause) []float32 {
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

// Gains are how loud the layers beside the bed are at a danger 0..1.
func Gains(danger float64) (pulse, tremor float64) {
	danger = min(max(danger, 0), 1)
	return danger, max(0, 2*danger-1)
}

// MusicLevel is how loud music is beside the sounds, all at the same volume.
const MusicLevel = 0.15
