package main

import (
	"sync/atomic"

	"onelongnight/game/games"
	"onelongnight/game/ui/mirror"
)

// desktop is the computer as the table's host: saves are files in the user's
// configuration folder, the opponent thinks on a goroutine.
type desktop struct {
	*speaker
	saves
	asked atomic.Int64 // the number of the last question
}

func newDesktop() *desktop {
	return &desktop{speaker: newSpeaker(), saves: newSaves()}
}

// Think answers on a goroutine of its own.
func (d *desktop) Think(request string, done func(reply string, err error)) {
	number := d.asked.Add(1)
	go func() {
		wanted := func() bool { return number == d.asked.Load() }
		reply, err := games.Shelf().Answer(request, wanted)
		if wanted() {
			done(reply, err)
		}
	}()
}

// Cancel drops the open question.
func (d *desktop) Cancel() { d.asked.Add(1) }

// Calm is not asked of desktop systems: the setting of the game is there.
func (*desktop) Calm() bool { return false }

// Mirror, Announce and Ready have nothing to do outside a page.
func (*desktop) Mirror(mirror.Node)    {}
func (*desktop) Announce(string, bool) {}
func (*desktop) Ready()                {}
func (*desktop) Rest()                 {}
