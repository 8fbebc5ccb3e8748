package play

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
	"onelongnight/game/ui/sound"
)

// Audio makes the table audible.
type Audio struct {
	desk  *desk.Desk
	host  desk.Host
	prefs *settings.Preferences
}

// newAudio is heard by a host, as loud as was chosen.
func newAudio(d *desk.Desk, h desk.Host, prefs *settings.Preferences) *Audio {
	out := &Audio{desk: d, host: h, prefs: prefs}
	prefs.OnApply(out.Ambience)
	return out
}

// Cue sounds a cue of the table's own.
func (a *Audio) Cue(c sound.Cue) {
	if v := a.prefs.Volume(); v > 0 {
		a.host.Play(c, v)
	}
}

// Beat sounds what a beat has to be heard by from its beginning, and returns the
// notes that are heard in its course.
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

// Steps sounds what the steps of a beat have to be heard by, one of a kind at a
// time.
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

// Ambience keeps the loop behind the game in its mood and the music in its
// place; not every game has them.
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
		volume /= 2 // it makes room
	}
	a.host.Ambience(mood, volume)
	a.host.Music(bed, danger, music)
}

// ambienceShare is how loud the ambience is beside the sounds.
const ambienceShare = 0.3
