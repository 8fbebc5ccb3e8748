// Package sound makes every sound of the table from numbers: no files, no audio library. A cue is a moment that is heard;
// [Clip] synthesises it, [Ambience] the quiet loop behind the game. The same call gives the same samples everywhere.
//
// Sounds are a few tones each, kept as a table (cues.go), and shared by all games: a skin says which of them an event is
// heard by. Machines are metal and square waves, people wood, strings and brass. A [Player] is what a browser or a computer lends to be heard.
package sound

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
	Count               // one term of a sum
	Clash               // two sums meet
	Collapse            // a house falls
	Ruin                // something great falls
	Turn                // somebody is asked to decide
	Win                 // the game is won
	Lose                // the game is lost

	Cues // how many there are
)

// Moods is the number of moods of the ambience: 0 far from the end, Moods−1 close to it.
const Moods = 6

// Player makes clips audible. Its methods return at once; where there is no sound they do nothing.
type Player interface {
	// Play sounds a cue once, at a volume 0..1.
	Play(c Cue, volume float64)
	// Ambience lets the loop of a mood 0..Moods−1 take the place of the one that sounds, at a volume 0..1; 0 is silence.
	Ambience(mood int, volume float64)
}

// Clip synthesises a cue: mono samples from −1 to 1. It takes a few milliseconds, so players keep what they got.
func Clip(c Cue) []float32 {
	tones := cues[c]
	length := 0.0
	for _, t := range tones {
		length = max(length, t.at+t.length)
	}
	out := make([]float32, int(length*Rate))
	for i, t := range tones {
		t.add(out, uint32(c)*31+uint32(i)+1)
	}
	limit(out)
	return out
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
