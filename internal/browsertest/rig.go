// Package browsertest plays the packed game in a real, headless Chromium. It tests exactly what players get: wasm,
// page, content security policy and all.
package browsertest

import (
	"context"
	"errors"
	"flag"
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

// A Rig is a running browser. Each page opened in it has its own empty storage.
type Rig struct {
	root    string // of the module
	temp    string // where the packs are
	browser context.Context
	stops   []func() // called by Stop, last one first
	spent   spent

	mu      sync.Mutex
	sites   map[string]*Site     // served, by name
	origins map[string]string    // the same sites, by address
	visited cdp.BrowserContextID // the profile of pages that have visited before
	keeper  context.Context      // a tab of that profile that stays open
	inUse   bool                 // an open page has that profile
	before  target.ID            // the last page that had it
}

// Start starts Chromium. Call Stop afterwards, even after an error.
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
	options := flags(path)
	if !measuring() {
		options = append(options, chromedp.Flag("js-flags", "--liftoff-only"))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	r.stops = append(r.stops, stop)
	browser, stop := chromedp.NewContext(allocator)
	r.stops = append(r.stops, stop)
	r.browser = browser
	if err := tie(browser); err != nil {
		return r, fmt.Errorf("start %s: %w", path, err)
	}
	return r, nil
}

// measuring reports whether benchmarks are run. Other tests spend a sixth of their time, on two cores, on V8's second
// compiler, which makes faster code of what it sees is used much: they do without. Package engines tests that code too.
func measuring() bool { return flag.Lookup("test.bench").Value.String() != "" }

// tie creates the tab or browser of a context if there is none yet. The first chromedp.Run does that, and must not have
// a time limit of its own.
func tie(ctx context.Context) error {
	return patiently(func() error { return chromedp.Run(ctx) })
}

// patiently runs a function that accepts no time limit, and stops waiting for it when it takes too long.
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

// do performs an action of the browser itself, which needs no tab.
func (r *Rig) do(action func(ctx context.Context) error) error {
	ctx, cancel := context.WithTimeout(r.browser, patience)
	defer cancel()
	return action(cdp.WithExecutor(ctx, chromedp.FromContext(r.browser).Browser))
}

// flags returns the command line of a browser for tests.
func flags(path string) []chromedp.ExecAllocatorOption {
	return append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.Flag("headless", "new"),
		chromedp.Flag("no-sandbox", true),         // root, as in a CI container, has no sandbox
		chromedp.Flag("use-angle", "swiftshader"), // WebGL without a graphics card
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("hide-scrollbars", true),
		// Without this, each window would also draw two pages of the browser's own for its address bar, and Debian's
		// flags would make software draw everything as a graphics card would. Together that is a fifth of a test's
		// time.
		chromedp.Flag("disable-features", "Translate,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"),
		chromedp.Flag("disable-gpu-rasterization", true),
		chromedp.NoFirstRun,
		chromedp.WSURLReadTimeout(time.Minute), // two cores may be busy compiling
	)
}

// Stop ends the browser and removes the packs.
func (r *Rig) Stop() {
	for i := len(r.stops) - 1; i >= 0; i-- {
		_ = patiently(func() error { r.stops[i](); return nil }) // too late to fail a test
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
		// The profile may already have gone with its last tab.
		_ = r.do(target.DisposeBrowserContext(profile).Do)
	}, nil
}

// windowBack opens an empty tab with the profile that has visited a site before: its caches are full and its storage is
// empty. If another page has that profile, or if the test made the site itself, it opens a new window instead.
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

// gone waits until the previous page has closed, since it still saves something while closing.
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

// targets returns the browser's pages, frames and workers.
func (r *Rig) targets() (list []*target.Info, err error) {
	err = r.do(func(ctx context.Context) (err error) {
		list, err = target.GetTargets().Do(ctx)
		return err
	})
	return list, err
}

// forget clears what a site's game has stored, including the copy in the cache storage, but keeps the cached files.
// Only a page can reach its caches, so this opens one that does nothing.
func forget(origin string) chromedp.Tasks {
	return chromedp.Tasks{
		chromedp.Navigate(origin + "/sw.js"),
		chromedp.Evaluate(`caches.keys()
			.then((names) => Promise.all(names.map((name) => name.endsWith('-kept') && caches.delete(name))))`, nil, awaiting),
		storage.ClearDataForOrigin(origin, "cookies,local_storage,indexeddb"),
		chromedp.Navigate("about:blank"),
	}
}

// windowOf opens an empty tab that uses the storage of a profile. Each tab gets its own window: Chromium draws only the
// front tab of a window, and has no window yet for a new profile.
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

// chromium returns the path of a browser.
func chromium() (string, error) {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("no Chromium found; on Debian or Ubuntu: apt-get install chromium")
}

// A Site is a pack being served.
type Site struct {
	URL string // ends in a slash
	Dir string // of its files
	At  string // where pages are opened: "#" and a game's name, "" for the shelf or a page without one
}

// Of returns the site, opened at a game.
func (s *Site) Of(game string) *Site { return &Site{URL: s.URL, Dir: s.Dir, At: "#" + game} }

// Shelf returns the site, opened at its shelf.
func (s *Site) Shelf() *Site { return &Site{URL: s.URL, Dir: s.Dir} }

// Address returns the address that the site's pages are opened at. With it the page logs why a touch does nothing, and
// a failing test shows that log.
func (s *Site) Address() string { return s.URL + "?trace" + s.At }

// Game is the plan with the real games. Its pages open at the first game, see [Site.Of] and [Site.Shelf].
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
