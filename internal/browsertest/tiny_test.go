package browsertest

import (
	"math"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"

	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/internal/pack"
)

// tinyPage has two of the tiny games on its shelf, in their own looks.
var tinyPage = pack.Alone("./internal/browsertest/tinypage")

// openTiny opens that page, and a hand that plays on its canvas.
func openTiny(t *testing.T, view View, settings string) *hand {
	t.Helper()
	page := rig.Open(t, rig.Serve(t, "tiny", tinyPage), view,
		`if (!localStorage.getItem('onelongnight:settings')) localStorage.setItem('onelongnight:settings', '`+settings+
			`')`)
	h := &hand{t: t, page: page, at: page.ClickAt}
	if view.Touch {
		h.at = page.TapAt
	}
	h.use = h.clickThrough
	page.WaitFirstDraw()
	return h
}

// openMap begins a walk on that page, and returns how far apart the walker's neighbours are, and the middle between
// them.
func openMap(t *testing.T, view View) (h *hand, apart, x, y float64) {
	t.Helper()
	h = openTiny(t, view, "speed=0 tips=off level=1")
	h.kind = solo.Kind{}.Name()
	h.start("calm")
	h.until("go f6")
	apart, x, y = h.neighbours()
	return h, apart, x, y
}

// toEnd plays to the end and looks at the game again. It returns how many moves it took.
func (h *hand) toEnd() (moves int) {
	h.t.Helper()
	for ; ; moves++ {
		buttons, over := h.wait()
		if over {
			break
		}
		h.use(choose(buttons))
		h.page.Frames(2)
	}
	h.press("button:replay", "button:recap-on", "button:recap-on", "button:recap-back", "button:close")
	h.until("button:again")
	return moves
}

// neighbours are where the places right and left of the walker are on the canvas, and the middle between them.
func (h *hand) neighbours() (apart, x, y float64) {
	h.t.Helper()
	h.page.Frames(3)
	left, right := h.page.need("go d6"), h.page.need("go f6")
	return right.X - left.X, (left.X + right.X) / 2, (left.Y + right.Y) / 2
}

// at tells whether two lengths are the same, to a pixel.
func at(a, b float64) bool { return math.Abs(a-b) < 1 }

// moved waits until the walker's neighbours are where they should be, as often as the map is being drawn.
func (h *hand) moved(what string, is func(apart, x, y float64) bool) {
	h.t.Helper()
	var apart, x, y float64
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); {
		if apart, x, y = h.neighbours(); is(apart, x, y) {
			return
		}
	}
	h.t.Fatalf("%s: the places beside the walker are %.0f apart about %.0f, %.0f", what, apart, x, y)
}

// TestTheTinyCardsByMouse: four people's cards on a page, played whole by clicks on the canvas, in French.
func TestTheTinyCardsByMouse(t *testing.T) {
	h := openTiny(t, Coarse, "speed=0 tips=off level=1 language=fr setup@tiny-cards=four")
	h.kind = cards.Kind{}.Name()
	h.start("first")
	h.page.says("fr", "La pioche")
	h.page.Screenshot(filepath.Join(pictures, "tiny-cards.png"))
	if moves := h.toEnd(); moves < 2 {
		t.Errorf("it took %d moves", moves)
	}
}

// TestTheTinyMapByMouseAndKeys: the map goes with the mouse, is zoomed by wheel and keys, and a hidden button brings
// its place into sight.
func TestTheTinyMapByMouseAndKeys(t *testing.T) {
	h, home, x0, y0 := openMap(t, Coarse)
	page := h.page
	page.drag(false, x0+240, y0+20, x0+140, y0+20)
	h.moved("dragged", func(apart, x, y float64) bool { return at(apart, home) && x < x0-40 && at(y, y0) })
	page.Key("0")
	h.moved("home", func(apart, x, y float64) bool { return at(apart, home) && at(x, x0) && at(y, y0) })
	page.run(input.DispatchMouseEvent(input.MouseMoved, x0, y0), frames(2),
		input.DispatchMouseEvent(input.MouseWheel, x0, y0).WithDeltaX(0).WithDeltaY(-120), frames(2))
	h.moved("by the wheel", func(apart, _, _ float64) bool { return apart > home*1.05 })
	page.Key("0")
	page.Key("=")
	h.moved("by +", func(apart, _, _ float64) bool { return apart > home*1.2 })
	page.Key("-")
	h.moved("by −", func(apart, _, _ float64) bool { return at(apart, home) })
	page.Key("s")
	h.moved("by a key down", func(_, _, y float64) bool { return y < y0-20 })
	page.Click("button:zoom-home")
	h.moved("home by its button", func(_, x, y float64) bool { return at(x, x0) && at(y, y0) })
	h.seesByButton()
}

// seesByButton presses the hidden button of a place that is out of sight, and sees it come into it.
func (h *hand) seesByButton() {
	h.t.Helper()
	for _, b := range h.page.Buttons() {
		if b.X != 0 || b.Y != 0 || len(b.ID) < 6 || b.ID[:6] != "place:" {
			continue
		}
		h.page.Press(b.ID)
		h.press("button:close")
		h.page.Wait(`Number(document.querySelector('#mirror [data-id="` + b.ID + `"]')?.dataset.x) > 0`)
		return
	}
	h.t.Error("nothing is out of sight")
}

// TestTheTinyMapByTouch: on a phone the map goes with a finger and is zoomed by two; the walk is played whole by touch,
// over a reload, and looked at again.
func TestTheTinyMapByTouch(t *testing.T) {
	h, home, x0, y0 := openMap(t, handset)
	page := h.page
	page.drag(true, x0+40, y0+60, x0-12, y0+60)
	h.moved("dragged", func(apart, x, y float64) bool { return at(apart, home) && math.Abs(x-x0+52) < 30 && at(y, y0) })
	_, x, y := h.neighbours()
	page.pinch(x, y, 40, 60)
	h.moved("by two fingers", func(apart, _, _ float64) bool { return math.Abs(apart-home*1.5) < home*0.1 })
	page.Screenshot(filepath.Join(pictures, "tiny-map-phone.png"))
	h.seesByButton()
	page.Tap("button:zoom-home")
	h.moved("home by its button", func(_, x, y float64) bool { return at(x, x0) && at(y, y0) })
	h.use("go f6")
	h.reload()
	if moves := h.toEnd(); moves < 5 {
		t.Errorf("after the reload it took %d moves", moves)
	}
}

// pinch has two fingers, so far beside a point, go so far from it.
func (p *Page) pinch(x, y, from, to float64) {
	p.t.Helper()
	fingers := func(apart float64) []*input.TouchPoint {
		return []*input.TouchPoint{{X: x - apart, Y: y, ID: 1}, {X: x + apart, Y: y, ID: 2}}
	}
	both := fingers(from)
	p.run(input.DispatchTouchEvent(input.TouchStart, both[:1]), frames(2),
		input.DispatchTouchEvent(input.TouchStart, both), frames(2),
		input.DispatchTouchEvent(input.TouchMove, fingers((from+to)/2)), frames(2),
		input.DispatchTouchEvent(input.TouchMove, fingers(to)), frames(2),
		input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}), frames(2))
}
