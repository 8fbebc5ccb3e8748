package film

import (
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// answers are what others' moves changed for the person, which is told when it has been shown and stops the film until
// it was seen.
type answers struct {
	list []table.Answer // those that are still to be told
	rest bool           // one was told at the end of the film: what comes then comes when it was seen
}

// tell opens what tells of the oldest answer that has been shown, and tells whether there was one.
func (f *Film) tell() bool {
	beat, _, on := f.reel.Now()
	if len(f.answers.list) == 0 || on && beat.First <= f.answers.list[0].At {
		return false
	}
	a := f.answers.list[0]
	f.answers.list = f.answers.list[1:]
	f.desk.Open(scene.RevealPanel)
	f.desk.Write(append([]string{a.Title}, a.Lines...))
	f.revealed = a.Cause
	f.begun = time.Now() // a touch that comes now was meant for what lies below
	return true
}

// settled is called when the present is shown: what had to wait for it comes now.
func (f *Film) settled() {
	if f.answers.rest = f.tell(); f.answers.rest {
		return
	}
	switch {
	case f.ending:
		f.desk.Open(f.desk.Last())
	case len(f.cards) > 0:
		f.desk.Open(scene.RevealPanel)
		f.desk.Write([]string{f.title})
		f.revealed = f.cards
	}
	f.ending, f.cards = false, nil
}

// seen goes on after an answer that was told, and tells whether another one came.
func (f *Film) seen() (told bool) {
	if f.answers.rest && !f.Playing() {
		f.settled()
		return f.desk.Covered()
	}
	return f.Playing() && !f.paged && f.tell()
}
