//go:build js && wasm

// Package page runs a game in the page: a program is this package with one game. What a program holds is said in its
// main, wasm/NAME, and nowhere else.
package page

import (
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/edition"
	"onelongnight/game/ui"
	"onelongnight/game/ui/scene"
	"onelongnight/wasm/browser"
)

// most is how much memory Go may take before it collects garbage sooner than it would by itself, in bytes. Half of it
// is in use at most, and a page's memory never shrinks.
const most = 36 << 20

// Run plays a game until the page is left.
func Run(game edition.Game, look scene.Look) {
	debug.SetMemoryLimit(most)
	mirror, err := browser.NewMirror()
	if err != nil {
		browser.Fail(err.Error())
		return
	}
	offer, err := ui.NewOffer(game, look, "en", "")
	if err != nil {
		browser.Fail(err.Error())
		return
	}
	app := ui.New(newPage(mirror, game, look), offer)
	mirror.OnPress(app.Press)
	browser.OnPicture(app.Illustrate)
	mirror.OnFocus(app.Focus)
	browser.OnOwns(app.Owns)
	browser.OnWritten(app.Written)
	browser.OnText(app.Arrived)
	browser.OnLeave(app.Leave)
	app.Begin(browser.Wish())
	browser.OnLink(app.Link)
	// Whatever takes time goes by the clock, so one update a frame is enough.
	ebiten.SetTPS(ebiten.SyncWithFPS)
	// Nothing is drawn while nothing changes, so the last frame has to stay.
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(app); err != nil {
		browser.Fail(app.T("error.stopped", "reason", err.Error()))
	}
}
