package browsertest

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"

	"onelongnight/game/games"
)

// paceScript makes the screen draw window.hertz times a second.
const paceScript = `window.hertz = 60;
	window.requestAnimationFrame = (frame) => setTimeout(() => frame(performance.now()), 1000 / window.hertz);`

// tightest is the smallest window that must work, with the largest letters.
var tightest = View{Width: 320, Height: 480, Scale: 1}

// TestAnyHandOnAnyScreen: in the smallest window, with letters of 200 %, the system's own colours and more contrast
// asked for, each game is played by a pen on a screen of 30 Hz, on one of 144 Hz, and goes on where a page was frozen
// while the computer thought. A wheel that turns sideways moves nothing that is not wider than its window, and chooses
// nothing. In make soak a whole round is played of each, and the page is frozen for minutes (43.12).
func TestAnyHandOnAnyScreen(t *testing.T) {
	decisions, frozen := 3, 3*time.Second
	if long() {
		decisions, frozen = 30, 3*time.Minute
	}
	for _, kind := range games.Kinds() {
		name := kind.Name()
		t.Run(name, func(t *testing.T) {
			p := rig.Open(t, rig.Serve(t, "game", Game).Of(name), tightest, paceScript,
				`localStorage.setItem('onelongnight:settings', 'speed=4 tips=off level=6 text=200')`)
			p.Prefers("forced-colors", "active")
			h := &hand{t: t, page: p, at: p.penAt}
			h.use = func(id string) {
				h.clickThrough(id)
				h.readAbout() // a late tap may have opened what is there
			}
			begin(h, name)
			for _, hertz := range []int{30, 144} {
				p.Eval(fmt.Sprintf(`window.hertz = %d`, hertz), nil)
				for range decisions {
					buttons, over := h.wait()
					if over {
						break
					}
					h.use(choose(buttons))
				}
				p.Screenshot(filepath.Join(pictures, fmt.Sprintf("anyhand-%s-%d.png", name, hertz)))
			}
			if buttons, over := h.wait(); !over {
				h.turnsSideways()
				h.use(choose(buttons))
				p.freeze(frozen)
				h.wait()
				p.Screenshot(filepath.Join(pictures, "anyhand-"+name+"-thawed.png"))
			}
		})
	}
}

// begin begins a game with the first side offered.
func begin(h *hand, name string) {
	h.t.Helper()
	h.page.WaitFirstDraw()
	h.page.Wait(`document.querySelector('#mirror [data-id^="button:play-"]')`)
	var id string
	h.page.Eval(`document.querySelector('#mirror [data-id^="button:play-"]').dataset.id`, &id)
	h.page.Press(id)
	h.readAbout()
}

// turnsSideways turns the wheel sideways over the middle and the hand; the choices must not change.
func (h *hand) turnsSideways() {
	h.t.Helper()
	before := Moves(h.page.Buttons())
	wide, high := float64(tightest.Width), float64(tightest.Height)
	for _, y := range []float64{high / 2, 0.85 * high} {
		for _, dx := range []float64{120, -120} {
			turn := input.DispatchMouseEvent(input.MouseWheel, wide/2, y).WithDeltaX(dx).WithDeltaY(0)
			h.page.run(turn, frames(3))
		}
	}
	if after := Moves(h.page.Buttons()); after != before {
		h.t.Errorf("after the wheel one can do\n%s\nand could before\n%s", after, before)
	}
}

// penAt touches a point with a pen, in CSS px.
func (p *Page) penAt(x, y float64) {
	p.t.Helper()
	pen := func(kind input.MouseType) *input.DispatchMouseEventParams {
		return input.DispatchMouseEvent(kind, x, y).WithPointerType(input.Pen)
	}
	p.run(
		pen(input.MouseMoved), // hovering
		pen(input.MousePressed).WithButton(input.Left).WithClickCount(1), frames(2),
		pen(input.MouseReleased).WithButton(input.Left).WithClickCount(1), frames(2),
	)
}

// freeze freezes the page, as a browser does with a page that is not visible.
func (p *Page) freeze(length time.Duration) {
	p.t.Helper()
	p.run(page.SetWebLifecycleState(page.SetWebLifecycleStateStateFrozen))
	time.Sleep(length)
	p.run(page.SetWebLifecycleState(page.SetWebLifecycleStateStateActive))
}
