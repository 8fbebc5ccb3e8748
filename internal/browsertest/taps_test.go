package browsertest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// busyFor makes the page do nothing but count for some time, again and again with short pauses.
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

// quickTap presses and releases after some time, without waiting for the page to react.
func (p *Page) quickTap(touch bool, x, y float64, held time.Duration) {
	p.t.Helper()
	down := chromedp.Action(input.DispatchMouseEvent(input.MousePressed, x, y).WithButton(input.Left).WithClickCount(1))
	up := chromedp.Action(input.DispatchMouseEvent(input.MouseReleased, x, y).WithButton(input.Left).WithClickCount(1))
	if touch {
		down = input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: x, Y: y}})
		up = input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{})
	}
	var both sync.WaitGroup
	sent := make(chan bool, 1)
	both.Go(func() {
		p.run(chromedp.ActionFunc(func(ctx context.Context) error {
			sent <- true
			return down.Do(ctx)
		}))
	})
	<-sent
	time.Sleep(max(held, 4*time.Millisecond)) // the browser handles them in order
	both.Go(func() { p.run(up) })
	both.Wait()
}

// TestNoTapIsLost: taps of a few to 80 ms, by mouse and finger, at rest, with frames that come slowly, with a thought
// in slices between them, and with the page held up for half a second at a time. None is lost, none comes twice.
func TestNoTapIsLost(t *testing.T) {
	taps := 20 // of each kind; make soak has a thousand in all
	if long() {
		taps = 140
	}
	for name, view := range map[string]View{"mouse": Desktop, "finger": Phone} {
		t.Run(name, func(t *testing.T) {
			page := openProbe(t, view)
			before := 0
			for _, now := range []struct {
				name        string
				busy, pause int // ms
			}{{"at rest", 0, 0}, {"drawing", 40, 10}, {"thinking", 2, 14}, {"held up", 500, 60}} {
				if now.busy > 0 {
					page.Eval(fmt.Sprintf(busyFor, now.busy, now.pause), nil)
				}
				want := taps
				if now.busy > 100 {
					want /= 4 // each takes as long as the page is blocked
				}
				for range want {
					at := 20 + 200*rand.Float64()
					page.quickTap(view.Touch, at, at, time.Duration(1+rand.IntN(80))*time.Millisecond)
				}
				page.Eval(`globalThis.stopBusy?.()`, nil)
				page.Frames(3)
				var heard int
				page.Eval(`globalThis.probeTaps ?? 0`, &heard)
				if got := heard - before; got != want {
					t.Errorf("%s: of %d taps %d were heard", now.name, want, got)
				}
				before = heard
			}
		})
	}
}

// TestATapRightAfterTheStart: a tap right after the first picture counts, even while the splash is still fading and the
// page is busy.
func TestATapRightAfterTheStart(t *testing.T) {
	site := rig.Serve(t, "probe", probePlan)
	for name, view := range map[string]View{"mouse": Desktop, "finger": Phone} {
		for _, held := range []time.Duration{20 * time.Millisecond, 334 * time.Millisecond} {
			page := rig.tabBack(t, site, view)
			page.Go(site)
			page.Wait(`performance.getEntriesByName('first-draw').length`)
			page.Eval(fmt.Sprintf(busyFor, 200, 40), nil)
			page.quickTap(view.Touch, 90, 120, held)
			page.Eval(`globalThis.stopBusy()`, nil)
			page.Frames(3)
			var got int
			if page.Eval(`globalThis.probeTaps ?? 0`, &got); got != 1 {
				t.Errorf("%s: a tap of %v is heard %d times", name, held, got)
			}
		}
	}
}

