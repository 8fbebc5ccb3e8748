package ui

import (
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// audio makes the table audible.
type audio struct {
	*desk
	host  Host
	prefs *preferences
}

// cue sounds a cue of the table's own.
func (a *audio) cue(c sound.Cue) {
	if v := a.prefs.volume(); v > 0 {
		a.host.Play(c, v)
	}
}

// steps sounds what the steps of a beat have to be heard by, one of a kind at a
// time.
func (a *audio) steps(first, last int) {
	skin, ok := a.offer.Skin.(scene.Sounder)
	from, steps := a.session.Steps()
	if !ok || a.prefs.volume() == 0 || first < from {
		return
	}
	heard := map[sound.Cue]bool{}
	for i := first; i <= last; i++ {
		for _, cue := range skin.Sounds(steps[i-from].Event, a.viewer()) {
			if !heard[cue] {
				heard[cue] = true
				a.host.Play(cue, a.prefs.volume())
			}
		}
	}
}

// ambience keeps the loop behind the game in its mood.
func (a *audio) ambience() {
	mood := 0
	if skin, ok := a.offer.Skin.(scene.Mooder); ok && a.session != nil {
		mood = skin.Mood(a.session.View())
	}
	a.host.Ambience(mood, a.prefs.volume()*quiet)
}

// quiet is how loud the ambience is beside the sounds.
const quiet = 0.3
