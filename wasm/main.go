//go:build js && wasm

// Command wasm is the game in the page.
package main

import (
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/wasm/browser"
)

// most is how much memory Go may take before it collects garbage sooner than it would by itself, in bytes. Half of it
// is in use at most, and a page's memory never shrinks.
const most = 36 << 20

func main() {
	debug.SetMemoryLimit(most)
	mirror, err := browser.NewMirror()
	if err != nil {
		browser.Fail(err.Error())
		return
	}
	app := ui.New(newPage(mirror), shelf.Offers()...)
	mirror.OnPress(app.Press)
	browser.OnPicture(app.Illustrate)
	mirror.OnFocus(app.Focus)
	browser.OnOwns(app.Owns)
	browser.OnText(app.Arrived)
	browser.OnLeave(app.Leave)
	app.ResumeAtOnce()
	browser.OnLink(app.Link)
	// Whatever takes time goes by the clock, so one update a frame is enough.
	ebiten.SetTPS(ebiten.SyncWithFPS)
	// Nothing is drawn while nothing changes, so the last frame has to stay.
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(app); err != nil {
		browser.Fail(app.T("error.stopped", "reason", err.Error()))
	}
}
