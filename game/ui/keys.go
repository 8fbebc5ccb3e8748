package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// keys takes the keyboard: arrows go through the things that can be touched,
// Enter or Space touches, Escape goes back, I shows the card, U takes back, L
// opens the log.
func (a *App) keys() {
	if a.picture == nil {
		return
	}
	pressed := inpututil.IsKeyJustPressed
	switch {
	case pressed(ebiten.KeyRight), pressed(ebiten.KeyDown):
		a.step(1)
	case pressed(ebiten.KeyLeft), pressed(ebiten.KeyUp):
		a.step(-1)
	case pressed(ebiten.KeyEnter), pressed(ebiten.KeySpace), pressed(ebiten.KeyNumpadEnter):
		if a.chrome.Focus != "" {
			a.touch(a.chrome.Focus)
		}
	case pressed(ebiten.KeyEscape):
		a.back()
	case pressed(ebiten.KeyI):
		if a.session != nil && a.offer.Skin.Inspectable(a.chrome.Focus) {
			a.chrome.Inspect, a.stale = a.chrome.Focus, true
		}
	case pressed(ebiten.KeyU):
		a.command("button:undo")
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

// step moves the focus to the next thing.
func (a *App) step(by int) {
	ring := a.ring()
	if len(ring) == 0 {
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

// ring is what the keyboard goes through: what can be touched, then the
// commands.
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
