package browsertest

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"onelongnight/game/games"
)

// padScript has the page see a gamepad that tests hold: it counts the looks at it, so that what is pressed is pressed
// until it was seen.
const padScript = `(() => {
	let pad = null;
	let looks = 0;
	window.testPad = {
		connect(id) {
			pad = { id, index: 0, mapping: 'standard', timestamp: 0, axes: [0.1, -0.15, 0, 0],
				get connected() { looks++; return true; },
				buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) };
			dispatchEvent(Object.assign(new Event('gamepadconnected'), { gamepad: pad }));
		},
		lose() { pad = null; },
		hold(button, is) { Object.assign(pad.buttons[button], { pressed: is, value: Number(is) }); looks = 0; },
		push(x, y) { pad.axes[0] = x; pad.axes[1] = y; looks = 0; },
		get looks() { return looks; },
	};
	navigator.getGamepads = () => [pad, null, null, null];
})()`

// gamepad is a page's gamepad.
type gamepad struct{ *Page }

// The buttons of the standard layout.
const (
	padA, padB, padX, padY = 0, 1, 2, 3
	padView, padMenu       = 8, 9
	padStick               = 10
	padUp, padDown         = 12, 13
	padLeft, padRight      = 14, 15
)

// seen waits until the page has seen what the gamepad does.
func (g gamepad) seen() { g.Wait(`testPad.looks > 2`) }

// press presses a button and lets it go.
func (g gamepad) press(button int) {
	g.t.Helper()
	for _, is := range [...]bool{true, false} {
		g.Eval(fmt.Sprintf(`testPad.hold(%d, %v)`, button, is), nil)
		g.seen()
	}
	g.Frames(2)
}

// to moves the focus of the page to an element.
func (g gamepad) to(id string) {
	g.t.Helper()
	for range 30 {
		var at struct {
			On     string
			DX, DY float64
		}
		g.Eval(`(() => { const mid = (one) => { const r = one.getBoundingClientRect();
			return [(r.left + r.right) / 2, (r.top + r.bottom) / 2]; };
			const on = document.activeElement;
			const [x, y] = mid(document.getElementById('`+id+`'));
			const [fromX, fromY] = mid(on);
			return { On: on.id, DX: x - fromX, DY: y - fromY }; })()`, &at)
		switch {
		case at.On == id:
			return
		case at.DY > 20:
			g.press(padDown)
		case at.DY < -20:
			g.press(padUp)
		case at.DX > 0:
			g.press(padRight)
		default:
			g.press(padLeft)
		}
	}
	g.t.Fatalf("the gamepad does not come to %s", id)
}

// byPad plays with a gamepad: it chooses what has the focus, or what is some steps to the right of it. Where it has
// been before, it begins further to the right: what it chose there led back.
func byPad(h *hand) func(id string) {
	g := gamepad{h.page}
	can := func() (string, bool) {
		buttons := h.page.Buttons()
		return Moves(buttons), choose(buttons) != "" || has(buttons, "button:again")
	}
	been := map[string]int{}
	return func(string) {
		h.t.Helper()
		before, _ := can()
		first := been[before]
		been[before]++
		for steps := first; steps < first+12; steps++ {
			for range steps {
				g.press(padRight)
			}
			for range 2 { // some things are chosen first, and then done
				g.press(padA)
				if now, goesOn := can(); now != before && goesOn {
					return
				}
			}
			for range 2 {
				if _, goesOn := can(); !goesOn {
					g.press(padB) // it opened something
				}
			}
			if now, _ := can(); now != before {
				return
			}
		}
		h.page.Screenshot(filepath.Join(pictures, "stuck.png"))
		h.t.Fatalf("the gamepad changes nothing of\n%s", before)
	}
}

// TestAGamepadPlays from the shelf: into each game, decisions of it, the menu, the rules and back, with a stick that
// drifts a little all the time. A gamepad that is lost and comes again as another one plays on.
func TestAGamepadPlays(t *testing.T) {
	for _, kind := range games.Kinds() {
		t.Run(kind.Name(), func(t *testing.T) {
			page := shelf(t, Small, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1 language=en')`,
				padScript)
			g := gamepad{page}
			page.Eval(`testPad.connect('Xbox 360 Controller (XInput STANDARD GAMEPAD)')`, nil)
			g.seen()
			g.press(padDown) // the first of the shelf
			g.to("new-" + kind.Name())
			g.press(padA)
			page.WaitFirstDraw()
			page.Eval(`testPad.connect('Xbox 360 Controller (XInput STANDARD GAMEPAD)')`, nil)
			g.seen()
			h := &hand{t: t, page: page, use: page.Press, stay: true}
			var side string
			for _, b := range page.Buttons() {
				if found, ok := strings.CutPrefix(b.ID, "button:play-"); ok && side == "" {
					side = found
				}
			}
			h.start(side)
			h.use = byPad(h)
			t.Logf("%d decisions", h.playOut("pad-"+kind.Name(), 6))
			if _, over := h.wait(); over {
				return
			}
			g.press(padMenu)
			h.until("button:settings")
			g.press(padB)
			h.wait()
			g.press(padStick)
			page.Wait(`document.querySelector('dialog[open]')`)
			g.press(padDown)
			page.Wait(`document.activeElement.closest('dialog')`)
			g.press(padB)
			page.Wait(`!document.querySelector('dialog[open]')`)
			page.Eval(`testPad.lose()`, nil)
			time.Sleep(100 * time.Millisecond)
			page.Eval(`testPad.connect('DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c)')`, nil)
			g.seen()
			g.press(padMenu)
			h.until("button:settings")
			page.Press("button:settings")
			h.until("button:keys")
			page.Press("button:keys")
			h.until("button:key-hint")
			if b := page.need("button:key-hint"); !strings.Contains(b.Label, "Triangle") {
				t.Errorf("the sign of the hint is %q", b.Label)
			}
			page.TakeErrors()
		})
	}
}
