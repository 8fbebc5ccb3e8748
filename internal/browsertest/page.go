package browsertest

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// patience limits how long anything in the page may take. It allows for a slow machine.
const patience = 60 * time.Second

// A View is the size of a page in CSS px, and its device pixels per CSS px.
type View struct {
	Width, Height int64
	Scale         float64
	Touch         bool // a screen for fingers
	Lively        bool // on mains power: what moves by itself moves, most of a test's time without a graphics card
}

// lowBattery makes the page believe that the battery is low, for every page that is not Lively.
const lowBattery = `navigator.getBattery = async () => ({ charging: false, level: 0.15, addEventListener() {} });`

// The views to test with.
var (
	Desktop = View{Width: 1280, Height: 720, Scale: 1}
	Embed   = View{Width: 821, Height: 462, Scale: 1}
	Phone   = View{Width: 360, Height: 640, Scale: 2, Touch: true}

	// Coarse and Small have one device pixel for sixteen CSS pixels, since drawing takes most of a test's time without
	// a graphics card: one for playing a game embedded in a page, the other for tests that do not depend on the size.
	Coarse = View{Width: 821, Height: 462, Scale: 0.25}
	Small  = View{Width: 360, Height: 480, Scale: 0.25}

	Lively = View{Width: 1280, Height: 720, Scale: 1, Lively: true} // a desktop
)

// A Page is a tab with its own storage. The test fails if the page reports an error that the test does not take.
type Page struct {
	rig     *Rig
	t       testing.TB
	ctx     context.Context
	profile cdp.BrowserContextID // whose storage it uses
	close   func()

	mu       sync.Mutex
	errors   []string
	messages []string
	loads    int // of documents
}

// Open opens the site's game in a browser that has the site's files in its cache but nothing else of it: a first visit
// takes four times as much work. The scripts run before anything of the page.
func (r *Rig) Open(t testing.TB, site *Site, view View, scripts ...string) *Page {
	t.Helper()
	p := r.tabBack(t, site, view, scripts...)
	p.run(chromedp.Navigate(site.Address()))
	return p
}

// Arrive is Open for a first visit, in a browser that knows nothing of the site.
func (r *Rig) Arrive(t testing.TB, site *Site, view View, scripts ...string) *Page {
	t.Helper()
	p := r.tab(t, view, scripts...)
	p.run(chromedp.Navigate(site.Address()))
	return p
}

// Visit is Arrive without waiting for the page to load, since it may never do so.
func (r *Rig) Visit(t testing.TB, site *Site, view View, scripts ...string) *Page {
	t.Helper()
	p := r.tab(t, view, scripts...)
	p.Go(site)
	return p
}

// Go goes to a site and waits for the page itself, but not for what the page loads.
func (p *Page) Go(site *Site) {
	p.t.Helper()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		return cdp.Execute(ctx, "Page.navigate", map[string]string{"url": site.Address()}, nil)
	}))
	p.Wait(`document.getElementById('failure')`)
}

// Beside opens the site's game in another tab that shares a page's storage.
func (r *Rig) Beside(page *Page, site *Site, view View, scripts ...string) *Page {
	page.t.Helper()
	ctx, closeTab, err := r.windowOf(page.profile)
	if err != nil {
		page.t.Fatal(err)
	}
	p := r.adopt(&Page{t: page.t, ctx: ctx, profile: page.profile, close: closeTab}, view, scripts...)
	p.run(chromedp.Navigate(site.Address()))
	return p
}

// tabBack opens an empty tab of a browser that has visited the site before.
func (r *Rig) tabBack(t testing.TB, site *Site, view View, scripts ...string) *Page {
	t.Helper()
	ctx, profile, closeTab, err := r.windowBack(site)
	if err != nil {
		t.Fatal(err)
	}
	return r.adopt(&Page{t: t, ctx: ctx, profile: profile, close: closeTab}, view, scripts...)
}

// tab opens an empty tab of a new browser.
func (r *Rig) tab(t testing.TB, view View, scripts ...string) *Page {
	t.Helper()
	ctx, profile, closeTab, err := r.window()
	if err != nil {
		t.Fatal(err)
	}
	return r.adopt(&Page{t: t, ctx: ctx, profile: profile, close: closeTab}, view, scripts...)
}

