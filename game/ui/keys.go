package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// keys takes the keyboard: arrows to the sides go through the things that can
// be touched, up and down through those that can be looked into, Enter or Space
// touches, Escape goes back, I tells about a thing.
func (a *App) keys() {
	if a.picture == nil {
		return
	}
	pressed := inpututil.IsKeyJustPressed
	switch {
	case pressed(ebiten.KeyRight):
		a.step(a.ring(), 1)
	case pressed(ebiten.KeyLeft):
		a.step(a.ring(), -1)
	case pressed(ebiten.KeyDown):
		a.step(a.tour(), 1)
	case pressed(ebiten.KeyUp):
		a.step(a.tour(), -1)
	case pressed(ebiten.KeyPageDown):
		a.scroll(a.chrome.At, 0, a.h/2)
	case pressed(ebiten.KeyPageUp):
		a.scroll(a.chrome.At, 0, -a.h/2)
	case pressed(ebiten.KeyEnter), pressed(ebiten.KeySpace), pressed(ebiten.KeyNumpadEnter):
		if a.chrome.Focus != "" {
			a.touch(a.chrome.Focus)
		}
	case pressed(ebiten.KeyEscape):
		a.back()
	case pressed(ebiten.KeyI):
		a.explain()
	case pressed(ebiten.KeyU):
		if !a.command("button:undo") {
			a.command("button:locked")
		}
	case pressed(ebiten.KeyR):
		a.command("button:redo")
	case pressed(ebiten.KeyP):
		a.command("button:recap")
	case pressed(ebiten.KeyM):
		a.mute()
	case pressed(ebiten.KeySlash), pressed(ebiten.KeyF1):
		if a.session != nil {
			a.cut()
			a.open(KeysPanel)
		}
	case pressed(ebiten.KeyH):
		a.command("button:hint")
	case pressed(ebiten.KeyL):
		a.command("button:log")
	}
}

// step moves the focus to the next thing of a ring.
func (a *App) step(ring []string, by int) {
	if len(ring) == 0 {
		a.scroll(a.chrome.At, 0, float64(by)*lineScroll)
		return
	}
	at := slices.Index(ring, a.chrome.Focus)
	switch {
	case at >= 0:
		at = (at + by + len(ring)) % len(ring)
	case by < 0:
		at = len(ring) - 1
	default:
		at = 0
	}
	a.focus(ring[at])
}

// lineScroll is how far an arrow scrolls a page of text, in CSS pixels.
const lineScroll = 60

// ring is what the arrows to the sides go through: what can be touched, then
// the commands.
func (a *App) ring() []string {
	var ring []string
	if a.session != nil && a.chrome.Panel == NoPanel && a.chrome.Inspect == "" {
		ring = a.session.Next()
	}
	for _, c := range a.commands() {
		ring = append(ring, c.Spot())
	}
	return ring
}

// tour is what the arrows up and down go through: what can be looked into, and
// in what lies open over the table also its commands.
func (a *App) tour() []string {
	var tour []string
	for _, s := range a.front().Sights() {
		if s.Opens && s.Seen {
			tour = append(tour, s.Spot)
		}
	}
	if a.covered() && len(tour) > 0 {
		for _, c := range a.commands() {
			tour = append(tour, c.Spot())
		}
	}
	return tour
}

// back takes a selection back, closes what is open, or opens the menu.
func (a *App) back() {
	switch {
	case a.chrome.Panel != NoPanel || a.chrome.Inspect != "":
		a.close()
	case a.session != nil && len(a.session.Selected()) > 0:
		a.session.Drop()
	case a.session != nil:
		a.open(MenuPanel)
	}
	a.stale = true
}
