//go:build js && wasm

package main

import (
	"time"

	"convoy/game"
	"convoy/game/bot"
	"convoy/game/convoy"
	"convoy/game/table"
	"convoy/wasm/browser"
)

// page is the browser as the table's host.
type page struct {
	browser.Storage
	*browser.Sound
	mirror *browser.Mirror
	brain  *browser.Brain
}

func newPage(mirror *browser.Mirror) *page {
	return &page{Sound: browser.NewSound(), mirror: mirror, brain: browser.NewBrain("brain.js")}
}

// Think asks the worker. Where it fails, the question is answered here, on the
// page's own thread: the opponent for now thinks in a few milliseconds.
func (p *page) Think(request string, done func(reply string, err error)) {
	p.brain.Ask(request, func(reply string, err error) {
		if err == nil {
			done(reply, nil)
			return
		}
		time.AfterFunc(time.Millisecond, func() {
			done(bot.Answer([]game.Game{convoy.Rules{}}, request))
		})
	})
}

// Cancel drops the open question.
func (p *page) Cancel() { p.brain.Cancel() }

// Mirror shows the hidden buttons.
func (p *page) Mirror(heading string, sections []table.Section) {
	list := make([]browser.Section, len(sections))
	for i, s := range sections {
		list[i] = browser.Section{ID: s.ID, Title: s.Title}
		for _, b := range s.Buttons {
			list[i].Buttons = append(list[i].Buttons, browser.Button{ID: b.ID, Label: b.Label, X: b.X, Y: b.Y})
		}
	}
	p.mirror.Show(heading, list)
}

// Announce speaks through the live regions.
func (p *page) Announce(text string, urgent bool) { browser.Announce(text, urgent) }

// Ready takes the splash away.
func (p *page) Ready() { browser.Ready() }
