package motion

// Beat is what is shown at one time: the steps First to Last of a game, which
// is one step or several that belong together, and how long they take. The
// beats of one chapter, a battle or somebody's turn, are cut together.
type Beat struct {
	First, Last int
	Length      float64 // ms at normal speed
	Chapter     int     // above 0 where there are several
	Steady      bool    // it never hurries, and people may stop it or go step by step: a phase of a battle
	Still       float64 // the moment of it at which a step ends, in ms at normal speed; 0 for none
	Waits       bool    // it stands there until somebody goes on, for it is to be read
}

// Reel plays beats one after the other. The zero value is at rest.
type Reel struct {
	beats []Beat
	t     float64 // ms into the first of them
}

// Add puts beats at the end. Those without length are never seen.
func (r *Reel) Add(beats ...Beat) {
	for _, b := range beats {
		if b.Length > 0 {
			r.beats = append(r.beats, b)
		}
	}
}

// Now returns the beat that is being played and the time since it began; false when
// all has been played.
func (r *Reel) Now() (beat Beat, t float64, playing bool) {
	if len(r.beats) == 0 {
		return Beat{}, 0, false
	}
	return r.beats[0], r.t, true
}

// Next returns the beat that comes after it; false if none does.
func (r *Reel) Next() (beat Beat, any bool) {
	if len(r.beats) < 2 {
		return Beat{}, false
	}
	return r.beats[1], true
}

// Left returns how long the rest takes at normal speed, in ms.
func (r *Reel) Left() float64 {
	left := -r.t
	for _, b := range r.beats {
		left += b.Length
	}
	return left
}

// Advance lets time pass and reports whether another beat is on now, or none.
func (r *Reel) Advance(ms float64) (turned bool) {
	if len(r.beats) == 0 {
		return false
	}
	r.t += ms
	for len(r.beats) > 0 && r.t >= r.beats[0].Length {
		r.t -= r.beats[0].Length
		r.beats, turned = r.beats[1:], true
	}
	if len(r.beats) == 0 {
		r.t = 0
	}
	return turned
}

// Cut drops the rest of the chapter that is on, and returns its number.
func (r *Reel) Cut() (chapter int) {
	if len(r.beats) == 0 {
		return 0
	}
	chapter, r.t = r.beats[0].Chapter, 0
	for len(r.beats) > 0 && r.beats[0].Chapter == chapter {
		r.beats = r.beats[1:]
	}
	return chapter
}

// Last reports whether the beat that is on is the last one.
func (r *Reel) Last() bool { return len(r.beats) == 1 }

// Clear drops what has not been played: the present is shown at once.
func (r *Reel) Clear() { r.beats, r.t = nil, 0 }

// Patience is from when on a reel hurries, in ms: it takes at most twice as
// long, however much there is to show.
const Patience = 4000

// Rate returns how much faster than normal the reel should run now for a player's
// choice of speed. Steady beats never hurry, nor does anything for their sake.
func (r *Reel) Rate(speed float64) float64 {
	if len(r.beats) == 0 || r.beats[0].Steady {
		return speed
	}
	left := -r.t
	for _, b := range r.beats {
		if !b.Steady {
			left += b.Length
		}
	}
	if left /= Patience; left > 1 {
		return speed * left * left
	}
	return speed
}
