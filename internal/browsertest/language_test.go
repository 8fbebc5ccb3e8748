package browsertest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// speaking opens a site in a tab whose reader asks for languages.
func speaking(t *testing.T, site *Site, languages string) *Page {
	t.Helper()
	page := rig.tabBack(t, site, Small,
		`if (!localStorage.getItem('onelongnight:settings')) localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
	page.run(chromedp.ActionFunc(func(ctx context.Context) error {
		var agent string
		if err := chromedp.Evaluate(`navigator.userAgent`, &agent).Do(ctx); err != nil {
			return err
		}
		return emulation.SetUserAgentOverride(agent).WithAcceptLanguage(languages).Do(ctx)
	}))
	page.Go(site)
	return page
}

// says waits until the page is in a language and the document beside the canvas has all of some words, or of those with
// a bar between them one.
func (p *Page) says(lang string, words ...string) {
	p.t.Helper()
	p.Wait(fmt.Sprintf(`document.documentElement.lang === '%s'`, lang))
	for _, w := range words {
		p.Wait(
			fmt.Sprintf(
				`%s.split('|').some((w) => document.getElementById('mirror').textContent.replaceAll('\u00a0', ' ').includes(w))`, quote(p.t, w)))
	}
}

// TestThePageSpeaksWhatTheBrowserAsksFor, changes its language in the middle of a game, all of it at once, and keeps
// that one for when there is no network.
func TestThePageSpeaksWhatTheBrowserAsksFor(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	page := speaking(t, host.Site, "de-DE,fr-FR")
	page.WaitFirstDraw()
	page.says("fr", "Jouer Outpost")
	page.Wait(`document.getElementById('tagline').textContent.startsWith('Cinq villes')`)
	page.Wait(
		`fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.json()).then((m) => m.lang === 'fr' && m.name === 'One Long Night' && m.description.startsWith('Des jeux'))`)
	page.says("fr", "Jouer Outpost")
	page.Press("button:play-outpost")
	page.says("fr", "Garder cette main ?", "Moloch garde sa main.|Moloch prend une autre main.")
	for _, id := range []string{"menu", "settings", "set-language-pl", "close", "close"} {
		page.Press("button:" + id)
		page.Frames(2)
	}
	page.says("pl", "Zostawić tę rękę?", "Moloch zostawia swoją rękę.|Moloch bierze nową rękę.")
	page.Wait(`document.title.startsWith('Konwój')`)
	page.kept()
	page.Wait(
		`caches.keys().then((names) => Promise.all(names.map((n) => caches.open(n).then((c) => c.keys())))).then((all) => all.flat().some((r) => r.url.includes('words-pl')))`)
	host.Down(true)
	page.Reload()
	page.WaitFirstDraw()
	page.says("pl", "Zostawić tę rękę?", "Moloch zostawia swoją rękę.|Moloch bierze nową rękę.")
	page.Screenshot(filepath.Join(pictures, "polish.png"))
	page.TakeErrors() // of looks for a newer build
}

// TestWordsThatDoNotCome: the game is played in English, which it says, and choosing the language again brings it.
func TestWordsThatDoNotCome(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	host.Break("convoy-words-hu.txt", missing)
	page := speaking(t, host.Site, "hu")
	page.WaitFirstDraw()
	page.says("en", "Play Outpost")
	page.Wait(`document.getElementById('assertive').textContent.includes('did not come')`)
	host.Break("convoy-words-hu.txt", nil)
	for _, id := range []string{"settings", "set-language-hu", "close"} {
		page.Press("button:" + id)
		page.Frames(2)
	}
	page.says("hu", "Játék: Előőrs")
	page.TakeErrors() // of the file that was missing
}

// TestThePageCarriesEnglishOnly: the words of other languages are in files of their own, and who reads English fetches
// none.
func TestThePageCarriesEnglishOnly(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	files, err := filepath.Glob(filepath.Join(host.Dir, "convoy-?.*.wasm"))
	if err != nil || len(files) < 2 {
		t.Fatal(files, err)
	}
	var program []byte
	for _, name := range files {
		piece, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		program = append(program, piece...)
	}
	for _, text := range []string{"Zostawić tę rękę?", "Megtartod ezt a kezet?", "Garder cette main"} {
		if strings.Contains(string(program), text) {
			t.Errorf("the program carries %q", text)
		}
	}
	if !strings.Contains(string(program), "Keep this hand?") {
		t.Error("the program does not carry English")
	}
	page := rig.Open(t, host.Site, Small,
		`navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))`)
	page.WaitFirstDraw()
	for _, lang := range []string{"fr", "hu", "pl"} {
		if n := host.Asked("convoy-words-" + lang + ".txt"); n > 0 {
			t.Errorf("the words of %s were asked for", lang)
		}
	}
}
