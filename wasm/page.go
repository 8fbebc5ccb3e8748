//go:build js && wasm

package main

import (
	"time"

	"onelongnight/game/bot"
	"onelongnight/game/games"
	"onelongnight/game/ui/mirror"
	"onelongnight/wasm/browser"
)

// page is the browser as the table's host.
type page struct {
	browser.Storage
	*browser.Sound
	mirror *browser.Mirror
	brain  *browser.Brain
	asked  int // the number of the last question
}

func newPage(mirror *browser.Mirror) *page {
	return &page{Storage: browser.Storage{Former: games.Former}, Sound: browser.NewSound(), mirror: mirror, brain: browser.NewBrain("brain.js")}
}

// Think asks the worker. Where it fails, the question is answered here, on the
// page's own thread, in slices that leave the frames alone.
func (p *page) Think(request string, done func(reply string, err error)) {
	p.asked++
	number := p.asked
	p.brain.Ask(request, func(reply string, err error) {
		if err == nil {
			done(reply, nil)
			return
		}
		go func() {
			breath := slices(func() bool { return number == p.asked })
			reply, err := games.Shelf().Answer(request, breath)
			if number == p.asked {
				done(reply, err)
			}
		}()
	})
}

// Of every frame a thought on the page's own thread takes no more than a slice
// and leaves the rest to the game.
const (
	slice = 2 * time.Millisecond
	rest  = 14 * time.Millisecond
)

// slices is a breath that sleeps when a slice is over, for as long as the
// answer is wanted. Sleeping lets the browser go on.
func slices(wanted func() bool) bot.Breath {
	started := time.Now()
	return func() bool {
		if time.Since(started) >= slice {
			time.Sleep(rest)
			started = time.Now()
		}
		return wanted()
	}
}

// Cancel drops the open question.
func (p *page) Cancel() {
	p.asked++
	p.brain.Cancel()
}

// Mirror shows the document beside the canvas.
func (p *page) Mirror(document mirror.Node) { p.mirror.Show(document) }

// Calm asks the browser for the system's wish.
func (p *page) Calm() bool { return browser.Calm() }

// Announce speaks through the live regions.
func (p *page) Announce(text string, urgent bool) { browser.Announce(text, urgent) }

// Rest lets the page put the next frame off.
func (p *page) Rest() { browser.Rest() }

// Ready takes the splash away.
func (p *page) Ready() { browser.Ready() }
