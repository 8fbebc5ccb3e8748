package browsertest

import (
	"fmt"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
)

// loss takes the picture away from the canvas, and gives it back if told to.
const loss = `(() => {
	const canvas = document.querySelector('canvas');
	window.taken = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
	window.taken.loseContext();
})()`

// TestAPictureTakenAwayComesBack: the graphics card takes the picture away in the middle of a game. When it
// gives it back the game is drawn again where it was; when not, the page says so and offers to try again.
func TestAPictureTakenAwayComesBack(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small,
		`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`, hurry+drawHook)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("moloch")
	before := h.open()
	same := func() {
		t.Helper()
		page.WaitFirstDraw()
		if after := h.open(); after != before {
			t.Fatalf("one can do\n%s\nand could before\n%s", after, before)
		}
		page.Wait(`window.drawn > 0`)
	}
	page.Eval(`window.before = true`, nil)
	page.Eval(loss, nil)
	page.Eval(`window.taken.restoreContext()`, nil)
	page.Wait(`!window.before`)
	same()
	page.Eval(loss, nil)
	t.Logf("the player reads: %s", page.waitWords("has not given it back"))
	page.Eval(`window.before = true; document.querySelector('#offers button').click()`, nil)
	page.Wait(`!window.before`)
	same()
	// Again and again: the page is not loaded anew for ever.
	for n := 2; ; n++ {
		page.Eval(`window.before = true`, nil)
		page.Eval(loss, nil)
		page.Eval(`window.taken.restoreContext()`, nil)
		// On a busy machine the page may say meanwhile that it waits for the card.
		page.Wait(`!window.before || document.getElementById('reason')?.textContent.includes('several times')`)
		var told bool
		page.Eval(`Boolean(window.before)`, &told)
		if told {
			t.Logf("after %d times the player reads: %s", n, page.waitWords("several times in a row"))
			break
		}
		if n > 3 {
			t.Fatal("the page is loaded for ever")
		}
		page.WaitFirstDraw()
	}
	page.TakeErrors()
}

// TestALockedFrameSaysSo: a page keeps the game in a sandbox without an origin.
func TestALockedFrameSaysSo(t *testing.T) {
	site := rig.Serve(t, "starter", Starter)
	shop := serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w,
			`<!doctype html><link rel="icon" href="data:,"><iframe sandbox="allow-scripts" width="821" height="462" src="%s"></iframe>`,
			strings.Replace(site.URL, "127.0.0.1", "localhost", 1))
	}))
	page := rig.Open(t, &Site{URL: shop.URL}, Desktop)
	frame := frameOf(t, page, strings.Replace(site.URL, "127.0.0.1", "localhost", 1))
	t.Logf("the player reads: %s", frame.waitWords("In a window of its own it works"))
	frame.TakeErrors()
	page.TakeErrors()
}

// smallTextures is a browser whose graphics hold textures of 2,048 at most: it says so, and refuses larger ones.
const smallTextures = `(() => {
	const gl = WebGL2RenderingContext.prototype, most = 2048;
	window.refused = 0;
	const { getParameter } = gl;
	gl.getParameter = function (name) {
		return name === this.MAX_TEXTURE_SIZE ? most : getParameter.call(this, name);
	};
	for (const [name, at] of [['texImage2D', 3], ['texStorage2D', 3]]) {
		const given = gl[name];
		gl[name] = function (...args) {
			if (args[at] > most || args[at + 1] > most) window.refused++;
			else given.apply(this, args);
		};
	}
})()`

// TestSmallTexturesSuffice: where textures are 2,048 at most, in browsers that resist fingerprinting and on old phones,
// the table is drawn, in windows larger than that too, where it is stretched.
func TestSmallTexturesSuffice(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	for name, view := range map[string]View{"desktop": Desktop, "large": {Width: 2560, Height: 1440, Scale: 1}} {
		t.Run(name, func(t *testing.T) {
			page := rig.Open(t, site, view, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`,
				hurry+smallTextures)
			h := &hand{t: t, page: page, use: page.Press}
			h.start("moloch")
			if options := h.open(); options == "" {
				t.Error("nothing can be done")
			}
			var refused int
			if page.Eval(`window.refused`, &refused); refused > 0 {
				t.Errorf("%d textures were larger", refused)
			}
			page.Screenshot(filepath.Join(pictures, "small-textures-"+name+".png"))
			page.TakeErrors()
		})
	}
}
