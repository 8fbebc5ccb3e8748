package ui

import (
	"time"

	"onelongnight/game/ui/motion"
)

// film shows what has happened, one beat after the other. The session is
// always in the present already; whoever acts meanwhile cuts the film short.
type film struct {
	reel   motion.Reel
	shot   int // steps of the session that have been put on the reel
	at     time.Time
	before Picture // what the beat begins with, nil at rest
	after  Picture // and ends with
	ending bool    // the last panel opens after it
}

// roll puts the session's new steps on the reel, or shows their end at once.
func (a *App) roll() {
	if a.recap.on {
		return // it comes after that
	}
	first, steps := a.session.Steps()
	from := max(a.film.shot, first)
	a.film.shot = first + len(steps)
	if a.speed() == 0 || from >= a.film.shot {
		a.hear(from, a.film.shot-1)
		a.settled()
		return
	}
	a.film.reel.Add(a.offer.Skin.Beats(from, steps[from-first:])...)
	a.film.at = time.Now()
	if beat, t, on := a.film.reel.Now(); on && t == 0 {
		a.hear(beat.First, beat.Last)
	}
	if !a.playing() {
		a.settled()
	}
}

// cut shows the present at once and tells whether anything was skipped.
func (a *App) cut() bool {
	if !a.playing() || a.recap.on {
		return false
	}
	a.film.reel.Clear()
	a.stale = true
	a.settled()
	return true
}

// playing tells whether the past is being shown.
func (a *App) playing() bool {
	_, _, on := a.film.reel.Now()
	return on
}

// advance lets the film run on.
func (a *App) advance(now time.Time) {
	passed := min(now.Sub(a.film.at), 100*time.Millisecond)
	a.film.at = now
	a.settle(passed)
	if !a.playing() || a.covered() {
		return
	}
	rate := a.film.reel.Rate(a.speed())
	if a.recap.on {
		beat, t, _ := a.film.reel.Now()
		rate = max(a.speed(), 1)
		if t >= beat.Length-1 {
			return // it waits for somebody to go on
		}
		passed = min(passed, time.Duration((beat.Length-1-t)/rate*float64(time.Millisecond))+1)
	}
	a.moving = true
	if a.film.reel.Advance(float64(passed) / float64(time.Millisecond) * rate) {
		a.stale = true
		if beat, _, on := a.film.reel.Now(); on {
			a.hear(beat.First, beat.Last)
		} else {
			a.settled()
		}
	}
}

// develop paints the two ends of the beat that is on.
func (a *App) develop() {
	beat, _, on := a.film.reel.Now()
	a.film.before, a.film.after = nil, nil
	if !on {
		return
	}
	first, steps := a.session.Steps()
	paint := func(until, fresh int) Picture {
		if until <= first {
			return nil
		}
		s := Scene{Session: a.session, Past: steps[:until-first], Fresh: fresh, Until: until}
		return a.offer.Skin.Paint(s, &a.chrome, a.w, a.h)
	}
	a.film.before = paint(beat.First, 0)
	a.film.after = paint(beat.Last+1, beat.Last+1-max(beat.First, first))
}

// shown is the picture to draw now, and the moment in it: what lies open over
// the table stops the film where it is.
func (a *App) shown() (Picture, Moment) {
	m := Moment{Clock: a.clock, Calm: a.calm(), Carried: a.carried()}
	beat, t, on := a.film.reel.Now()
	if !on || a.film.after == nil {
		return a.picture, m
	}
	if a.film.before != nil {
		m.Before, m.T, m.Length = a.film.before, t, beat.Length
	}
	return a.film.after, m
}

// front is the picture that is seen.
func (a *App) front() Picture {
	p, _ := a.shown()
	return p
}

// settled is called when the present is shown: what had to wait for it comes
// now.
func (a *App) settled() {
	if a.film.ending {
		a.film.ending = false
		a.open(EndPanel)
	}
}
