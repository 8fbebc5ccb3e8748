package play

import "onelongnight/game/ui/scene"

// Lay lays out the two ends of the beat that is on. It begins with what the one
// before it ended with, also when the whole screen is laid out anew meanwhile.
func (f *Film) Lay(whole bool) {
	beat, _, on := f.reel.Now()
	last := f.after
	f.before, f.after, f.turned = nil, nil, false
	if !on {
		f.from, f.until, f.led = 0, 0, 0
		return
	}
	switch {
	case f.until == beat.First && last != nil:
		f.led = f.from
	case f.from != beat.First || f.until != beat.Last+1: // else it is laid out once more
		f.led, last = beat.First, nil
	}
	f.from, f.until = beat.First, beat.Last+1
	asks := f.Asks()
	if f.before = last; last == nil || whole {
		f.before = f.Still(beat.First, f.led, asks)
	}
	f.after = f.Still(beat.Last+1, beat.First, asks)
}

// Still lays out the moment before step until, of which the steps from fresh on
// are news; nil for one before the session's first.
func (f *Film) Still(until, fresh int, asks bool) scene.Picture {
	first, steps := f.desk.Session().Steps()
	if until <= first {
		return nil
	}
	return f.paint(scene.Scene{Past: steps[:until-first], Fresh: until - max(fresh, first), Until: until, Asks: asks,
		Stands: f.ShownOut()})
}

// Frame returns the picture to draw now, and how far it is from the one before.
func (f *Film) Frame() (scene.Picture, scene.Moment) {
	var m scene.Moment
	beat, t, on := f.reel.Now()
	if !on || f.after == nil {
		return f.desk.Picture(), m
	}
	if f.before != nil {
		m.Before, m.T, m.Length = f.before, t, beat.Length
	}
	return f.after, m
}

// Front returns the picture that is seen, nil before the first layout.
func (f *Film) Front() scene.Picture {
	p, _ := f.Frame()
	return p
}
