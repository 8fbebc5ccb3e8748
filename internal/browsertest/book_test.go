package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	pages "onelongnight/game/book"
	"onelongnight/game/games"
	catalogue "onelongnight/game/words"
)

// book is the dialog that shows a game's book.
const book = `document.querySelector('dialog.book[open]')`

// reads waits until the book contains all of some words.
func (p *Page) reads(words ...string) {
	p.t.Helper()
	for _, w := range words {
		p.Wait(fmt.Sprintf(`%s?.textContent.replaceAll('\u00a0', ' ').includes(%s)`, book, quote(p.t, w)))
	}
}

// named returns the book's element with a role and a name, as an expression.
func (p *Page) named(role, name string) string {
	p.t.Helper()
	tag := map[string]string{"button": "button", "link": "a", "searchbox": "input"}[role]
	return fmt.Sprintf(
		`[...%s?.querySelectorAll('%s') ?? []].find((b) => (b.getAttribute('aria-label') ?? (b.querySelector('b') ?? b).textContent) === %s && b.offsetParent)`, book, tag, quote(p.t, name))
}

// clickOn clicks or taps the element that an expression finds, at its visible place.
func (p *Page) clickOn(view View, find string) {
	p.t.Helper()
	p.Wait(find)
	var at []float64
	p.Eval(fmt.Sprintf(`(() => {
		const e = %s;
		e.scrollIntoView({ block: 'nearest' });
		const r = e.getBoundingClientRect();
		return [r.x + r.width / 2, r.y + r.height / 2];
	})()`, find), &at)
	if view.Touch {
		p.TapAt(at[0], at[1])
	} else {
		p.ClickAt(at[0], at[1])
	}
}

// write types a text, as somebody does.
func (p *Page) write(text string) {
	p.t.Helper()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error { return input.InsertText(text).Do(ctx) }))
}

// closed waits until no book is open, and the table can be used.
func (p *Page) closed() {
	p.t.Helper()
	p.Wait(`!document.querySelector('dialog') && !document.querySelector('#mirror [role=dialog]')`)
}

// TestTheBookOpensWithoutANetwork: after the first visit, in two languages, once with the pointer and once by
// accessible names; what is typed finds things, with accents and without.
func TestTheBookOpensWithoutANetwork(t *testing.T) {
	for _, x := range []struct {
		lang, rules, search, query, hit, says, see, shut string
		view                                             View
	}{
		{"en", "Rules", "Search the rules", "spid", "Spiders", "They take no position.", "Hacker", "Close", Desktop},
		{"hu", "Szabályok", "Keresés a szabályokban", "pokok", "Pókok", "Nem foglalnak harcállást.", "Hacker",
			"Bezárás", Phone},
	} {
		t.Run(x.lang, func(t *testing.T) {
			host := ServeBadly(t, rig.Serve(t, "game", Game))
			page := rig.Open(t, host.Site, x.view,
				`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1 language=`+x.lang+`')`)
			page.WaitFirstDraw()
			page.kept()
			host.Down(true)
			page.Reload()
			page.WaitFirstDraw()

			// With the pointer, starting on the canvas.
			page.Wait(`[...document.querySelectorAll('#mirror button')].some((b) => b.textContent === ` +
				quote(t, x.rules) + `)`)
			if x.view.Touch {
				page.Tap("button:rules")
			} else {
				page.Click("button:rules")
			}
			page.clickOn(x.view, page.named("searchbox", x.search))
			page.Wait(`document.activeElement.matches('dialog input')`)
			page.write(x.query)
			page.reads(x.hit)
			page.Screenshot(filepath.Join(pictures, "book-search-"+x.lang+".png"))
			page.clickOn(x.view, page.named("link", x.hit))
			page.reads(x.says)
			page.Wait(book + `.querySelector('canvas.picture')?.hidden === false`)
			var colours int
			page.Eval(`(() => {
				const c = `+book+`.querySelector('canvas.picture');
				return new Set(new Uint32Array(c.getContext('2d').getImageData(0, 0, c.width, c.height).data.buffer)).size;
			})()`, &colours)
			if colours < 100 {
				t.Errorf("the picture has %d colours", colours)
			}
			page.Screenshot(filepath.Join(pictures, "book-"+x.lang+".png"))
			page.clickOn(x.view, page.named("button", x.shut))
			page.closed()

			// By accessible names.
			page.Eval(`[...document.querySelectorAll('#mirror button')].find((b) => b.textContent === `+
				quote(t, x.rules)+`).click()`, nil)
			page.Wait(book)
			page.reads(x.says) // at the entry that was open last
			if x.view.Touch {
				page.Eval(book+`.querySelector('[data-id=contents]')?.click()`, nil)
			}
			page.Eval(page.named("searchbox", x.search)+`.focus()`, nil)
			page.write(x.query)
			page.reads(x.hit)
			page.Key(kb.Enter)
			page.reads(x.says)
			page.Wait(`document.activeElement.textContent === ` + quote(t, x.hit))
			page.Eval(page.named("link", x.see)+`.click()`, nil)
			page.Wait(`document.activeElement.textContent === ` + quote(t, x.see))
			page.Wait(book + `.querySelector('canvas.picture')?.hidden === false`)
			nodes := page.Accessible()
			for _, want := range []Node{{"dialog", x.rules}, {"heading", x.rules}, {"heading", x.see},
				{"button", x.shut}, {"image", x.see}} {
				// A screen reader may read the capitals of the style sheet.
				if !slices.ContainsFunc(nodes, func(n Node) bool {
					return n.Role == want.Role &&
						strings.EqualFold(n.Name, want.Name)
				}) {
					t.Errorf("there is no %s %q among %v", want.Role, want.Name, nodes)
				}
			}
			for _, f := range page.Axe(rig.axe(t)) {
				t.Errorf("axe: %s, %s\n%s", f.Rule, f.Help, strings.Join(f.Nodes, "\n"))
			}
			page.Key(kb.Escape)
			page.closed()
			page.TakeErrors() // failed checks for a newer build
		})
	}
}

