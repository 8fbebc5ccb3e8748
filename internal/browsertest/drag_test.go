package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
)

// drag moves the mouse, or a finger, from one point to another with something
// under it, as somebody does who means to carry it there.
func (p *Page) drag(touch bool, x, y, toX, toY float64) {
	p.t.Helper()
	const steps = 2
	if touch {
		p.run(input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: x, Y: y}}), frames(2))
	} else {
		p.run(input.DispatchMouseEvent(input.MouseMoved, x, y), input.DispatchMouseEvent(input.MousePressed, x,
			y).WithButton(input.Left).WithClickCount(1), frames(2))
	}
	for i := 1.0; i <= steps; i++ {
		at := input.TouchPoint{X: x + (toX-x)*i/steps, Y: y + (toY-y)*i/steps}
		if touch {
			p.run(input.DispatchTouchEvent(input.TouchMove, []*input.TouchPoint{&at}), frames(1))
		} else {
			p.run(input.DispatchMouseEvent(input.MouseMoved, at.X, at.Y).WithButton(input.Left), frames(1))
		}
	}
	if touch {
		p.run(input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}), frames(3))
	} else {
		p.run(input.DispatchMouseEvent(input.MouseReleased, toX, toY).WithButton(input.Left).WithClickCount(1),
			frames(3))
	}
}

// TestACardIsDragged carries a card of the hand to nowhere, from where it comes
// back unplayed, and then to its city, where it is played: by mouse and finger.
func TestACardIsDragged(t *testing.T) {
	code := saved(t, `{"phase":"outpost-attack","active":2,"fight":1,"battle":3,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"deck":["hornet"]},"outpost":{"hand":["runner","kid"],"deck":["medic"]}}`)
	for name, view := range map[string]View{"mouse": Desktop, "finger": Phone} {
		t.Run(name, func(t *testing.T) {
			page := rig.Open(t, rig.Serve(t, "game", Game), view, code,
				`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off')`)
			page.WaitFirstDraw()
			h := &hand{t: t, page: page}
			h.until("play runner 2")
			before := Moves(page.Buttons())
			card, city := page.need("play runner 2"), page.need("place:2")
			page.drag(view.Touch, card.X, card.Y, card.X, float64(view.Height)-4)
			if after := Moves(page.Buttons()); after != before {
				t.Fatalf("a card let go over nothing changed what can be done to\n%s\nfrom\n%s", after, before)
			}
			page.drag(view.Touch, card.X, card.Y, city.X, city.Y)
			page.Wait(`document.querySelector('#mirror [data-id="piece:runner"]')`)
			if after := Moves(page.Buttons()); strings.Contains(after, "play runner") ||
				!strings.Contains(after, "play kid") {
				t.Errorf("after the drag one can do\n%s", after)
			}
		})
	}
}

// TestSettingsAreClicked changes the speed by clicks on the canvas alone, which
// has to be found there, kept, and still be so after a reload.
func TestSettingsAreClicked(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Desktop)
	page.WaitFirstDraw()
	page.Wait(`document.querySelector('#mirror [data-id="button:play-moloch"]')`)
	page.Click("button:settings")
	page.Wait(`document.querySelector('#mirror [data-id="button:set-speed-4"]')`)
	page.Click("button:set-speed-4")
	page.Wait(`(localStorage.getItem('onelongnight:settings') || '').includes('speed=4')`)
	page.Click("button:close")
	page.Wait(`document.querySelector('#mirror [data-id="button:play-moloch"]')`)
	page.Reload()
	page.WaitFirstDraw()
	page.Click("button:settings")
	page.Wait(`document.querySelector('#mirror [data-id="button:set-speed-4"][aria-pressed=true]')`)
}
