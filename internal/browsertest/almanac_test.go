package browsertest

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// read waits until the document beside the canvas says all of some words.
func (p *Page) read(words ...string) {
	p.t.Helper()
	for _, w := range words {
		p.Wait(fmt.Sprintf(`document.getElementById('mirror').textContent.replaceAll('\u00a0', ' ').includes(%s)`, quote(p.t, w)))
	}
}

// field is the place of the field on the page, where a pointer finds it.
func (p *Page) field() (x, y float64) {
	p.t.Helper()
	var at []float64
	p.Wait(`document.querySelector('#mirror input')?.matches(':popover-open')`)
	p.Eval(`(() => {
		const r = document.querySelector('#mirror input').getBoundingClientRect();
		const x = r.x + r.width / 2, y = r.y + r.height / 2;
		return [x, y, document.elementFromPoint(x, y)?.matches('#mirror input') ? 1 : 0];
	})()`, &at)
	if len(at) != 3 || at[2] == 0 {
		p.t.Fatalf("the field is not on top where it is: %v", at)
	}
	return at[0], at[1]
}

// write types a text with the keys, as somebody does.
func (p *Page) write(text string) {
	p.t.Helper()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error { return input.InsertText(text).Do(ctx) }))
}

// TestTheBookOpensWithoutANetwork: after the first visit, in two languages, once with the pointer on the canvas and once
// by accessible names; what is typed finds things, with accents and without.
func TestTheBookOpensWithoutANetwork(t *testing.T) {
	for _, x := range []struct {
		lang, rules, search, query, hit, says, see string
		view                                       View
	}{
		{"en", "Rules", "Search the rules", "spid", "Spiders", "They take no position.", "Hacker", Desktop},
		{"hu", "Szabályok", "Keresés a szabályokban", "pokok", "Pókok", "Nem foglalnak harcállást.", "Hacker", Phone},
	} {
		t.Run(x.lang, func(t *testing.T) {
			host := ServeBadly(t, rig.Serve(t, "game", Game))
			page := rig.Open(t, host.Site, x.view, `localStorage.setItem('onelongnight:settings', 'speed=0 level=1 language=`+x.lang+`')`)
			page.WaitFirstDraw()
			page.kept()
			if n := host.Asked("book-" + x.lang + ".txt"); n > 1 { // by the service worker, which keeps it
				t.Errorf("the book was asked for %d times before anybody opened it", n)
			}
			host.Down(true)
			page.Reload()
			page.WaitFirstDraw()

			// With the pointer.
			page.Wait(`[...document.querySelectorAll('#mirror button')].some((b) => b.textContent === ` + quote(t, x.rules) + `)`)
			use := page.Click
			if x.view.Touch {
				use = page.Tap
			}
			use("button:rules")
			page.Wait(`document.querySelector("#mirror input")?.getAttribute("aria-label") === ` + quote(t, x.search))
			fx, fy := page.field()
			if x.view.Touch {
				page.TapAt(fx, fy)
			} else {
				page.ClickAt(fx, fy)
			}
			page.Wait(`document.activeElement.matches('#mirror input')`)
			page.write(x.query)
			page.read(x.hit, x.hit)
			page.Screenshot(filepath.Join(pictures, "almanac-search-"+x.lang+".png"))
			use("entry:spiders@hit0")
			page.read(x.says)
			page.Screenshot(filepath.Join(pictures, "almanac-"+x.lang+".png"))
			page.Press("button:close")
			page.Wait(`!document.querySelector('#mirror [role=dialog]') && !document.querySelector('#mirror input')`)

			// By what it is called.
			page.byName("button", x.rules)
			page.Wait(`document.querySelector("#mirror input")?.getAttribute("aria-label") === ` + quote(t, x.search))
			page.Eval(`document.querySelector('#mirror input').focus()`, nil)
			page.Eval(`document.querySelector('#mirror input').select()`, nil)
			page.write(x.query)
			page.read(x.hit)
			page.Key(kb.Enter)
			page.read(x.says)
			page.byName("link", x.see)
			page.read("5.6")
			nodes := page.Accessible()
			for _, want := range []Node{{"dialog", x.rules}, {"heading", x.rules}, {"searchbox", x.search}, {"heading", x.see}} {
				if !slices.Contains(nodes, want) {
					t.Errorf("there is no %s %q among %v", want.Role, want.Name, nodes)
				}
			}
			page.Key(kb.Escape)
			page.Wait(`!document.querySelector('#mirror [role=dialog]')`)
			page.TakeErrors() // of looks for a newer build
		})
	}
}

// byName presses what has a role and a name.
func (p *Page) byName(role, name string) {
	p.t.Helper()
	tag := map[string]string{"button": "button", "link": "a"}[role]
	find := fmt.Sprintf(`[...document.querySelectorAll('#mirror %s')].find((b) => b.textContent === %s)`, tag, quote(p.t, name))
	p.Wait(find)
	p.Eval(find+`.click()`, nil)
	p.Frames(2)
}

// TestABookThatDoesNotCome is told of in words, and comes when it is asked for again; the game goes on meanwhile.
func TestABookThatDoesNotCome(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	host.Break("book-en.txt", missing)
	page := rig.Open(t, host.Site, Embed, `localStorage.setItem('onelongnight:settings', 'speed=0 level=1')`, `navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))`)
	page.WaitFirstDraw()
	if n := host.Asked("book-en.txt"); n > 0 {
		t.Errorf("the book was asked for %d times before anybody opened it", n)
	}
	page.Press("button:rules")
	page.read("The rules did not come; your game is safe.", "book-en.txt", "Try again")
	page.Screenshot(filepath.Join(pictures, "almanac-lost.png"))
	page.Press("button:rules-again")
	page.read("The rules did not come")
	host.Break("book-en.txt", nil)
	page.Wait(`[...document.querySelectorAll('#mirror button')].some((b) => b.dataset.id === 'button:rules-again')`)
	page.Press("button:rules-again")
	page.read("Five cities on one road")
	page.Screenshot(filepath.Join(pictures, "almanac-embed.png"))
	if asked := host.Asked("book-en.txt"); asked != 3 {
		t.Errorf("the book was asked for %d times", asked)
	}
	for _, e := range page.TakeErrors() {
		if !strings.Contains(e, "404") {
			t.Errorf("the page reports %s", e)
		}
	}
}

// TestThePageCarriesNoBook: the books are in files of their own.
func TestThePageCarriesNoBook(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Desktop)
	page.WaitFirstDraw()
	var in bool
	page.Eval(`fetch(tableFiles.game).then((r) => r.arrayBuffer()).then((b) => new TextDecoder('latin1').decode(b).includes('Battle after battle is fought'))`, &in)
	if in {
		t.Error("the program carries the book")
	}
	page.Eval(`fetch(tableFiles['book-en']).then((r) => r.text()).then((t) => t.includes('Battle after battle is fought'))`, &in)
	if !in {
		t.Error("the file does not have it")
	}
}
