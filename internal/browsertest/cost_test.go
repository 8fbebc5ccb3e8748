package browsertest

import (
	"slices"
	"testing"
	"time"

	"onelongnight/game/games"
	"onelongnight/internal/pack"
)

// frameHook measures the program's time in each frame, and counts its draw calls. Time inside WebGL is counted
// separately: with software rendering, as here, it is mostly waiting.
const frameHook = drawHook + `
	window.frames = [];
	window.inside = 0;
	for (const [name, { value }] of
		Object.entries(Object.getOwnPropertyDescriptors(WebGL2RenderingContext.prototype))) {
		if (typeof value !== 'function') continue;
		WebGL2RenderingContext.prototype[name] = function (...args) {
			const start = performance.now();
			try { return value.apply(this, args); } finally { window.inside += performance.now() - start; }
		};
	}
	const request = window.requestAnimationFrame;
	window.requestAnimationFrame = (callback) => request((time) => {
		const drawn = window.drawn, inside = window.inside, start = performance.now();
		callback(time);
		if (window.drawn > drawn) {
			const gl = window.inside - inside;
			window.frames.push({ ms: performance.now() - start - gl, gl, calls: window.drawn - drawn });
		}
	});`

// sameDeal makes the page deal the same games at every visit, so that frames of the same game are compared.
const sameDeal = `
	let last = 1;
	crypto.getRandomValues = (list) => {
		for (let i = 0; i < list.length; i++) {
			last = Math.imul(last, 1103515245) + 12345 & 0x7fffffff;
			list[i] = last >> 16;
		}
		return list;
	};`

// cost is what frames took that drew something: of the program's time in ms, the median and the 95th percentile; and
// the median number of draw calls.
type cost struct {
	frames     int
	p50, p95   float64
	gl         float64 // ms inside WebGL, the median
	calls, max int
}

func costOf(t testing.TB, page *Page) cost {
	t.Helper()
	var frames []struct {
		MS    float64 `json:"ms"`
		GL    float64 `json:"gl"`
		Calls int     `json:"calls"`
	}
	page.Eval(`window.frames.splice(0)`, &frames)
	if len(frames) == 0 {
		t.Fatal("no frame was drawn, so the count is broken")
	}
	var ms, gl []float64
	var calls []int
	for _, f := range frames {
		ms, gl, calls = append(ms, f.MS), append(gl, f.GL), append(calls, f.Calls)
	}
	slices.Sort(ms)
	slices.Sort(gl)
	slices.Sort(calls)
	n := len(frames)
	return cost{n, ms[n/2], ms[n*95/100], gl[n/2], calls[n/2], calls[n-1]}
}

func (c cost) report(b *testing.B) {
	b.ReportMetric(0, "ns/op") // of the seconds watched, which tells nothing
	b.ReportMetric(float64(c.frames), "frames")
	b.ReportMetric(c.p50, "ms-p50")
	b.ReportMetric(c.p95, "ms-p95")
	b.ReportMetric(c.gl, "gl-ms-p50")
	b.ReportMetric(float64(c.calls), "draws-p50")
	b.ReportMetric(float64(c.max), "draws-max")
}

// coarse is a lively desktop with one device pixel for sixteen CSS pixels. The program does the same work in each
// frame, but software rendering takes hardly any time, which would otherwise be most of what is measured.
var coarse = View{Width: Desktop.Width, Height: Desktop.Height, Scale: 0.25, Lively: true}

// BenchmarkFrames measures the cost of frames: of a game played at normal speed, with battles, flights and fires, and
// of an empty Ebitengine program. The first moments of a game, which bake its pictures, are not counted.
func BenchmarkFrames(b *testing.B) {
	b.Run("empty", func(b *testing.B) {
		page := rig.Open(b, rig.Serve(b, "empty", pack.Alone("./internal/emptygame")),
			coarse, frameHook)
		page.WaitFirstDraw()
		for b.Loop() {
			page.Eval(`window.frames = []`, nil)
			time.Sleep(5 * time.Second)
			costOf(b, page).report(b)
		}
	})
	for _, kind := range games.Kinds() {
		b.Run(kind.Name(), func(b *testing.B) {
			page := rig.Open(b, rig.Serve(b, "game", Game).Of(kind.Name()), coarse, frameHook, sameDeal)
			h := &hand{t: b, page: page, use: page.Press}
			page.WaitFirstDraw()
			const plays = `document.querySelector('#mirror [data-id^="button:play-"]')` // whatever its sides are
			page.Wait(plays)
			page.Eval(plays+`.click()`, nil)
			h.readAbout()
			for b.Loop() {
				watch(page, 10*time.Second)
				page.Eval(`window.frames = []`, nil)
				watch(page, 60*time.Second)
				costOf(b, page).report(b)
			}
		})
	}
}

// watch plays like somebody who watches what is shown, thinks for a moment, and moves.
func watch(page *Page, length time.Duration) {
	const moment = 1500 * time.Millisecond
	free := time.Now()
	for end := time.Now().Add(length); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		buttons := page.Buttons()
		id := choose(buttons)
		if id == "" || has(buttons, "button:skip") {
			free = time.Now()
			continue
		}
		if time.Since(free) > moment {
			page.Press(id)
			free = time.Now()
		}
	}
}
