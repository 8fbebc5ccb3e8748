package play

import (
	"math"
	"slices"
	"time"

	"onelongnight/game/ui/scene"
)

// Advance lets the film run on. What lies open over the table stops it.
func (f *Film) Advance(now time.Time) {
	passed := f.Passed(now)
	f.at = now
	if f.desk.Covered() || f.seen() || !f.Playing() || f.playback.Stands() {
		return
	}
	rate := f.reel.Rate(f.prefs.Speed())
	if f.paged {
		beat, t, _ := f.reel.Now()
		rate = max(f.prefs.Speed(), 1)
		if t >= beat.Length-1 {
			return // it waits for somebody to go on
		}
		passed = min(passed, time.Duration((beat.Length-1-t)/rate*float64(time.Millisecond))+1)
	}
	f.desk.Repaint()
	defer f.playNotes()
	ms := float64(passed) / float64(time.Millisecond) * rate
	if !f.paged {
		ms = f.playback.atMost(ms)
	}
	on := f.reel.Advance(ms)
	if f.ShownOut() {
		f.turned = true // what only passed is gone
	}
	if on {
		f.sound(math.Inf(1)) // what a long frame passes over at the end of a beat is heard all the same
		if beat, _, on := f.reel.Now(); on {
			f.turned = true // the present is what it was
			if f.playback.follow() {
				f.desk.Invalidate()
			}
			f.notes = f.audio.Beat(beat)
			f.tell()
		} else {
			f.ended = now
			f.desk.Invalidate()
			f.settled()
		}
	}
}

// playNotes sounds the notes whose time has come.
func (f *Film) playNotes() {
	if _, t, on := f.reel.Now(); on {
		f.sound(t)
	}
}

// sound sounds the notes up to a time of the beat.
func (f *Film) sound(until float64) {
	f.notes = slices.DeleteFunc(f.notes, func(n scene.Note) bool {
		due := n.At <= until
		if due {
			f.audio.Cue(n.Cue)
		}
		return due
	})
}
