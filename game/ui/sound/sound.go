// Package sound synthesises every sound of the table: no files, no audio library. [Clip] makes the sound of a [Cue],
// [Ambience] the quiet loop behind the game. The same call gives the same samples everywhere.
//
// A sound is a few tones, listed in a table (cues.go) and shared by all games; a game's skin chooses the cues for its
// events. Machines are metal and square waves, people are wood, strings and brass. A [Player] is the host's way to play
// them.
package sound

import "math"

// Rate is the number of samples per second of every clip.
const Rate = 24000

// Cue names a sound.
type Cue int

// Every cue should have a visual counterpart: nobody has to be able to hear.
const (
	Button   Cue = iota // something was touched
	Refusal             // a touch that does nothing
	Draw                // a card or a tile was drawn
	Mill                // one was lost unseen
	Steel               // something heavy, of metal, was put down
	Wood                // somebody comes on foot
	Move                // steps to another place
	Mark                // something small was put on a piece
	Kill                // a piece was destroyed
	Shield              // one was protected
	Hack                // one was switched off
	Net                 // one was caught
	Clash               // two sums are compared
	Collapse            // a house falls
	Ruin                // something big falls
	Shot                // somebody fires
	Strike              // iron hits
	Arc                 // a charge jumps over
	Conquest            // the hearer's side takes a house
	Triumph             // a fight was won
	Setback             // a fight was lost
	Turn                // somebody has to decide
	Win                 // the game is won
	Lose                // the game is lost

	Cues // the number of cues above
)

// Outcome returns what the end of a game sounds like to somebody who has won it or not.
func Outcome(won bool) []Cue {
	if won {
		return []Cue{Win}
	}
	return []Cue{Lose}
}

// Steps is the number of steps in which a sum climbs, All the number of cues including those.
const (
	Steps = 10
	All   = Cues + Steps
)

// Rising returns the cue for a term of a sum; later terms sound higher. Step 0 is the first; after Steps it stays the
// same.
func Rising(step int) Cue { return Cues + Cue(min(max(step, 0), Steps-1)) }

// Moods is the number of moods: 0 far from the end, Moods−1 close to it.
const Moods = 6

// Player plays sounds. Its methods return at once; they do nothing if there is no sound.
type Player interface {
	// Play plays a cue once, at a volume 0..1.
	Play(c Cue, volume float64)
	// Ambience changes the ambience to a mood, 0..Moods−1, at a volume 0..1; 0 is silence.
	Ambience(mood int, volume float64)
	// Music changes the music to a bed, with a danger 0..1, at a volume 0..1; 0 is silence.
	Music(bed Bed, danger, volume float64)
}

// Pause is called about every millisecond during synthesis, and may take its time, so that other work gets done. A nil
// Pause does nothing.
type Pause func()

func (b Pause) take(i int) {
	if b != nil && i%2048 == 0 {
		b()
	}
}

// Clip synthesises a cue: mono samples from −1 to 1. It takes some milliseconds, so players should keep the result.
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

// Bend limits the sum of all sounds: quiet values stay as they are, loud ones are softly bent so that they never reach
// 1.
func Bend(v float64) float64 {
	const straight, most = 0.7, 0.98
	size := math.Abs(v)
	if size <= straight {
		return v
	}
	over := (size - straight) / (most - straight)
	return math.Copysign(straight+(most-straight)*over/(1+over), v)
}

// limit bends peaks softly below 1 and fades the last samples, so that no clip ends in a click.
func limit(s []float32) {
	for i, v := range s {
		s[i] = 1.2 * v / (1 + 1.25*max(v, -v))
	}
	tail := min(len(s), Rate/100)
	for i := range tail {
		s[len(s)-1-i] *= float32(i) / float32(tail)
	}
}

// CurveReach is the largest input of Curve.
const CurveReach = 4

// Curve returns Bend as a table, at even distances from −CurveReach to CurveReach.
func Curve() []float32 {
	s := make([]float32, 2049)
	for i := range s {
		s[i] = float32(Bend(CurveReach * (float64(i)/1024 - 1)))
	}
	return s
}
