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

// next takes the oldest answer that the reel has shown; false if there is none.
func (a *answers) next(reel *motion.Reel) (told table.Answer, any bool) {
	beat, _, on := reel.Now()
	if len(a.list) == 0 || on && beat.First <= a.list[0].At {
		return told, false
	}
	told, a.list = a.list[0], a.list[1:]
	return told, true
}
