package play

import "onelongnight/game/ui/scene"

// Lay lays out the pictures before and after the current beat. The first is the second of the beat before, even if the
// whole screen is being laid out again.
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
	case f.from != beat.First || f.until != beat.Last+1: // otherwise it would be laid out again
		f.led, last = beat.First, nil
	}
	f.from, f.until = beat.First, beat.Last+1
	asks := f.Asks()
	if f.before = last; last == nil || whole {
		f.before = f.Still(beat.First, f.led, asks)
	}
	f.after = f.Still(beat.Last+1, beat.First, asks)
}

// Still lays out the moment before step until; the steps from fresh on happen in it. It returns nil for a moment before
// the session's first step.
func (f *Film) Still(until, fresh int, asks bool) scene.Picture {
	first, steps := f.desk.Session().Steps()
	if until <= first {
		return nil
	}
	return f.paint(scene.Scene{Past: steps[:until-first], Fresh: until - max(fresh, first), Until: until, Asks: asks,
		Stands: f.ShownOut()})
}

// Frame returns the picture to draw now, and its moment.
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

// Front returns the visible picture, nil before the first layout.
func (f *Film) Front() scene.Picture {
	p, _ := f.Frame()
	return p
}
