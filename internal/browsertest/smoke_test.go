package browsertest

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

var rig *Rig

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(Main(m, &rig))
}

// pictures is where screenshots go, for a person to look at.
const pictures = "../../build/pictures"

func TestGameStartsAtEverySize(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	for name, view := range map[string]View{"desktop": Desktop, "embed": Embed, "phone": Phone} {
		t.Run(name, func(t *testing.T) {
			page := rig.Arrive(t, site, view)
			t.Logf("first draw after %v", page.WaitFirstDraw())
			var size [2]int64
			page.Eval(`[document.querySelector('canvas').width, document.querySelector('canvas').height]`, &size)
			want := [2]int64{int64(float64(view.Width) * view.Scale), int64(float64(view.Height) * view.Scale)}
			if size != want {
				t.Errorf("the canvas has %v device pixels, want %v", size, want)
			}
			page.Screenshot(filepath.Join(pictures, "start-"+name+".png"))
			if said := page.Console(); len(said) > 0 {
				t.Errorf("the console is not silent:\n%s", strings.Join(said, "\n"))
			}
		})
	}
}

func TestStartSurvivesReload(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small)
	page.WaitFirstDraw()
	page.Reload()
	page.WaitFirstDraw()
}

// The canvas cancels every key it gets, so the keys of the browser must not get there. One of which nothing comes there
// says so in the console, as all pages of tests are opened with a trace.
func TestBrowserKeysPassTheCanvas(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, `
		addEventListener('keydown', (e) => setTimeout(() => { window.fate = e.defaultPrevented ? 'taken' : 'free'; }), true);`)
	page.WaitFirstDraw()
	for key, want := range map[string]string{kb.Tab: "free", kb.F12: "free", "a": "taken", kb.ArrowLeft: "taken"} {
		page.Eval(`window.fate = ''; document.querySelector('canvas').focus()`, nil)
		page.Key(key)
		page.Wait(`window.fate`)
		var got string
		page.Eval(`window.fate`, &got)
		if got != want {
			t.Errorf("key %q: %s, want %s", key, got, want)
		}
	}
	page.Eval(`document.querySelector('canvas').focus()`, nil) // Tab left it
	page.Key(kb.F7)
	told := func() bool { return slices.Contains(page.Console(), "ignored: key without an action: F7") }
	for end := time.Now().Add(patience); !told(); page.Frames(1) {
		if time.Now().After(end) {
			t.Fatalf("the console says %q", page.Console())
		}
	}
}

// Whatever is missing, the player reads why instead of looking at a black page.
func TestTellsWhyItCannotStart(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	for name, script := range map[string]string{
		"no WebAssembly": `delete window.WebAssembly`,
		"no WebGL":       `HTMLCanvasElement.prototype.getContext = () => null`,
		"no network":     `window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))`,
		"no such file":   `window.fetch = () => Promise.resolve(new Response('', { status: 404 }))`,
		"broken program": `window.fetch = () => Promise.resolve(new Response('no wasm', { headers: { 'content-type': 'application/wasm' } }))`,
	} {
		t.Run(name, func(t *testing.T) {
			page := rig.Open(t, site, Desktop, script)
			page.Wait(`!document.getElementById('failure').hidden`)
			t.Log(page.Failure())
			if page.Failure() == "" {
				t.Error("the error panel gives no reason")
			}
			page.Screenshot(filepath.Join(pictures, "failure.png"))
		})
	}
}

// The splash must stand, and its bar reach the end, before the program runs.
func TestSplashShowsProgress(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	for name, view := range map[string]View{"desktop": Desktop, "phone": Phone} {
		t.Run(name, func(t *testing.T) {
			page := rig.Arrive(t, site, view, `WebAssembly.instantiate = () => new Promise(() => {});`)
			page.Wait(`document.getElementById('step').textContent === 'Starting'`)
			var position float64
			page.Eval(`document.getElementById('progress').position`, &position)
			if position != 1 {
				t.Errorf("the progress bar stands at %v after the download, want 1", position)
			}
			page.Screenshot(filepath.Join(pictures, "splash-"+name+".png"))
		})
	}
}
