//go:build js && wasm

// Package page runs a game in the page. A game's program is this package with one game, which its main, wasm/NAME,
// passes to [Run].
package page

import (
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/edition"
	"onelongnight/game/ui"
	"onelongnight/game/ui/scene"
	"onelongnight/wasm/browser"
)

// most is how much memory Go may use, in bytes, before it collects garbage more eagerly. At most half of it is in use,
// and a page's memory never shrinks.
const most = 36 << 20

// Run plays a game until the page is closed.
func Run(game edition.Game, look scene.Look) {
	debug.SetMemoryLimit(most)
	browser.TakeFonts()
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
	// Animations go by the clock, so one update per frame is enough.
	ebiten.SetTPS(ebiten.SyncWithFPS)
	// Nothing is drawn while nothing changes, so the last frame must stay.
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(app); err != nil {
		browser.Fail(app.T("error.stopped", "reason", err.Error()))
	}
}
