package motion

// Beat is what is shown at one time: the steps First to Last of a game (one, or several that belong together), and how
// long that takes. The beats of a chapter, such as a battle or somebody's turn, are skipped together.
type Beat struct {
	First, Last int
	Length      float64 // in ms at normal speed
	Chapter     int     // above 0 if the beat belongs to a chapter
	Steady      bool    // it never speeds up, and people may stop it or step through it: a phase of a battle
	Still       float64 // the moment in it at which a step ends, in ms at normal speed; 0 for none
	Waits       bool    // it stops there until somebody goes on, because it has to be read
}

// Reel plays beats in order. The zero value is at rest.
type Reel struct {
	beats []Beat
	t     float64 // ms since the first of them began
}

// Add appends beats. Beats of length 0 are dropped.
func (r *Reel) Add(beats ...Beat) {
	for _, b := range beats {
		if b.Length > 0 {
			r.beats = append(r.beats, b)
		}
	}
}

// Now returns the current beat and the time since it began; false if everything has been played.
func (r *Reel) Now() (beat Beat, t float64, playing bool) {
	if len(r.beats) == 0 {
		return Beat{}, 0, false
	}
	return r.beats[0], r.t, true
}

// Next returns the beat after the current one; false if there is none.
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

// Advance lets time pass and reports whether the current beat has changed.
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

// Cut drops the rest of the current chapter and returns its number.
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

// Last reports whether the current beat is the last one.
func (r *Reel) Last() bool { return len(r.beats) == 1 }

// Clear drops everything that has not been played.
func (r *Reel) Clear() { r.beats, r.t = nil, 0 }

// Patience is how much may be left to show before the reel speeds up, in ms. It takes at most twice as long, however
// much there is.
const Patience = 4000

// Rate returns the present speed factor for a chosen speed. Steady beats never speed up, and nothing does for their
// sake.
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