// TestTheBookOpensAtWhatIsAsked: in a game, with its key, and with a card that is shown large.
func TestTheBookOpensAtWhatIsAsked(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small,
		`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
	page.WaitFirstDraw()
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost")
	before := h.open()
	page.Key("?")
	page.Wait(book + `?.querySelector('.asked .number')?.textContent === '3.2'`)
	page.Screenshot(filepath.Join(pictures, "book-embed.png"))
	page.Key(kb.Escape)
	page.closed()
	if after := h.open(); after != before {
		t.Errorf("after the book one can do\n%s\nand could before\n%s", after, before)
	}
	card := first(page, "card:")
	page.Press(card)
	page.Frames(3)
	page.Press("button:rules")
	page.Wait(book + `?.querySelector('canvas.picture')`)
	page.Key(kb.Escape)
	// the card is still open
	page.Wait(`!document.querySelector('dialog') && document.querySelector('#mirror [role=dialog]')`)
}

// TestABookThatDoesNotCome is reported in words, and arrives when it is requested again. No part of it is fetched
// before it is opened.
func TestABookThatDoesNotCome(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	host.Break("convoy-book-en.txt", missing)
	page := rig.Open(t, host.Site, Small, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`,
		`navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))`)
	page.WaitFirstDraw()
	for _, file := range []string{"convoy-book-en.txt", "book.js", "book.css"} {
		if n := host.Asked(file); n > 0 {
			t.Errorf("%s was asked for %d times before anybody opened a book", file, n)
		}
	}
	page.Press("button:rules")
	page.Wait(`document.querySelector('dialog')?.textContent.includes('The rules did not come; your game is safe.')`)
	page.Wait(`document.querySelector('dialog').textContent.includes('book-en.txt')`)
	page.Screenshot(filepath.Join(pictures, "book-lost.png"))
	page.Eval(`document.activeElement.click()`, nil)
	page.Wait(`document.activeElement.textContent === 'Try again'`)
	host.Break("convoy-book-en.txt", nil)
	page.Eval(`document.activeElement.click()`, nil)
	page.reads("Five cities on one road")
	page.Key(kb.Escape)
	page.closed()
	for _, e := range page.TakeErrors() {
		if !strings.Contains(e, "404") {
			t.Errorf("the page reports %s", e)
		}
	}
}

// TestThePageCarriesNoBook: the books are in files of their own.
func TestThePageCarriesNoBook(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small)
	page.WaitFirstDraw()
	has := func(files string) (in bool) {
		page.Eval(`Promise.all(`+files+`.map((name) => fetch(name).then((r) => r.arrayBuffer())))
			.then((all) => all.some((b) => new TextDecoder('latin1').decode(b).includes('Battle after battle is fought')))`, &in)
		return in
	}
	if has("tableFiles.games[0].program.map(({ name }) => name)") {
		t.Error("the program carries the book")
	}
	if !has("[tableGame.text('book-en')]") {
		t.Error("the file does not have it")
	}
}

// TestPageAndProgramReadABookAlike: in each language, the page's script finds the same as package book, by topic and by
// search.
func TestPageAndProgramReadABookAlike(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small)
	page.WaitFirstDraw()
	texts, err := games.Books()
	if err != nil {
		t.Fatal(err)
	}
	queries := []string{"immun", "4.11", "new york", "+1", "ROBOT", "kasp", "egalite", "korzet", "dzielnica", "zzz"}
	topics := []string{"card:hunter-2", "figure:total-2-moloch", "asks:target-kill", "event:mill", "part:2-1",
		"place:5", "card:nobody"}
	for lang, text := range texts {
		b, err := pages.Read(catalogue.Part(text, "convoy"))
		if err != nil {
			t.Fatal(err)
		}
		var want, got []string
		for _, q := range queries {
			hits := b.Search(q)
			line := fmt.Sprint(q, " ", len(hits))
			if len(hits) > 0 {
				line += " " + hits[0].Name()
			}
			want = append(want, line)
		}
		for _, topic := range topics {
			want = append(want, topic+" "+b.About([]string{topic}))
		}
		page.Eval(fmt.Sprintf(`Promise.all([import('./' + tableFiles.book), fetch(tableGame.text('book-%s')).then((r) => r.text())]).then(([m, file]) => {
			const b = m.parse(file.split('\n# of convoy\n')[1].split('\n# of ')[0]);
			return [...%s.map((q) => {
					const h = m.search(b, q);
					return [q, h.length, ...h.slice(0, 1).map((x) => x.rule || x.entry.id)].join(' ');
				}),
				...%s.map((x) => x + ' ' + m.about(b, [x]))];
		})`, lang, list(queries), list(topics)), &got)
		for i := range want {
			if i >= len(got) || got[i] != want[i] {
				t.Errorf("%s: the page finds %q, the program %q", lang, got[min(i, len(got)-1)], want[i])
			}
		}
	}
}

// list is texts as JavaScript.
func list(texts []string) string {
	out, _ := json.Marshal(texts) // texts have no faults
	return string(out)
}
