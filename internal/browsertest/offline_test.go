package browsertest

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// kept waits until the service worker has stored the game and serves the page.
func (p *Page) kept() {
	p.t.Helper()
	p.Wait(`navigator.serviceWorker.controller && caches.match('kept-' + tableRoute.game())`)
}

// TestPlaysWithoutANetwork: after the first visit the network goes, the page is loaded again, and a game
// is played against the worker; in make soak to its end.
func TestPlaysWithoutANetwork(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	page := rig.Open(t, host.Site, Small, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=3')`,
		askHook)
	page.WaitFirstDraw()
	page.kept()
	host.Down(true)
	page.Reload()
	h := &hand{t: t, page: page, use: page.Press, stay: true}
	h.start("outpost")
	if long() {
		t.Logf("%d decisions", h.playOut("offline", 0))
	} else {
		for range 6 {
			buttons, _ := h.wait()
			page.Press(choose(buttons))
			page.Frames(2)
		}
		h.open()
		var asked int
		page.Eval(`window.asked`, &asked)
		if asked == 0 {
			t.Error("the worker was not asked")
		}
		h.reload()
	}
	page.TakeErrors() // of looks for a newer build
}

// TestAFirstInstallIsTriedAgain: if a file was missing at the first visit, the page stores it as soon as it is
// available. A page that was loaded without the service worker is served by it again.
func TestAFirstInstallIsTriedAgain(t *testing.T) {
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	host.Break("licenses.txt", missing)
	page := rig.Arrive(t, host.Site, Small)
	page.WaitFirstDraw()
	for range 2 {
		page.Wait(`navigator.serviceWorker.getRegistration().then((r) => !r)`)
		page.TakeErrors()
		page.Eval(`dispatchEvent(new Event('online'))`, nil)
		page.Wait(`navigator.serviceWorker.getRegistration().then((r) => r)`)
	}
	page.Wait(`navigator.serviceWorker.getRegistration().then((r) => !r)`)
	host.Break("licenses.txt", nil)
	page.Eval(`dispatchEvent(new Event('online'))`, nil)
	page.kept()
	page.TakeErrors()

	page.run(cdppage.Reload().WithIgnoreCache(true))
	page.WaitFirstDraw()
	page.kept()
}

// askHook counts the questions to workers.
const askHook = `
	window.asked = 0;
	const post = Worker.prototype.postMessage;
	Worker.prototype.postMessage = function (...args) { window.asked++; return post.apply(this, args); };`

// build returns a copy of a site that differs as little as a new build can: in the last line of the page.
func build(t *testing.T, site *Site, name string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(site.Dir)); err != nil {
		t.Fatal(err)
	}
	change := func(file string, do func(text string) string) (before, after string) {
		data, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			t.Fatal(err)
		}
		text := do(string(data))
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return sum(data), sum([]byte(text))
	}
	before, after := change("index.html", func(text string) string { return text + "<!--" + name + "-->" })
	change("sw.js", func(text string) string {
		if strings.Count(text, before) != 1 {
			t.Fatal("the list of files does not have the page's hash")
		}
		return strings.Replace(strings.Replace(text, before, after, 1), "const build = '", "const build = '"+name, 1)
	})
	return dir
}

// nameOf is an expression for the build that the page belongs to, "" for the first.
const nameOf = `(document.lastChild.nodeType === Node.COMMENT_NODE ? document.lastChild.data : '')`

// look makes the browser check for a newer build, and returns whether it could.
func (p *Page) look() {
	p.t.Helper()
	p.Eval(`navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true, () => true)`, nil)
}

// TestAnUpdateWaitsForThePlayer: a newer build comes in the background, says so on the first screen and
// not in a game, and is used when the player wants it; the game that was under way goes on.
func TestAnUpdateWaitsForThePlayer(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	host := ServeBadly(t, site)
	page := rig.Open(t, host.Site, Small, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("moloch")
	before := h.open()
	page.kept()

	// A broken build is never used: one has a missing file, one a file with the wrong content.
	broken := build(t, site, "broken")
	for _, f := range []fault{{file: "style.css", serve: missing},
		{file: "licenses.txt", serve: text("text/plain", "something else")}} {
		host.Break(f.file, f.serve)
		change(t, filepath.Join(broken, "sw.js"), f.file)
		host.Deploy(broken)
		page.look()
		page.Wait(`navigator.serviceWorker.getRegistration().then((r) => !r.installing && !r.waiting)`)
		host.Break(f.file, nil)
		host.Down(true)
		page.Reload()
		page.WaitFirstDraw()
		page.Wait(nameOf + ` === ''`)
		host.Down(false)
	}
	page.TakeErrors()

	host.Deploy(build(t, site, "second"))
	page.look()
	page.Wait(`navigator.serviceWorker.getRegistration().then((r) => r.waiting)`)
	buttons, _ := h.wait()
	if has(buttons, "button:update") {
		t.Error("the update is offered in a game")
	}
	page.Press("button:menu")
	h.until("button:title")
	page.Press("button:title")
	h.until("button:update")
	page.Wait(nameOf + ` === ''`)
	page.Screenshot(filepath.Join(pictures, "update.png"))
	page.Press("button:update")
	page.Wait(`document.readyState === 'complete' && ` + nameOf + ` === 'second'`)
	page.WaitFirstDraw()
	if now := h.open(); now != before {
		t.Errorf("after the update one can do\n%s\nand could before\n%s", now, before)
	}
	page.Wait(`caches.keys().then((names) => {
		const builds = names.filter((name) => !name.endsWith('-kept')); // nor the games
		return builds.length === 1 && builds[0].includes(':second');
	})`)
	page.TakeErrors()
}

// change makes a copy of a service worker that expects another content of a file.
func change(t *testing.T, name, file string) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	base, ext, _ := strings.Cut(file, ".")
	text := string(data)
	at := strings.Index(text, `["`+base+".")
	if at < 0 || !strings.Contains(text[at:], "."+ext+`","`) {
		t.Fatalf("%s is not in the list", file)
	}
	from := at + strings.Index(text[at:], `","`) + len(`","`)
	text = text[:from] + sum([]byte(file)) + text[from+64:]
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestCanBeInstalled asks Chromium what prevents installing the game: nothing must.
func TestCanBeInstalled(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small)
	page.WaitFirstDraw()
	page.kept()
	var answer struct {
		Errors []struct {
			ID string `json:"errorId"`
		} `json:"installabilityErrors"`
	}
	var manifest struct {
		URL    string `json:"url"`
		Errors []any  `json:"errors"`
	}
	page.run(chromedp.ActionFunc(func(ctx context.Context) error {
		if err := cdp.Execute(ctx, "Page.getAppManifest", nil, &manifest); err != nil {
			return err
		}
		return cdp.Execute(ctx, "Page.getInstallabilityErrors", nil, &answer)
	}))
	if !strings.HasSuffix(manifest.URL, "manifest.webmanifest") || len(manifest.Errors) > 0 {
		t.Errorf("the manifest %q has errors %v", manifest.URL, manifest.Errors)
	}
	for _, e := range answer.Errors {
		if e.ID != "in-incognito" { // the tests' pages are all such
			t.Errorf("not installable: %s", e.ID)
		}
	}
}
