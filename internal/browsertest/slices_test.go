package browsertest

import "testing"

// withoutWorker removes workers, and records how long every timer call takes, since the page's own thread thinks in
// those. Random numbers are the same each time, so that the opponent has equally much to think about.
const withoutWorker = `
	delete window.Worker;
	crypto.getRandomValues = (list) => list.fill(3);
	window.slices = [];
	const plain = window.setTimeout;
	window.setTimeout = (call, ms, ...rest) => plain(() => {
		const start = performance.now();
		call(...rest);
		window.slices.push(performance.now() - start);
	}, ms);`

// thinkOnPage plays against a searching level until the person's first attack. It returns what happened while the
// opponent thought about its reply: how long that took, how many frames the page drew, and the durations of the timer
// calls in ms, longest last.
func thinkOnPage(t testing.TB, level string) (ms float64, frames int, slices []float64) {
	t.Helper()
	page := rig.Open(t, rig.Serve(t, "game", Game), Small,
		`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=`+level+`');`, withoutWorker)
	h := &hand{t: t, page: page, at: page.ClickAt}
	h.use = h.page.Press
	h.start("outpost")
	h.until("keep")
	page.Eval(`(() => {
		window.slices.length = 0;
		window.drawn = 0;
		window.began = performance.now();
		const tick = () => { window.drawn++; requestAnimationFrame(tick); };
		requestAnimationFrame(tick);
	})()`, nil)
	page.Press("keep")
	h.until("done")
	page.Eval(`performance.now() - window.began`, &ms)
	page.Eval(`window.drawn`, &frames)
	page.Eval(`window.slices.sort((a, b) => a - b)`, &slices)
	return ms, frames, slices
}

// TestOpponentThinksOnThePageWhereWorkersFail: a searching level answers
// without a worker, and the page goes on drawing frames meanwhile.
func TestOpponentThinksOnThePageWhereWorkersFail(t *testing.T) {
	ms, frames, slices := thinkOnPage(t, "5")
	t.Logf("%.0f ms, %d frames, %d slices", ms, frames, len(slices))
	if len(slices) < 8 { // there are 17 to 100, depending on the load; an undivided thought would be one or two
		t.Errorf("the thought was cut into %d slices", len(slices))
	}
	// An undivided thought would allow two or three.
	if frames < 10 {
		t.Errorf("only %d frames were drawn in %d slices", frames, len(slices))
	}
}

// BenchmarkThoughtOnThePage measures how long a slice of a thought blocks the page's own thread; at most 4 ms are
// allowed.
func BenchmarkThoughtOnThePage(b *testing.B) {
	var slices []float64
	for b.Loop() {
		_, _, slices = thinkOnPage(b, "6")
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(slices[len(slices)/2], "ms-slice-p50")
	b.ReportMetric(slices[len(slices)*95/100], "ms-slice-p95")
	b.ReportMetric(slices[len(slices)-1], "ms-slice-longest")
}
