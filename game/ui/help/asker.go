// Package help is what people ask while they play: the computer player, how another seat moves ([Opponent]), what the
// person might do ([Hints]) and how well they have played ([Analysis]), of which one question is open at a time
// ([Asker]); and the game's book, opened where it tells of what is looked at ([Reader]).
package help

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Asker asks the computer player on the person's behalf. It sees the person's
// view and no more. A quiet question is one that nobody waits for: it is not
// broken off, as that would cost a worker, but the next question replaces it.
type Asker struct {
	desk    *desk.Desk
	host    desk.Host
	post    func(func())
	playing bool // the opponent thinks, and is never interrupted
	open    bool // somebody waits for an answer
	quiet   bool // a quiet question is being thought about
	number  int  // of the question, to know answers that come too late
}

// NewAsker asks the computer player of a host. Post has something done before the next frame.
func NewAsker(d *desk.Desk, h desk.Host, post func(func())) *Asker {
	out := &Asker{desk: d, host: h, post: post}
	d.OnClose(out.dropUnlessSeen)
	d.OnClear(out.Drop)
	return out
}

// ask asks the computer player; what was asked before is dropped.
func (a *Asker) ask(line string, then func(reply string, err error)) {
	if a.playing {
		return
	}
	a.Drop()
	if a.quiet {
		a.host.Cancel()
	}
	a.number++
	a.open, a.quiet = true, false
	a.think(line, then)
}

// askQuietly asks a quiet question, unless something is being thought about already.
func (a *Asker) askQuietly(line string, then func(reply string, err error)) {
	if a.playing || a.open || a.quiet {
		return
	}
	a.number++
	a.quiet = true
	a.think(line, then)
}

// Open reports whether somebody waits for an answer.
func (a *Asker) Open() bool { return a.open }

func (a *Asker) think(line string, then func(reply string, err error)) {
	number := a.number
	a.host.Think(line, func(reply string, err error) {
		a.post(func() {
			if number == a.number {
				a.open, a.quiet = false, false
				then(reply, err)
			}
		})
	})
}

// Drop drops the question that somebody waits for.
func (a *Asker) Drop() {
	if a.open {
		a.host.Cancel()
		a.number++
	}
	a.open = false
}

// dropUnlessSeen drops it unless the answer would be seen.
func (a *Asker) dropUnlessSeen() {
	if a.desk.Panel() != scene.HintPanel {
		a.Drop()
	}
}
