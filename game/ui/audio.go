package ui

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// audio makes the table audible.
type audio struct {
	*desk.Desk
	host  host.Host
	prefs *preferences
}

// newAudio makes it.
func newAudio(d *desk.Desk, lent host.Host, prefs *preferences) *audio {
	out := &audio{Desk: d, host: lent, prefs: prefs}
	prefs.OnApply(out.ambience)
	return out
}

// Cue sounds a cue of the table's own.
func (a *audio) Cue(c sound.Cue) {
	if v := a.prefs.volume(); v > 0 {
		a.host.Play(c, v)
	}
}

// Beat sounds what a beat has to be heard by from its beginning, and returns the
// notes that are heard in its course.
func (a *audio) Beat(b motion.Beat) (notes []scene.Note) {
	scorer, ok := a.Offer().Skin.(scene.Scorer)
	first, steps := a.Session().Steps()
	for i := max(b.First, first); ok && i <= b.Last; i++ {
		notes = append(notes, scorer.Score(&steps[i-first], a.Viewer())...)
	}
	if notes == nil {
		a.Steps(b.First, b.Last)
	}
	return notes
}

// Steps sounds what the steps of a beat have to be heard by, one of a kind at a
// time.
func (a *audio) Steps(first, last int) {
	skin, ok := a.Offer().Skin.(scene.Sounder)
	from, steps := a.Session().Steps()
	if !ok || a.prefs.volume() == 0 || first < from {
		return
	}
	heard := map[sound.Cue]bool{}
	for i := first; i <= last; i++ {
		for _, cue := range skin.Sounds(steps[i-from].Event, a.Viewer()) {
			if !heard[cue] {
				heard[cue] = true
				a.host.Play(cue, a.prefs.volume())
			}
		}
	}
}

// ambience keeps the loop behind the game in its mood and the music in its
// place; not every game has them.
func (a *audio) ambience() {
	mood, volume := 0, a.prefs.volume()*ambienceShare
	if skin, ok := a.Offer().Skin.(scene.Mooder); !ok {
		volume = 0
	} else if a.Session() != nil {
		mood = skin.Mood(a.Session().View())
	}
	bed, danger, music := 0, 0.0, a.prefs.music()*sound.MusicLevel
	if skin, ok := a.Offer().Skin.(scene.Composer); !ok {
		music = 0
	} else if a.Session() != nil {
		bed, danger = skin.Music(a.Session().View())
	}
	if music > 0 {
		volume /= 2 // it makes room
	}
	a.host.Ambience(mood, volume)
	a.host.Music(bed, danger, music)
}

// ambienceShare is how loud the ambience is beside the sounds.
const ambienceShare = 0.3
