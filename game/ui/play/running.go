package play

import (
	"math"
	"slices"
	"time"

	"onelongnight/game/ui/scene"
)

// Advance moves the film on. It stops while something lies over the table.
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
		if t >= beat.Length-lastInstant {
			return // it waits for somebody to go on
		}
		passed = min(passed, time.Duration((beat.Length-lastInstant-t)/rate*float64(time.Millisecond))+1)
	}
	f.desk.Repaint()
	defer f.playNotes()
	ms := float64(passed) / float64(time.Millisecond) * rate
	if !f.paged {
		ms = f.playback.atMost(ms)
		if beat, t, _ := f.reel.Now(); f.answers.due(&beat) {
			ms = min(ms, beat.Length-lastInstant-t)
		}
	}
	on := f.reel.Advance(ms)
	if f.ShownOut() {
		f.turned = true // passing effects are gone
	}
	if on {
		f.sound(math.Inf(1)) // also play what a long frame skipped at the end of a beat
		if beat, _, on := f.reel.Now(); on {
			f.turned = true // the present is shown again
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

func (f *Film) playNotes() {
	if _, t, on := f.reel.Now(); on {
		f.sound(t)
	}
}

// sound plays the notes up to a time of the beat.
func (f *Film) sound(until float64) {
	f.notes = slices.DeleteFunc(f.notes, func(n scene.Note) bool {
		due := n.At <= until
		if due {
			f.audio.Cue(n.Cue)
		}
		return due
	})
}
