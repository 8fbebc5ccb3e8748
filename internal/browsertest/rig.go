// Package browsertest plays the packed game in a real, headless Chromium: what it tests is what
// players get, wasm, page, policy and all.
package browsertest

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"onelongnight/internal/pack"
	"onelongnight/internal/web"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// A Rig is one running browser. Each page opened in it has empty storage of its own.
type Rig struct {
	root    string // of the module
	temp    string // holds the packs
	browser context.Context
	stops   []func() // last one first
	spent   spent

	mu      sync.Mutex
	sites   map[string]*Site     // what is served, by name
	origins map[string]string    // of those, by address
	visited cdp.BrowserContextID // the profile of pages that were there before
	keeper  context.Context      // a tab of it, which stays
	inUse   bool                 // by an open page
	before  target.ID            // the last page that had it
}

// Start starts Chromium. Stop must be called, also after an error.
func Start() (*Rig, error) {
	r := &Rig{sites: map[string]*Site{}, origins: map[string]string{}}
	path, err := chromium()
	if err != nil {
		return r, err
	}
	if r.root, err = pack.Root(context.Background()); err != nil {
		return r, err
	}
	if r.temp, err = os.MkdirTemp("", "onelongnight-browsertest-"); err != nil {
		return r, err
	}
	r.stops = append(r.stops, func() { os.RemoveAll(r.temp) })
	allocator, stop := chromedp.NewExecAllocator(context.Background(), flags(path)...)
	r.stops = append(r.stops, stop)
	browser, stop := chromedp.NewContext(allocator)
	r.stops = append(r.stops, stop)
	r.browser = browser
	if err := tie(browser); err != nil {
		return r, fmt.Errorf("start %s: %w", path, err)
	}
	return r, nil
}

// tie ties a context to its tab or its browser, which it begins if there is none. That takes the first Run, which must
// not have a time limit of its own.
func tie(ctx context.Context) error {
	return patiently(func() error { return chromedp.Run(ctx) })
}

// patiently does something that takes no time limit, and leaves it alone when it takes too long.
func patiently(do func() error) error {
	done := make(chan error, 1)
	go func() { done <- do() }()
	select {
	case err := <-done:
		return err
	case <-time.After(patience / 2):
		return fmt.Errorf("no answer for %v", patience/2)
	}
}

// do does something with the browser itself, which no tab has to be there for.
func (r *Rig) do(action func(ctx context.Context) error) error {
	ctx, cancel := context.WithTimeout(r.browser, patience)
	defer cancel()
	return action(cdp.WithExecutor(ctx, chromedp.FromContext(r.browser).Browser))
}

// flags start a browser for tests.
func flags(path string) []chromedp.ExecAllocatorOption {
	return append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.Flag("headless", "new"),
		chromedp.Flag("no-sandbox", true),         // there is none for root, as in a CI container
		chromedp.Flag("use-angle", "swiftshader"), // WebGL without a graphics card
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("hide-scrollbars", true),
		// Each window would draw two pages of the browser's own for its address line, and Debian would have software
		// draw everything as a graphics card would: a fifth of the time of a test.
		chromedp.Flag("disable-features", "Translate,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"),
		chromedp.Flag("disable-gpu-rasterization", true),
		chromedp.NoFirstRun,
		chromedp.WSURLReadTimeout(time.Minute), // two cores may be busy compiling
	)
}

// Stop ends the browser and removes what was built.
func (r *Rig) Stop() {
	for i := len(r.stops) - 1; i >= 0; i-- {
		_ = patiently(func() error { r.stops[i](); return nil }) // the tests have said what they have to
	}
}

// Main is the body of a TestMain: it starts a rig for the tests, runs them and returns the exit code.
func Main(m *testing.M, rig **Rig) int {
	r, err := Start()
	defer r.Stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "browser tests cannot run:", err)
		return 1
	}
	*rig = r
	defer r.spent.report(os.Stderr)
	return m.Run()
}

// window opens an empty tab with a profile of its own.
func (r *Rig) window() (ctx context.Context, profile cdp.BrowserContextID, shut func(), err error) {
	err = r.do(func(ctx context.Context) (err error) {
		profile, err = target.CreateBrowserContext().Do(ctx)
		return err
	})
	if err != nil {
		return nil, "", nil, err
	}
	ctx, stop, err := r.windowOf(profile)
	if err != nil {
		return nil, "", nil, err
	}
	return ctx, profile, func() {
		stop()
		// The profile may already be gone with its last tab.
		_ = r.do(target.DisposeBrowserContext(profile).Do)
	}, nil
}

