// Package help answers what people want to know while they play. It asks the computer player how another seat moves
// ([Opponent]), what the person might do ([Hints]) and how well they have played ([Analysis]), one question at a time
// ([Asker]); and it opens the game's book at what is being looked at ([Reader]).
package help

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Asker asks the computer player for the person, from the person's view alone. Nobody waits for a quiet question: it is
// not interrupted, since that would cost a worker, but the next question replaces it.
type Asker struct {
	desk    *desk.Desk
	host    desk.Host
	post    func(func())
	playing bool // the opponent thinks, and must not be interrupted
	open    bool // somebody waits for an answer
	quiet   bool // a quiet question is being answered
	number  int  // of the question, to recognise late answers
}

// NewAsker asks the computer player of a host. post calls a function before the next frame.
func NewAsker(d *desk.Desk, h desk.Host, post func(func())) *Asker {
	out := &Asker{desk: d, host: h, post: post}
	d.OnClose(out.dropUnlessSeen)
	d.OnClear(out.Drop)
	return out
}

// ask asks the computer player and drops the question before.
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

// askQuietly asks a quiet question, unless another is pending.
func (a *Asker) askQuietly(line string, then func(reply string, err error)) {
	if a.busy() {
		return
	}
	a.number++
	a.quiet = true
	a.think(line, then)
}

// busy reports whether a quiet question would not be asked now.
func (a *Asker) busy() bool { return a.playing || a.open || a.quiet }

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

// dropUnlessSeen drops it unless its answer would still be seen.
func (a *Asker) dropUnlessSeen() {
	if a.desk.Panel() != scene.HintPanel {
		a.Drop()
	}
}
