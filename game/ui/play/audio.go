package play

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
	"onelongnight/game/ui/sound"
)

// Audio plays the table's sounds.
type Audio struct {
	desk  *desk.Desk
	host  desk.Host
	prefs *settings.Preferences
}

func newAudio(d *desk.Desk, h desk.Host, prefs *settings.Preferences) *Audio {
	out := &Audio{desk: d, host: h, prefs: prefs}
	prefs.OnApply(out.Ambience)
	return out
}

// Cue plays one of the table's own cues.
func (a *Audio) Cue(c sound.Cue) {
	if v := a.prefs.Volume(); v > 0 {
		a.host.Play(c, v)
	}
}

// Beat plays the sounds at the beginning of a beat, and returns the notes to be played during it.
func (a *Audio) Beat(b motion.Beat) (notes []scene.Note) {
	first, steps := a.desk.Session().Steps()
	for i := max(b.First, first); i <= b.Last; i++ {
		notes = append(notes, a.desk.Offer().Skin.Score(&steps[i-first], a.desk.Viewer())...)
	}
	if notes == nil {
		a.Steps(b.First, b.Last)
	}
	return notes
}

// Steps plays the sounds of steps, one of each kind at a time.
func (a *Audio) Steps(first, last int) {
	from, steps := a.desk.Session().Steps()
	if a.prefs.Volume() == 0 || first < from {
		return
	}
	heard := map[sound.Cue]bool{}
	for i := first; i <= last; i++ {
		for _, cue := range a.desk.Offer().Skin.Sounds(steps[i-from].Event, a.desk.Viewer()) {
			if !heard[cue] {
				heard[cue] = true
				a.host.Play(cue, a.prefs.Volume())
			}
		}
	}
}

// Ambience adjusts the background loop and the music to the position. Not every game has them.
func (a *Audio) Ambience() {
	volume, music := a.prefs.Volume()*ambienceShare, a.prefs.Music()*sound.MusicLevel
	skin, mood := a.desk.Offer().Skin, 0
	bed, danger := skin.Music(nil)
	if s := a.desk.Session(); s != nil {
		mood = skin.Mood(s.View())
		bed, danger = skin.Music(s.View())
	}
	if mood == scene.NoMood {
		mood, volume = 0, 0
	}
	if bed == sound.NoBed {
		music = 0
	}
	if music > 0 {
		volume /= 2 // it makes room for the music
	}
	a.host.Ambience(mood, volume)
	a.host.Music(bed, danger, music)
}

// ambienceShare is the volume of the ambience relative to the sounds.
const ambienceShare = 0.3
