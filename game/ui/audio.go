package ui

import (
	"slices"
	"time"

	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// audio makes the table audible.
type audio struct {
	*desk
	host  Host
	prefs *preferences
	score []due // what is still to be heard of the beat that is on
}

// due is a sound and its time.
type due struct {
	cue sound.Cue
	at  time.Time
}

// cue sounds a cue of the table's own.
func (a *audio) cue(c sound.Cue) {
	if v := a.prefs.volume(); v > 0 {
		a.host.Play(c, v)
	}
}

// steps sounds what the steps of a beat have to be heard by, one of a kind at a
// time: at once, or as the beat goes on. Of the beat before nothing more is heard.
func (a *audio) steps(first, last int) {
	a.score = a.score[:0]
	skin, ok := a.offer.Skin.(scene.Sounder)
	from, steps := a.session.Steps()
	if !ok || a.prefs.volume() == 0 || first < from {
		return
	}
	now, heard := time.Now(), map[sound.Cue]bool{}
	for i := first; i <= last; i++ {
		for _, note := range skin.Sounds(&steps[i-from], a.viewer()) {
			if heard[note.Cue] || note.Cue >= sound.Cues && a.prefs.speed() == 0 { // what climbs needs its time
				continue
			}
			heard[note.Cue] = true
			if note.At <= 0 || a.prefs.speed() == 0 {
				a.cue(note.Cue)
				continue
			}
			a.score = append(a.score, due{note.Cue, now.Add(time.Duration(note.At / a.prefs.speed() * float64(time.Millisecond)))})
		}
	}
}

// advance sounds what is due.
func (a *audio) advance(now time.Time) {
	a.score = slices.DeleteFunc(a.score, func(d due) bool {
		if now.Before(d.at) {
			return false
		}
		a.cue(d.cue)
		return true
	})
}

// hush drops what is still to be heard.
func (a *audio) hush() { a.score = a.score[:0] }

// ambience keeps the loop behind the game in its mood and the music in its
// place; not every game has them.
func (a *audio) ambience() {
	mood, volume := 0, a.prefs.volume()*quiet
	if skin, ok := a.offer.Skin.(scene.Mooder); !ok {
		volume = 0
	} else if a.session != nil {
		mood = skin.Mood(a.session.View())
	}
	bed, danger, music := 0, 0.0, a.prefs.music()*sound.MusicLevel
	if skin, ok := a.offer.Skin.(scene.Composer); !ok {
		music = 0
	} else if a.session != nil {
		bed, danger = skin.Music(a.session.View())
	}
	if music > 0 {
		volume /= 2 // it makes room
	}
	a.host.Ambience(mood, volume)
	a.host.Music(bed, danger, music)
}

// quiet is how loud the ambience is beside the sounds.
const quiet = 0.3