// TestTouchesOfOneFrame: a finger that is lifted and put down elsewhere before the next frame, many times, makes that
// many taps and no drag; the same with the mouse.
func TestTouchesOfOneFrame(t *testing.T) {
	page := openProbe(t, Desktop)
	const taps = 200
	page.Eval(fmt.Sprintf(`{
		const canvas = document.querySelector('canvas');
		for (let i = 0; i < %d; i++) {
			const at = { pointerId: 2 + i, clientX: 20 + i, clientY: 400 - i, button: 0, bubbles: true,
				cancelable: true, pointerType: i %% 2 ? 'mouse' : 'touch' };
			canvas.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
			canvas.dispatchEvent(new PointerEvent('pointerup', { ...at, buttons: 0 }));
		}
	}`, taps), nil)
	page.Wait(fmt.Sprintf(`globalThis.probeTaps === %d`, taps))
}

// TestAWheelIsMeasured in pixels, lines and pages, and left to the browser with Ctrl.
func TestAWheelIsMeasured(t *testing.T) {
	page := openProbe(t, Desktop)
	for _, wheel := range []struct {
		script, hears string
	}{
		{`{ deltaY: 4 }`, "wheel 0 4"}, {`{ deltaX: -8, deltaY: 100 }`, "wheel -8 100"},
		{`{ deltaMode: 1, deltaY: 3 }`, "wheel 0 100"}, {`{ deltaMode: 2, deltaY: -1 }`, "wheel 0 -720"},
	} {
		page.Eval(`document.querySelector('canvas').dispatchEvent(new WheelEvent('wheel', `+wheel.script+`))`, nil)
		hears(t, page, wheel.hears)
	}
	for _, key := range []string{"ctrlKey", "metaKey"} {
		var left bool
		page.Eval(`document.querySelector('canvas').dispatchEvent(
			new WheelEvent('wheel', { deltaY: 50, cancelable: true, `+key+`: true }))`, &left)
		if page.Frames(3); !left {
			t.Errorf("with %s the browser does not get the wheel", key)
		}
		hears(t, page, "wheel 0 -720")
	}
}

// TestAPointerIsTakenAway: by the system, by another window in front, or because the mouse is released outside the
// window. Its press is cancelled, and whatever it does afterwards has no effect.
func TestAPointerIsTakenAway(t *testing.T) {
	for name, script := range map[string]string{
		"pointercancel": `canvas.dispatchEvent(new PointerEvent('pointercancel', finger))`,
		"blur":          `dispatchEvent(new Event('blur'))`,
		"outside":       `canvas.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: -5 }))`,
	} {
		t.Run(name, func(t *testing.T) {
			page := openProbe(t, Desktop)
			page.Eval(`{
				const canvas = document.querySelector('canvas');
				const finger = { pointerId: 7, pointerType: 'touch', clientX: 50, clientY: 60, bubbles: true };
				canvas.dispatchEvent(new PointerEvent('pointerdown', finger));
				`+script+`;
				canvas.dispatchEvent(new PointerEvent('pointerup', finger));
			}`, nil)
			hears(t, page, "cancelled")
			var taps int
			if page.Eval(`globalThis.probeTaps ?? 0`, &taps); taps != 0 {
				t.Errorf("it is a tap")
			}
		})
	}
}

// TestKeysAreWhatIsPrintedOnThem, wherever they lie.
func TestKeysAreWhatIsPrintedOnThem(t *testing.T) {
	page := openProbe(t, Desktop)
	for _, key := range []struct{ script, hears string }{
		{`{ key: 'm', code: 'Semicolon' }`, "key M"}, {`{ key: ',', code: 'KeyM' }`, "key ,"},
		{`{ key: 'ű', code: 'Backslash' }`, "key Ű"}, {`{ key: 'ь', code: 'KeyM' }`, "key M"},
		{`{ key: '=', code: 'Equal' }`, "key +"}, {`{ key: 'Enter', code: 'NumpadEnter' }`, "key Enter"},
	} {
		page.Eval(`document.querySelector('canvas').dispatchEvent(new KeyboardEvent('keydown', `+key.script+`))`, nil)
		hears(t, page, key.hears)
	}
}
