package play

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
)

// answers are what others' moves changed for the person. Each is told once the film has shown it.
type answers struct {
	list []table.Answer // still to be told, oldest first
	from int            // the step from which to ask for more
	last bool           // one was told at the end of the film; what comes after the film waits until it has been read
}

// lastInstant is the end of a beat that is held: its last millisecond, so that nothing of the next one is seen.
const lastInstant = 1

// due reports whether the current beat shows what the oldest answer is about.
func (a *answers) due(beat *motion.Beat) bool { return len(a.list) > 0 && beat.Last >= a.list[0].At }

// next takes the oldest answer that the reel has shown; false if there is none. The beat that shows it is held at its
// end, since the next one may already fade to something else.
func (a *answers) next(reel *motion.Reel) (told table.Answer, any bool) {
	beat, t, on := reel.Now()
	ended := on && a.due(&beat) && t >= beat.Length-lastInstant
	if len(a.list) == 0 || on && beat.First <= a.list[0].At && !ended {
		return told, false
	}
	told, a.list = a.list[0], a.list[1:]
	return told, true
}
