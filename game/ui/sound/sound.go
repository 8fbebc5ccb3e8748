// Package sound makes every sound of the table from numbers: no files, no audio library. A cue is a moment that is
// heard; [Clip] synthesises it, [Ambience] the quiet loop behind the game. The same call gives the same samples
// everywhere.
//
// Sounds are a few tones each, kept as a table (cues.go), and shared by all games: a skin says which of them an event
// is heard by. Machines are metal and square waves, people wood, strings and brass. A [Player] is what a browser or a
// computer lends to be heard.
package sound

import "math"

// Rate is the number of samples a second of every clip.
const Rate = 24000

// Cue is a moment that is heard.
type Cue int

// The cues. Each should have a visual twin, for nobody has to hear.
const (
	Button   Cue = iota // something was touched
	Refusal             // a touch that does nothing
	Draw                // a card or a tile is drawn
	Mill                // one is lost unseen
	Steel               // something heavy and of metal is put down
	Wood                // somebody comes, on foot
	Move                // steps to another place
	Mark                // something small is put on a piece
	Kill                // a piece is destroyed
	Shield              // one is protected
	Hack                // one is switched off
	Net                 // one is caught
	Clash               // two sums meet
	Collapse            // a house falls
	Ruin                // something great falls
	Shot                // somebody fires
	Strike              // iron strikes
	Arc                 // a charge jumps over
	Conquest            // a house falls to those who are heard
	Triumph             // a fight is won
	Setback             // a fight is lost
	Turn                // somebody is asked to decide
	Win                 // the game is won
	Lose                // the game is lost

	Cues // how many there are
)

// Steps is how many steps there are in which a sum climbs, All how many cues with those.
const (
	Steps = 10
	All   = Cues + Steps
)

// Rising returns the cue of a term of a sum, the higher the later it comes: step 0 is the first, and after Steps it
// climbs no more.
func Rising(step int) Cue { return Cues + Cue(min(max(step, 0), Steps-1)) }

// Moods is the number of moods of the ambience: 0 far from the end, Moods−1 close to it.
const Moods = 6

// Player makes clips audible. Its methods return at once; where there is no sound they do nothing.
type Player interface {
	// Play sounds a cue once, at a volume 0..1.
	Play(c Cue, volume float64)
	// Ambience lets the loop of a mood 0..Moods−1 take the place of the one that sounds, at a volume 0..1; 0 is
	// silence.
	Ambience(mood int, volume float64)
	// Music lets a bed take the place of the one that sounds, as tense as the danger is, 0..1, at a volume 0..1; 0 is
	// silence.
	Music(bed Bed, danger, volume float64)
}

// A Pause is called every millisecond or so of a synthesis, and may take its time, to let others work. A nil pause
// never does.
type Pause func()

func (b Pause) take(i int) {
	if b != nil && i%2048 == 0 {
		b()
	}
}

// Clip synthesises a cue: mono samples from −1 to 1. It takes some milliseconds, so players keep what they got.
func Clip(c Cue, pause Pause) []float32 {
	tones := tonesOf(c)
	length := 0.0
	for _, t := range tones {
		length = max(length, t.at+t.length)
	}
	out := make([]float32, int(length*Rate))
	for i, t := range tones {
		t.add(out, uint32(c)*31+uint32(i)+1, pause)
	}
	limit(out)
	return out
}

// tonesOf returns the tones of a cue. The steps of a sum are one plucked string that climbs a scale, and an octave
// above it.
func tonesOf(c Cue) []tone {
	if c < Cues {
		return cues[c]
	}
	scale := [...]float64{0, 3, 5, 7, 10}
	n := int(c - Cues)
	f := 220 * math.Pow(2, float64(n/len(scale))+scale[n%len(scale)]/12)
	near := float64(n) / Steps
	return []tone{{string_, 0, 0.16, f, f, 0.26 + 0.1*near, 0}, {sine, 0, 0.12, 2 * f, 2 * f, 0.1 + 0.1*near, 0},
		{noise, 0, 0.03, 1900, 1500, 0.22, 0}}
}

// Bend takes the sum of all that sounds at one time: what is not loud as it is, and the rest softly bent, so that it
// never reaches 1.
func Bend(v float64) float64 {
	const straight, most = 0.7, 0.98
	size := math.Abs(v)
	if size <= straight {
		return v
	}
	over := (size - straight) / (most - straight)
	return math.Copysign(straight+(most-straight)*over/(1+over), v)
}

// limit bends peaks softly below 1 and lets the last samples fade, so that no clip ends in a click.
func limit(s []float32) {
	for i, v := range s {
		s[i] = 1.2 * v / (1 + 1.25*max(v, -v))
	}
	tail := min(len(s), Rate/100)
	for i := range tail {
		s[len(s)-1-i] *= float32(i) / float32(tail)
	}
}

// CurveReach is the sum that the ends of a Curve stand for.
const CurveReach = 4

// Curve is Bend for whoever looks sums up in a table: at even distances from −CurveReach to CurveReach.
func Curve() []float32 {
	s := make([]float32, 2049)
	for i := range s {
		s[i] = float32(Bend(CurveReach * (float64(i)/1024 - 1)))
	}
	return s
}
