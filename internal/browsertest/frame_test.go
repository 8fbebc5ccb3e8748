package browsertest

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// TestRunsInAFrameOfAnotherSite plays the part of itch.io: a plain host that sends no policy, a path
// that is not the root, and a frame on a page of another site.
func TestRunsInAFrameOfAnotherSite(t *testing.T) {
	page, frame := framed(t, rig.Serve(t, "game", Game), "")
	if wrong := frame.TakeErrors(); len(wrong) > 0 {
		t.Errorf("in the frame: %s", strings.Join(wrong, "\n"))
	}
	page.ClickAt(200, 200)
	frame.Wait(`document.hasFocus() && document.activeElement.tagName === 'CANVAS'`)
}

// framed opens a site in a frame with some attributes, on a page of another site, and waits for its first picture.
func framed(t *testing.T, site *Site, attributes string) (page, frame *Page) {
	t.Helper()
	const path = "/html/12345/"
	files := serve(t, http.StripPrefix(path, http.FileServer(http.Dir(site.Dir))))
	game := strings.Replace(files.URL, "127.0.0.1", "localhost", 1) + path // another site than the address below
	shop := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!doctype html><link rel="icon" href="data:,"><iframe width="821" height="462" %s src="%s"></iframe>`,
			attributes, game+site.At)
	}))
	page = rig.Open(t, &Site{URL: shop.URL}, Desktop)
	frame = frameOf(t, page, game)
	frame.WaitFirstDraw()
	return page, frame
}

// TestAFrameThatForbidsFilesSaysSo: where "Save as a file" may bring none the dialog says to copy the text, which
// stands there in full; on a page of its own it does not.
func TestAFrameThatForbidsFilesSaysSo(t *testing.T) {
	site := rig.Serve(t, "probe", probePlan)
	alone := rig.Open(t, site, Desktop)
	alone.WaitFirstDraw()
	_, frame := framed(t, site, `sandbox="allow-scripts allow-same-origin"`)
	for name, x := range map[string]struct {
		page *Page
		says string
	}{"in a frame": {frame, `tableText('exchange.frame')`}, "alone": {alone, `'About it.'`}} {
		x.page.Eval(`{
			tableExchange.exportText('A game', 'About it.', 'game.txt', 'all of the text');
			[...document.querySelectorAll('dialog.exchange button')].find(
				(b) => b.textContent === tableText('exchange.save')).click();
		}`, nil)
		var says, holds bool
		x.page.Eval(`document.querySelector('dialog.exchange p').textContent === `+x.says, &says)
		x.page.Eval(`document.querySelector('dialog.exchange textarea').value === 'all of the text'`, &holds)
		if !says || !holds {
			t.Errorf("%s: it says what it should: %v; the text is there: %v", name, says, holds)
		}
	}
}

// frameOf returns the frame in page that shows url, which runs in a process of its own.
func frameOf(t *testing.T, page *Page, url string) *Page {
	t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		targets, err := chromedp.Targets(page.ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, info := range targets {
			if info.Type == "iframe" && strings.HasPrefix(info.URL, url) {
				frame, err := attach(t, page, info.TargetID)
				if err == nil {
					return frame
				}
				t.Logf("a frame does not answer, or has gone: %v", err)
			}
		}
	}
	t.Fatalf("the page has no frame with %s", url)
	return nil
}

func attach(t *testing.T, page *Page, id target.ID) (*Page, error) {
	ctx, stop := chromedp.NewContext(page.ctx, chromedp.WithTargetID(id))
	t.Cleanup(stop)
	frame := &Page{rig: page.rig, t: t, ctx: ctx, close: stop}
	chromedp.ListenTarget(ctx, frame.onEvent)
	return frame, tie(ctx)
}