// adopt prepares a tab for a test, and makes the test close it.
func (r *Rig) adopt(p *Page, view View, scripts ...string) *Page {
	t, ctx, closeTab := p.t, p.ctx, p.close
	t.Helper()
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the console says:\n%s", strings.Join(p.Console(), "\n"))
			p.keepPicture(filepath.Join(r.root, "build", "pictures", "failed-"+strings.ReplaceAll(t.Name(), "/", "-")+
				".png"))
		}
		closeTab()
		r.spent.page(p)
		for _, e := range p.TakeErrors() {
			t.Errorf("the page reports: %s", e)
		}
	})
	p.rig = r
	chromedp.ListenTarget(ctx, p.onEvent)
	if !view.Lively {
		scripts = append([]string{lowBattery}, scripts...)
	}
	p.run(
		emulation.SetDeviceMetricsOverride(view.Width, view.Height, view.Scale, view.Touch),
		emulation.SetTouchEmulationEnabled(view.Touch),
		chromedp.ActionFunc(func(ctx context.Context) error {
			for _, script := range scripts {
				if _, err := cdpage.AddScriptToEvaluateOnNewDocument(script).Do(ctx); err != nil {
					return err
				}
			}
			return nil
		}),
	)
	return p
}

// Close closes the tab before the end of the test.
func (p *Page) Close() { p.close() }

// run runs actions in the tab or ends the test.
func (p *Page) run(actions ...chromedp.Action) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Run(ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// Eval evaluates JavaScript, waits for a promise, and stores the result in into, unless that is nil.
func (p *Page) Eval(script string, into any) {
	p.t.Helper()
	p.run(chromedp.Evaluate(script, into, awaiting))
}

// Wait waits until a JavaScript expression, or the promise it returns, is true. It asks again and again from outside,
// since chromedp.Poll would need eval, which our policy forbids.
func (p *Page) Wait(condition string) {
	p.t.Helper()
	for deadline := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		var holds bool
		ctx, cancel := context.WithTimeout(p.ctx, patience)
		err := chromedp.Run(ctx, chromedp.Evaluate("Promise.resolve("+condition+").then(Boolean)", &holds, awaiting))
		cancel()
		// A page that is just loading is asked again.
		if err != nil && !strings.Contains(err.Error(), "navigated") {
			p.t.Fatal(err)
		}
		if holds {
			return
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("not true after %v: %s", patience, condition)
		}
	}
}

// WaitFirstDraw waits until the first frame is drawn and the splash screen is gone. It returns the time from navigation
// to that frame.
func (p *Page) WaitFirstDraw() time.Duration {
	p.t.Helper()
	p.Wait(`performance.getEntriesByName('first-draw').length || document.getElementById('failure')?.hidden === false`)
	if reason := p.Failure(); reason != "" {
		p.t.Fatalf("the page shows its error panel: %s", reason)
	}
	p.Wait(
		`document.getElementById('splash').hidden || getComputedStyle(document.getElementById('splash')).visibility === 'hidden'`)
	var ms float64
	p.Eval(`performance.getEntriesByName('first-draw')[0].startTime`, &ms)
	took := time.Duration(ms * float64(time.Millisecond))
	p.rig.spent.start(took)
	return took
}

// Failure returns the text of the page's error panel, "" while it is hidden.
func (p *Page) Failure() string {
	p.t.Helper()
	var reason string
	p.Eval(`document.getElementById('failure').hidden ? '' : document.getElementById('reason').textContent`, &reason)
	return reason
}

// Reload loads the page again, as for a player who comes back: storage stays.
func (p *Page) Reload() {
	p.t.Helper()
	p.run(chromedp.Reload())
}

// Screenshot writes a screenshot of the page to a PNG file.
func (p *Page) Screenshot(file string) {
	p.t.Helper()
	var png []byte
	p.run(chromedp.CaptureScreenshot(&png))
	if err := write(file, png); err != nil {
		p.t.Fatal(err)
	}
}

// keepPicture makes a screenshot of a page whose test has failed. The page may be broken or closed, so this takes
// little time and never fails the test itself.
func (p *Page) keepPicture(file string) {
	ctx, cancel := context.WithTimeout(p.ctx, 5*time.Second)
	defer cancel()
	var png []byte
	if err := chromedp.Run(ctx, chromedp.CaptureScreenshot(&png)); err != nil {
		p.t.Logf("no picture of the page: %v", err)
		return
	}
	if err := write(file, png); err != nil {
		p.t.Log(err)
		return
	}
	p.t.Logf("the page is in %s", file)
}

func write(file string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o644)
}
