//go:build js && wasm

// Command tinypage is a page whose shelf has two tiny games with their own looks. It thinks without a worker.
package main

import (
	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/look"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/trace"
	"onelongnight/game/ui/uitest"
	"onelongnight/wasm/browser"
)

// page implements the table's host with the browser.
type page struct {
	*browser.Vault
	*browser.Sound
	quiet
	mirror *browser.Mirror
}

// quiet implements the parts of a page that are not tested with this program.
type quiet struct{ uitest.Page }

// shelf holds the games that the page can think about.
var shelf = bot.Shelf{Kinds: []game.Kind{cards.Kind{}, solo.Kind{}}}

func (*page) Think(request string, done func(reply string, err error)) {
	go func() { done(shelf.Answer(request, nil)) }()
}

func (*page) Cancel() {}

func (p *page) Mirror(document mirror.Node) { p.mirror.Show(document) }

func (*page) Random(b []byte) { browser.Chance(b) }

func (*page) Calm() bool { return browser.Calm() }

func (*page) Contrast() bool { return browser.Contrast() }

func (*page) Announce(text string, urgent bool) { browser.Announce(text, urgent) }

func (*page) Hush() { browser.Hush() }

func (*page) Rest() { browser.Rest() }

func (*page) Events(list []desk.Event) (all []desk.Event, notes bool) { return browser.Events(list) }

func (*page) Ready() { browser.Ready() }

func (*page) Viewport() (zoom, left, top float64) { return browser.Viewport() }

func (*page) Text(string) (string, error) { return "", nil }

func (*page) Trace() trace.Trace { return browser.Trace() }

func (*page) Language() string { return browser.Language() }

// Offers has the words of all languages from the start.
func (*page) Offers(lang string) ([]ui.Offer, error) { return look.Offers(lang), nil }

func (*page) Speaks(lang string) { browser.Speak(lang) }

func main() {
	browser.TakeFonts()
	m, err := browser.NewMirror()
	if err != nil {
		browser.Fail(err.Error())
		return
	}
	app := ui.New(&page{Vault: browser.NewVault(), Sound: browser.NewSound(), mirror: m}, look.Offers("en")...)
	m.OnPress(app.Press)
	m.OnFocus(app.Focus)
	browser.OnLeave(app.Leave)
	app.ResumeAtOnce()
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(app); err != nil {
		browser.Fail(err.Error())
	}
}
