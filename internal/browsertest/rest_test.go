package browsertest

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"onelongnight/game/games"
	"onelongnight/internal/pack"
)

// memoryHook makes the program's memory accessible to the test.
const memoryHook = `
	const instantiate = WebAssembly.instantiate;
	WebAssembly.instantiate = async (...args) => {
		const instance = await instantiate.apply(WebAssembly, args);
		window.wasmMemory = instance.exports.mem;
		return instance;
	};`

// memory returns the size of the game's memory in bytes; it never shrinks.
func memory(page *Page) (n int) {
	page.Eval(`window.wasmMemory.buffer.byteLength`, &n)
	return n
}

// checkMemory fails if the program's memory is larger than 64 MiB.
func checkMemory(t *testing.T, page *Page) {
	t.Helper()
	const limit = 64 << 20
	n := memory(page)
	t.Logf("%.1f MiB of memory", float64(n)/(1<<20))
	if n > limit {
		t.Errorf("the program has grown to %d bytes, more than %d", n, limit)
	}
}

// BenchmarkRest measures the cost of an idle table, in percent of a core: while things move by themselves, once
// everything that may come next is baked; after a minute without input; and for comparison, an empty Ebitengine
// program.
func BenchmarkRest(b *testing.B) {
	share := func(b *testing.B, page *Page) {
		var share float64
		for b.Loop() {
			const length = 10 * time.Second
			before := busy(page)
			time.Sleep(length)
			share = (busy(page) - before) / length.Seconds()
		}
		b.ReportMetric(0, "ns/op") // of the seconds watched, which tells nothing
		b.ReportMetric(100*share, "%-of-a-core")
	}
	b.Run("empty", func(b *testing.B) {
		page := rig.Open(b, rig.Serve(b, "empty", pack.Alone("./internal/emptygame")),
			Desktop)
		page.WaitFirstDraw()
		share(b, page)
	})
	for _, kind := range games.Kinds() {
		for name, pause := range map[string]time.Duration{"living": 45 * time.Second, "left": 65 * time.Second} {
			b.Run(kind.Name()+"-"+name, func(b *testing.B) {
				page := rig.Open(b, rig.Serve(b, "game", Game).Of(kind.Name()), Lively)
				h := &hand{t: b, page: page, use: page.Press}
				h.start("moloch")
				h.wait()
				time.Sleep(pause)
				share(b, page)
			})
		}
	}
}

// busy returns for how many seconds the page's main thread has worked.
func busy(page *Page) (seconds float64) {
	page.run(performance.Enable(), chromedp.ActionFunc(func(ctx context.Context) error {
		metrics, err := performance.GetMetrics().Do(ctx)
		for _, m := range metrics {
			if m.Name == "TaskDuration" {
				seconds = m.Value
			}
		}
		return err
	}))
	return seconds
}

// BenchmarkMemory measures the memory after three games, for each game.
func BenchmarkMemory(b *testing.B) {
	for _, kind := range games.Kinds() {
		b.Run(kind.Name(), func(b *testing.B) {
			var most int
			for b.Loop() {
				page := rig.Open(b, rig.Serve(b, "game", Game).Of(kind.Name()), Lively, memoryHook,
					`localStorage.setItem('onelongnight:settings', 'speed=2 tips=off')`)
				h := &hand{t: b, page: page, use: page.Press, stay: true}
				h.start("outpost")
				for n := range 3 {
					if n > 0 {
						h.use("button:again")
						h.page.Frames(2)
					}
					h.playOut("memory", 0)
					b.Logf("%.1f MiB after %d games", float64(memory(page))/(1<<20), n+1)
				}
				most = memory(page)
			}
			b.ReportMetric(0, "ns/op") // of the games, which tells nothing
			b.ReportMetric(float64(most)/(1<<20), "MiB")
		})
	}
}
