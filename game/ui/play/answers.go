package play

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
)

// answers are what others' moves changed for the person, each of which is told when it has been shown.
type answers struct {
	list []table.Answer // those that are still to be told, oldest first
	last bool           // one was told at the end of the film: what comes then comes when it was seen
}

// next takes the oldest one that a reel has shown; false if there is none.
func (a *answers) next(reel *motion.Reel) (told table.Answer, any bool) {
	beat, _, on := reel.Now()
	if len(a.list) == 0 || on && beat.First <= a.list[0].At {
		return told, false
	}
	told, a.list = a.list[0], a.list[1:]
	return told, true
}
