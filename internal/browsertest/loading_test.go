package browsertest

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
)

// loadHook records when the first button appears beside the canvas, and how much the layout shifted.
const loadHook = `
	window.jumped = 0;
	new PerformanceObserver((list) => list.getEntries().forEach((e) => {
		window.jumped += e.value;
		console.log('moved', ...e.sources.map((s) => (s.node?.id || s.node?.nodeName) + JSON.stringify([s.previousRect, s.currentRect])));
	})).observe({ type: 'layout-shift', buffered: true });
	addEventListener('DOMContentLoaded', () => {
		const mirror = document.getElementById('mirror');
		const look = () => mirror.querySelector('button') && !performance.getEntriesByName('playable').length && performance.mark('playable');
		new MutationObserver(look).observe(mirror, { childList: true, subtree: true });
	});`

// A line is a network connection.
type line struct {
	name    string
	bytes   float64 // per second, −1 for no limit
	latency float64 // ms
}

var lines = []line{{"this-machine", -1, 0}, {"4G", 9e6 / 8, 60}, {"slow-4G", 1.6e6 / 8, 150},
	{"slow-3G", 400e3 / 8, 400}}

// loaded are the times of one visit, in ms after navigation.
type loaded struct {
	Paint, Drawn, Playable float64
	Jumped                 float64 // layout shift while loading; 0 is best
}

// facts waits until the game is drawn, however slow the line, and returns the times.
func facts(t testing.TB, page *Page, long time.Duration) (l loaded) {
	t.Helper()
	for end := time.Now().Add(long); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		var drawn bool
		page.Eval(`performance.getEntriesByName('first-draw').length > 0`, &drawn)
		if drawn {
			break
		}
	}
	page.WaitFirstDraw()
	page.Eval(`(() => {
		const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
		return { Paint: at('first-contentful-paint'), Drawn: at('first-draw'), Playable: at('playable') || at('first-draw'), Jumped: window.jumped };
	})()`, &l)
	return l
}

// visit opens the site over a line.
func visit(t testing.TB, site *Site, over line) *Page {
	t.Helper()
	page := rig.tab(t, Desktop, loadHook)
	if over.bytes > 0 { // measuring has a cost of its own
		page.run(network.Enable(), network.EmulateNetworkConditions(false, over.latency, over.bytes, over.bytes))
	}
	page.Go(site)
	return page
}

// TestNothingJumpsWhileLoading: from the first paint to the first frame nothing moves on the page, and the
// game is drawn at once when it is loaded again.
func TestNothingJumpsWhileLoading(t *testing.T) {
	page := visit(t, rig.Serve(t, "game", Game), lines[0])
	l := facts(t, page, patience)
	t.Logf("first paint %.0f ms, first frame %.0f ms, playable %.0f ms", l.Paint, l.Drawn, l.Playable)
	if l.Jumped != 0 || l.Paint == 0 || l.Paint > l.Drawn {
		t.Errorf("the page jumps by %g; painted at %g ms, drawn at %g", l.Jumped, l.Paint, l.Drawn)
	}
}

// offline visits a site until the browser has all of it, and takes the line away.
func offline(b *testing.B, site *Site) *Page {
	b.Helper()
	host := ServeBadly(b, site)
	page := visit(b, host.Site, lines[0])
	facts(b, page, patience)
	page.kept()
	host.Down(true)
	return page
}

// BenchmarkLoading measures when a visitor sees something, sees the first frame of a game, and can play: over several
// kinds of lines, then offline, for each game by its own address, and for an empty Ebitengine program.
func BenchmarkLoading(b *testing.B) {
	games, empty := rig.Serve(b, "small-game", SmallGame), rig.Serve(b, "small-empty", Empty)
	programs := map[string]*Site{"empty": empty}
	for _, g := range SmallGame.Games {
		programs[g.Name] = games.Of(g.Name)
	}
	for name, site := range programs {
		for _, over := range lines[:3] {
			b.Run(name+"/"+over.name, func(b *testing.B) {
				for b.Loop() {
					page := visit(b, site, over)
					facts(b, page, 5*time.Minute).report(b)
					page.Close()
				}
			})
		}
		b.Run(name+"/again-offline", func(b *testing.B) {
			page := offline(b, site)
			for b.Loop() {
				page.Reload()
				facts(b, page, patience).report(b)
			}
			page.TakeErrors()
		})
	}
	b.Run("from-the-shelf/again-offline", func(b *testing.B) { // against the first game's again-offline
		page := offline(b, games.Of(SmallGame.Games[0].Name))
		for b.Loop() {
			page.toShelf()
			var took float64
			page.Eval(`new Promise((done) => {
				const start = performance.now();
				addEventListener('table-ready', () => done(performance.now() - start));
				document.getElementById('new-`+SmallGame.Games[0].Name+`').click();
			})`, &took)
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(took, "ms-to-first-draw")
		}
		page.TakeErrors()
	})
}

// BenchmarkShelf measures when the shelf is painted, when it can be used, and when all covers are there, with an empty
// cache.
func BenchmarkShelf(b *testing.B) {
	site := rig.Serve(b, "small-game", SmallGame).Shelf()
	for _, over := range lines {
		b.Run(over.name, func(b *testing.B) {
			for b.Loop() {
				page := visit(b, site, over)
				page.Wait(`document.readyState === 'complete'
					&& performance.getEntriesByName('first-contentful-paint').length`)
				var l struct{ Paint, Usable, Covers float64 }
				page.Eval(`({
					Paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
					Usable: performance.getEntriesByName('shelf-shown')[0].startTime,
					Covers: Math.max(...performance.getEntriesByType('resource')
						.filter((e) => /jpg$/.test(e.name)).map((e) => e.responseEnd)),
				})`, &l)
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(l.Paint, "ms-to-first-paint")
				b.ReportMetric(l.Usable, "ms-to-usable")
				b.ReportMetric(l.Covers, "ms-to-covers")
				page.Close()
			}
		})
	}
}

func (l loaded) report(b *testing.B) {
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(l.Paint, "ms-to-first-paint")
	b.ReportMetric(l.Drawn, "ms-to-first-draw")
	b.ReportMetric(l.Playable, "ms-to-playable")
	b.ReportMetric(l.Jumped, "layout-shift")
}