// windowBack opens an empty tab with the profile that has visited a site before: its caches are full, and nothing is
// stored. While another page has that profile, or if the site is one of the test's own, it is a window like any other.
func (r *Rig) windowBack(site *Site) (ctx context.Context, profile cdp.BrowserContextID, shut func(), err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	origin, ok := r.origins[site.URL]
	if r.inUse || !ok {
		return r.window()
	}
	if r.visited == "" {
		if r.keeper, r.visited, _, err = r.window(); err != nil {
			return nil, "", nil, err
		}
	}
	if err := r.gone(); err != nil {
		return nil, "", nil, err
	}
	limited, cancel := context.WithTimeout(r.keeper, patience)
	defer cancel()
	if err := chromedp.Run(limited, forget(origin)); err != nil {
		return nil, "", nil, fmt.Errorf("forget what was kept: %w", err)
	}
	ctx, stop, err := r.windowOf(r.visited)
	if err != nil {
		return nil, "", nil, err
	}
	r.inUse, r.before = true, chromedp.FromContext(ctx).Target.TargetID
	return ctx, r.visited, sync.OnceFunc(func() {
		stop()
		r.mu.Lock()
		defer r.mu.Unlock()
		r.inUse = false
	}), nil
}

// gone waits until the page before has gone, which keeps something while it goes.
func (r *Rig) gone() error {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		targets, err := r.targets()
		if err != nil {
			return err
		}
		if !slices.ContainsFunc(targets, func(t *target.Info) bool { return t.TargetID == r.before }) {
			return nil
		}
	}
	return errors.New("the page before does not go")
}

// targets are the browser's pages, frames and workers.
func (r *Rig) targets() (list []*target.Info, err error) {
	err = r.do(func(ctx context.Context) (err error) {
		list, err = target.GetTargets().Do(ctx)
		return err
	})
	return list, err
}

// forget clears what a game of a site has kept, the copy among the caches too, and leaves the files there. The caches
// are those of a page, so it opens one that does nothing.
func forget(origin string) chromedp.Tasks {
	return chromedp.Tasks{
		chromedp.Navigate(origin + "/sw.js"),
		chromedp.Evaluate(`caches.keys()
			.then((names) => Promise.all(names.map((name) => name.endsWith('-kept') && caches.delete(name))))`, nil, awaiting),
		storage.ClearDataForOrigin(origin, "cookies,local_storage,indexeddb"),
		chromedp.Navigate("about:blank"),
	}
}

// windowOf opens an empty tab on a storage. A window for each, as Chromium has none yet for a new storage, and draws
// only the front tab of a window.
func (r *Rig) windowOf(profile cdp.BrowserContextID) (ctx context.Context, stop func(), err error) {
	var tab target.ID
	err = r.do(func(ctx context.Context) (err error) {
		tab, err = target.CreateTarget("about:blank").WithBrowserContextID(profile).WithNewWindow(true).Do(ctx)
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	ctx, cancel := chromedp.NewContext(r.browser, chromedp.WithTargetID(tab))
	if err := tie(ctx); err != nil {
		cancel()
		return nil, nil, err
	}
	return ctx, cancel, nil
}

// chromium finds a browser.
func chromium() (string, error) {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("no Chromium found; on Debian or Ubuntu: apt-get install chromium")
}

// A Site is a pack that is being served.
type Site struct {
	URL string // ends in a slash
	Dir string // of its files
	At  string // what pages are opened at: "#" and the name of a game, "" for the shelf or a page without one
}

// Of is the site, opened at a game.
func (s *Site) Of(game string) *Site { return &Site{URL: s.URL, Dir: s.Dir, At: "#" + game} }

// Shelf is the site, opened at its shelf.
func (s *Site) Shelf() *Site { return &Site{URL: s.URL, Dir: s.Dir} }

// Address is what a page of the site is opened at. It has the page say in the console why a touch does nothing, which
// is shown where a test fails.
func (s *Site) Address() string { return s.URL + "?trace" + s.At }

// Game is the plan of the real games. Pages are opened at the first, see [Site.Of] and [Site.Shelf].
var Game = pack.Plan{Games: pack.Shelf()}

// Serve builds plan under name and serves it, once for all tests that ask for that name.
func (r *Rig) Serve(t testing.TB, name string, plan pack.Plan) *Site {
	t.Helper()
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.sites[name] == nil {
		site, err := r.serve(name, plan)
		if err != nil {
			t.Fatal(err)
		}
		r.sites[name] = site
	}
	return r.sites[name]
}

// serve builds a plan and serves it until the rig stops.
func (r *Rig) serve(name string, plan pack.Plan) (*Site, error) {
	plan.Root, plan.Out = r.root, filepath.Join(r.temp, name)
	if err := pack.Build(context.Background(), plan); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(plan.Out)
	if err != nil {
		return nil, err
	}
	r.stops = append(r.stops, func() { root.Close() })
	listener, err := web.Listen("127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	server := &http.Server{Handler: web.Handler(root), ReadHeaderTimeout: 10 * time.Second}
	go server.Serve(listener)
	r.stops = append(r.stops, func() { server.Close() })
	origin := "http://" + listener.Addr().String()
	r.origins[origin+"/"] = origin
	site := &Site{URL: origin + "/", Dir: plan.Out}
	if len(plan.Games) > 1 {
		site = site.Of(plan.Games[0].Name)
	}
	return site, nil
}
