package browsertest

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// busyFor has the page do nothing but count for so long, again and again with pauses that short.
const busyFor = `globalThis.stopBusy?.();
	(() => {
		const [busy, pause] = [%d, %d];
		let timer = 0;
		const work = () => {
			for (const end = performance.now() + busy; performance.now() < end; );
			timer = setTimeout(work, pause);
		};
		globalThis.stopBusy = () => clearTimeout(timer);
		work();
	})()`

// quickTap presses and lets go again after some time, without waiting for the page to have heard of it.
func (p *Page) quickTap(touch bool, x, y float64, held time.Duration) {
	p.t.Helper()
	down := chromedp.Action(input.DispatchMouseEvent(input.MousePressed, x, y).WithButton(input.Left).WithClickCount(1))
	up := chromedp.Action(input.DispatchMouseEvent(input.MouseReleased, x, y).WithButton(input.Left).WithClickCount(1))
	if touch {
		down = input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: x, Y: y}})
		up = input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{})
	}
	var both sync.WaitGroup
	both.Go(func() { p.run(down) })
	time.Sleep(held)
	both.Go(func() { p.run(up) })
	both.Wait()
}

// TestNoTapIsLost: taps of 1 to 80 ms, by mouse and finger, at rest, with frames that come slowly, and with the page
// held up for half a second at a time. None is lost, none comes twice.
func TestNoTapIsLost(t *testing.T) {
	taps := 40 // of each; the soak has a thousand in all
	if soaks() {
		taps = 170
	}
	for _, now := range []struct {
		name        string
		busy, pause int // ms
	}{{"at rest", 0, 0}, {"drawing", 40, 10}, {"held up", 500, 60}} {
		for name, view := range map[string]View{"mouse": Desktop, "finger": Phone} {
			t.Run(now.name+", "+name, func(t *testing.T) {
				page := openProbe(t, view)
				if now.busy > 0 {
					page.Eval(fmt.Sprintf(busyFor, now.busy, now.pause), nil)
				}
				want := taps
				if now.busy > 100 {
					want = min(taps, 12+taps/4) // each takes as long as the page is held up
				}
				for range want {
					at := 20 + 200*rand.Float64()
					page.quickTap(view.Touch, at, at, time.Duration(1+rand.IntN(80))*time.Millisecond)
				}
				page.Eval(`globalThis.stopBusy?.()`, nil)
				page.Frames(3)
				var got int
				page.Eval(`globalThis.probeTaps ?? 0`, &got)
				if got != want {
					t.Errorf("of %d taps %d were heard", want, got)
				}
			})
		}
	}
}
