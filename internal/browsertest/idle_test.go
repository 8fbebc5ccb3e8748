package browsertest

import (
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// drawHook counts what is drawn through WebGL.
const drawHook = `
	window.drawn = 0;
	for (const name of ['drawElements', 'drawArrays']) {
		const draw = WebGL2RenderingContext.prototype[name];
		WebGL2RenderingContext.prototype[name] = function (...args) { window.drawn++; return draw.apply(this, args); };
	}`

// TestTheTableLives: things move by themselves while somebody is there, also when nothing changes. Where the person
// does not want it, the system asks for less motion or the battery is low, not a thing is drawn.
func TestTheTableLives(t *testing.T) {
	const reduced = `
		const match = window.matchMedia.bind(window);
		window.matchMedia = (query) => query.includes('reduced-motion') ? { matches: true, addEventListener() {} } : match(query);`
	site := rig.Serve(t, "game", Game)
	for name, c := range map[string]struct {
		script string
		lives  bool
	}{
		"lively":  {``, true},
		"off":     {`localStorage.setItem('onelongnight:settings', 'background=off')`, false},
		"reduced": {reduced, false},
		"battery": {lowBattery, false},
	} {
		if name == "battery" && !long() { // the wait is long, and make soak has it
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel() // it is most of it waiting
			page := rig.Open(t, site, View{Width: Small.Width, Height: Small.Height, Scale: 1, Lively: true}, drawHook,
				c.script)
			h := &hand{t: t, page: page, use: page.Press}
			h.start("moloch")
			h.wait()
			time.Sleep(3 * time.Second) // the messages have gone
			var before, after int
			page.Eval(`window.drawn`, &before)
			if c.lives {
				page.Wait(`window.drawn > ` + strconv.Itoa(before+50))
				return
			}
			if before == 0 {
				t.Fatal("nothing was ever drawn, so the count is broken")
			}
			for range 8 { // a slow machine may still be at work
				time.Sleep(2 * time.Second)
				before = after
				page.Eval(`window.drawn`, &after)
				if after == before {
					return
				}
			}
			t.Errorf("%d draw calls in two seconds at rest", after-before)
		})
	}
}

// TestKeyboardPlays: arrows go through what can be done, Enter does it.
func TestKeyboardPlays(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Embed)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("moloch")
	before, _ := h.wait()
	page.Eval(`document.querySelector('canvas').focus()`, nil)
	page.Key(kb.ArrowRight)
	page.Frames(3)
	page.Key(kb.Enter)
	page.Frames(5)
	after, _ := h.wait()
	if Moves(after) == Moves(before) {
		t.Errorf("the arrow and Enter did nothing; one can still do\n%s", Moves(after))
	}
	for range 3 { // a message and a first hint are taken away before the menu opens
		page.Key(kb.Escape)
		page.Frames(5)
		if _, open := page.Button("button:concede"); open {
			break
		}
	}
	h.until("button:concede")
	page.Key(kb.Escape)
	h.wait()
	// Whatever the arrows are at tells of itself.
	page.Key(kb.ArrowDown)
	page.Frames(3)
	page.Key("i")
	h.until("button:close")
	page.Key(kb.Escape)
	h.wait()
	// From a hidden button too.
	page.Eval(`document.querySelector('#mirror [role=toolbar] button').focus()`, nil)
	page.Key(kb.Escape)
	h.until("button:concede")
}

// TestNothingIsDrawnWhileHidden: a tab that nobody sees draws nothing, even
// while something moves.
func TestNothingIsDrawnWhileHidden(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, drawHook)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost")
	h.wait()
	page.Press("keep") // and Moloch's first turn is shown
	var opened bool
	page.run(chromedp.Evaluate(`window.open('about:blank') !== null`, &opened,
		func(p *runtime.EvaluateParams) *runtime.EvaluateParams {
			return p.WithUserGesture(true)
		}))
	page.Wait(`document.hidden`)
	var before, after int
	page.Eval(`window.drawn`, &before)
	time.Sleep(time.Second)
	page.Eval(`window.drawn`, &after)
	if before == 0 || after != before {
		t.Errorf("%d draw calls in a second in the dark, after %d", after-before, before)
	}
}
