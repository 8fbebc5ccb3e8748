package browsertest

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// TestZoomKeepsEverythingSharpAndWithinReach zooms the page while a game is played: the canvas has as many
// pixels as the screen, and clicks hit what they point at, also where the window is too small for a table.
func TestZoomKeepsEverythingSharpAndWithinReach(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Desktop,
		`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("moloch")
	h.wait()
	for _, percent := range []int64{50, 100, 200, 300, 500} {
		width, height := Desktop.Width*100/percent, Desktop.Height*100/percent
		page.run(emulation.SetDeviceMetricsOverride(width, height, float64(percent)/100, false))
		page.Wait(fmt.Sprintf(`(() => {
			const c = document.querySelector('canvas');
			return innerWidth === %d && Math.abs(c.width - 1280) <= 5 && Math.abs(c.height - 720) <= 5;
		})()`, width))
		page.Frames(4)
		page.Screenshot(filepath.Join(pictures, fmt.Sprintf("zoom-%d.png", percent)))
		menu := page.need("button:menu")
		if menu.X <= 0 || menu.Y <= 0 || menu.X >= float64(width) || menu.Y >= float64(height) {
			t.Fatalf("at %d %% the menu is at %g, %g", percent, menu.X, menu.Y)
		}
		page.Click("button:menu")
		h.until("button:concede")
		page.Click("button:close")
		h.until("button:menu")
	}
}

// TestNothingLeavesTheMachine records what the page asks for while a game is played: the game's own files.
func TestNothingLeavesTheMachine(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	page := rig.tab(t, Small, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
	asked := map[string]bool{}
	chromedp.ListenTarget(page.ctx, func(event any) {
		if e, ok := event.(*network.EventRequestWillBeSent); ok {
			page.mu.Lock()
			defer page.mu.Unlock()
			asked[e.Request.URL] = true
		}
	})
	page.run(network.Enable())
	page.Go(site)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("moloch")
	for range 3 {
		buttons, _ := h.wait()
		page.Press(choose(buttons))
		page.Frames(2)
	}
	h.wait()
	page.kept()
	page.mu.Lock()
	defer page.mu.Unlock()
	for url := range asked {
		if !strings.HasPrefix(url, site.URL) {
			t.Errorf("the page asked for %s", url)
		}
	}
	if len(asked) < 10 {
		t.Errorf("the page asked for %v, so the record is broken", asked)
	}
}
