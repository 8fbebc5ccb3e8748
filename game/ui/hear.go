package ui

import (
	"onelongnight/game/ui/sound"
)

// hear sounds what the steps of a beat have to be heard by.
func (a *App) hear(first, last int) {
	from, steps := a.session.Steps()
	if a.volume() == 0 || first < from {
		return
	}
	heard := map[sound.Cue]bool{}
	for i := first; i <= last; i++ {
		s := &steps[i-from]
		for _, cue := range a.offer.Skin.Sounds(s.Event, a.session.Human) {
			if !heard[cue] { // one of a kind at a time
				heard[cue] = true
				a.host.Play(cue, a.volume())
			}
		}
	}
}

// cue sounds a cue of the table's own.
func (a *App) cue(c sound.Cue) {
	if v := a.volume(); v > 0 {
		a.host.Play(c, v)
	}
}

// ambience keeps the loop behind the game in the mood of the war.
func (a *App) ambience() {
	mood := 0
	if a.session != nil {
		mood = a.offer.Skin.Mood(a.session.View())
	}
	a.host.Ambience(mood, a.volume()*quiet)
}

// quiet is how loud the ambience is beside the sounds.
const quiet = 0.3
