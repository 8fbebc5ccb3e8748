package browsertest

import (
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

// TestNothingIsDrawnWhileNothingChanges: a table that nobody has touched for
// twelve seconds is at rest, fires and all, and costs no drawing.
func TestNothingIsDrawnWhileNothingChanges(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Desktop, drawHook)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("moloch")
	h.wait()
	time.Sleep(14 * time.Second)
	var before, after int
	page.Eval(`window.drawn`, &before)
	time.Sleep(time.Second)
	page.Eval(`window.drawn`, &after)
	if before == 0 {
		t.Fatal("nothing was ever drawn, so the count is broken")
	}
	if after != before {
		t.Errorf("%d draw calls in a second at rest", after-before)
	}
}

// TestKeyboardPlays: arrows go through what can be done, Enter does it.
func TestKeyboardPlays(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Desktop)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("moloch")
	before, _ := h.wait()
	page.Eval(`document.querySelector('canvas').focus()`, nil)
	page.Key(kb.ArrowRight)
	page.Frames(3)
	page.Key(kb.Enter)
	page.Frames(5)
	after, _ := h.wait()
	if moves(after) == moves(before) {
		t.Errorf("the arrow and Enter did nothing; one can still do\n%s", moves(after))
	}
	page.Key(kb.Escape)
	h.until("button:concede")
	page.Key(kb.Escape)
	h.wait()
	// Up and down go through what can be read.
	page.Key(kb.ArrowDown)
	page.Frames(3)
	page.Key(kb.Enter)
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
	page := rig.Open(t, rig.Serve(t, "game", Game), Desktop, drawHook)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost")
	h.wait()
	page.Press("keep") // and Moloch's first turn is shown
	var opened bool
	page.run(chromedp.Evaluate(`window.open('about:blank') !== null`, &opened, func(p *runtime.EvaluateParams) *runtime.EvaluateParams {
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
