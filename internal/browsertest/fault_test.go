package browsertest

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"onelongnight/internal/pack"
)

// hurry makes the page's clock and timers ten times as fast, so that nobody has to wait for long timeouts. The vault's
// are left alone, since a busy disk is not faster, and a write that takes too long counts as failed.
const hurry = `
	(() => {
		const pace = 10, now = performance.now.bind(performance), wait = window.setTimeout;
		performance.now = () => now() * pace;
		const leaves = () => /\bvault\b/.test(new Error().stack);
		window.setTimeout = (call, ms, ...rest) => wait(call, leaves() ? ms : ms / pace, ...rest);
	})();`

// words is an expression for what the page says about a fault: in its panel, in its late message, or in the line below
// the bar.
const words = `(() => {
	const seen = (e) => e && !e.hidden && getComputedStyle(e).visibility === 'visible' && getComputedStyle(e).display !== 'none';
	const [failure, late, splash] = ['failure', 'late', 'splash'].map((id) => document.getElementById(id));
	if (seen(failure)) return document.getElementById('reason').textContent;
	if (seen(late) && document.styleSheets.length) return late.textContent.replace(/\s+/g, ' ').trim();
	if (seen(splash)) return document.getElementById('step').textContent;
	return '';
})()`

// waitWords waits until the page says something that contains certain words, and returns all of it.
func (p *Page) waitWords(want string) (said string) {
	p.t.Helper()
	for deadline := time.Now().Add(patience); !strings.Contains(said, want); time.Sleep(20 * time.Millisecond) {
		p.Wait(`document.getElementById('late')`)
		p.Eval(words, &said)
		if time.Now().After(deadline) {
			p.t.Fatalf("the page never says %q, but %q", want, said)
		}
	}
	return said
}

// program returns the bytes of one of the site's programs.
func program(t *testing.T, site *Site, name string) []byte {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(site.Dir, name+"-1.*.wasm"))
	if err != nil || len(names) != 1 {
		t.Fatalf("programs %s are %v, %v", name, names, err)
	}
	data, err := os.ReadFile(names[0])
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func zipped(t *testing.T, data []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestSpeed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// Starter is a small program in the game's page, which loads like the game itself.
var Starter = pack.Alone("./internal/browsertest/starter")

// TestWhatHasComeStays: if the connection breaks in the middle of a program, the pieces that came whole are not
// requested again, neither by the page itself nor when somebody tries again.
func TestWhatHasComeStays(t *testing.T) {
	const first, second = "convoy-1.wasm", "convoy-2.wasm"
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	host.Break(second, cuts("application/wasm", make([]byte, 1<<18)))
	page := rig.Visit(t, host.Site, Small, hurry,
		`navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))`)
	page.waitWords("did not arrive whole")
	host.Break(second, nil)
	page.Eval(`document.querySelector('#offers button').click()`, nil)
	page.WaitFirstDraw()
	if once, again := host.Asked(first), host.Asked(second); once != 1 || again < 3 {
		t.Errorf("%s was asked for %d times, %s %d times", first, once, second, again)
	}
	h := &hand{t: t, page: page}
	h.until("button:play-outpost") // and this tab has the games, although it started twice
	page.TakeErrors()
}

// A fault of loading: a file that is served badly, what the player then reads ("" if the game starts anyway), and the
// button that helps once the file is served well again ("" if none is needed).
type fault struct {
	name, file string
	serve      http.HandlerFunc
	script     string // runs before the page
	words      string
	press      string
	passes     bool // the file is served badly only once
	soak       bool // similar to another one, so only make soak runs it
}

// TestEveryFaultOfLoadingSaysWhatHelps breaks the loading in every way there is.
func TestEveryFaultOfLoadingSaysWhatHelps(t *testing.T) {
	site := rig.Serve(t, "starter", Starter)
	game := program(t, site, "game")
	packed := zipped(t, game)
	const octets, wasm = "application/octet-stream", "application/wasm"
	part, again, reload := "a part of it has not arrived", "#offers button", "#late a"
	for _, f := range []fault{
		{name: "no program", file: "game-1.wasm", serve: missing, words: "the server answered 404", press: again},
		{soak: true, name: "a login page", file: "game-1.wasm", serve: text("text/html", "<!doctype html>Log in"),
			words: "Something else came", press: again},
		{name: "a program of the wrong type", file: "game-1.wasm", serve: sends(octets, game, 0)},
		{name: "a packed program without its header", file: "game-1.wasm", serve: sends(octets, packed, 0)},
		{soak: true, name: "a packed program of the right type", file: "game-1.wasm", serve: sends(wasm, packed, 0)},
		{soak: true, name: "a program cut short once", file: "game-1.wasm", serve: cuts(wasm, game[:1<<18]),
			passes: true},
		{name: "a program always cut short", file: "game-1.wasm", serve: cuts(wasm, game[:1<<18]),
			words: "did not arrive whole", press: again},
		{soak: true, name: "half a program", file: "game-1.wasm", serve: sends(wasm, game[:len(game)/2], 0),
			words: "did not arrive whole", press: again},
		{name: "a line that falls silent once", file: "game-1.wasm", serve: sends(wasm, game[:1<<18], len(game)),
			words: "Nothing has come for 10 seconds", passes: true},
		{soak: true, name: "a line that falls silent, and a player who does not wait", file: "game-1.wasm",
			serve: sends(wasm, game[:1<<18], len(game)), words: "Nothing has come for 10 seconds", press: "#again"},
		{soak: true, name: "a line that stays silent", file: "game-1.wasm", serve: stalls,
			words: "has been silent for a long time", press: again},
		{soak: true, name: "no style", file: "style.css", serve: missing},
		{name: "a style that stalls", file: "style.css", serve: stalls},
		{name: "no boot.js", file: "boot.js", serve: missing, words: part, press: reload},
		{soak: true, name: "a boot.js that stalls", file: "boot.js", serve: stalls, words: part, press: reload},
		{soak: true, name: "a broken boot.js", file: "boot.js", serve: text("text/javascript", "{"), words: part,
			press: reload},
		{name: "no texts.js", file: "texts.js", serve: missing, words: part, press: reload},
		{soak: true, name: "no wasm_exec.js", file: "wasm_exec.js", serve: missing,
			words: "did not arrive: wasm_exec.js", press: again},
		{soak: true, name: "a wasm_exec.js that stalls", file: "wasm_exec.js", serve: stalls, words: part,
			press: reload},
		{name: "no input.js, and a player who goes on", file: "input.js", serve: missing,
			words: "did not arrive: input.js", press: "#offers button:last-child"},
		{soak: true, name: "no input.js, and a player who tries again", file: "input.js", serve: missing,
			words: "did not arrive: input.js", press: again},
		{soak: true, name: "no pace.js", file: "pace.js", serve: missing},
		{soak: true, name: "no guard.js", file: "guard.js", serve: missing},
		{name: "no WebGL for the program", script: `
			const plain = HTMLCanvasElement.prototype.getContext;
			let asked = sessionStorage.getItem('mended') ? -1e9 : 0;
			HTMLCanvasElement.prototype.getContext = function (...args) { return ++asked > 1 ? null : plain.apply(this, args); };
			sessionStorage.setItem('mended', 1)`, words: "The graphics did not start", press: again},
		{name: "WebGL refused after faults", script: `
			if (!sessionStorage.getItem('mended')) HTMLCanvasElement.prototype.getContext = function () {
				this.dispatchEvent(new WebGLContextEvent('webglcontextcreationerror', { statusMessage: 'Web page caused context loss and was blocked' }));
				return null;
			};
			sessionStorage.setItem('mended', 1)`, words: "switched the graphics off after a fault", press: again},
	} {
		if f.soak && !long() {
			continue
		}
		t.Run(f.name, func(t *testing.T) {
			host := ServeBadly(t, site)
			serve := f.serve
			if f.passes {
				serve = host.once(f.file, f.serve)
			}
			host.Break(f.file, serve)
			page := rig.Visit(t, host.Site, Desktop, hurry, f.script)
			if f.words != "" {
				t.Logf("the player reads: %s", page.waitWords(f.words))
			}
			host.Break(f.file, nil)
			if f.press != "" {
				page.Eval(`document.querySelector('`+f.press+`').click()`, nil)
			}
			page.WaitFirstDraw()
			page.TakeErrors() // about the broken file
		})
	}
}

// TestEveryFaultOfTheWorkerIsGotOver breaks the worker in every possible way. Each time the opponent must move, since
// the page thinks itself, and the worker must not be fetched again for every question.
func TestEveryFaultOfTheWorkerIsGotOver(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	const script = "text/javascript"
	for name, f := range map[string]fault{
		"is missing":    {file: "brain.js", serve: missing},
		"stalls":        {file: "brain.js", serve: stalls},
		"is silent":     {file: "brain.js", serve: text(script, ``)},
		"closes itself": {file: "brain.js", serve: text(script, `close();`)},
		"answers nonsense": {file: "brain.js",
			serve: text(script, `onmessage = ({ data }) => postMessage({ id: data.id, reply: 'nonsense' });`)},
		"answers nothing": {file: "brain.js",
			serve: text(script, `onmessage = ({ data }) => postMessage({ id: data.id });`)},
		"makes no legal move": {file: "brain.js",
			serve: text(script, `onmessage = ({ data }) => postMessage({ id: data.id, reply: '999999\t0' });`)},
		"has no program":           {file: convoyKind + "-brain-1.wasm", serve: missing},
		"has a program that hangs": {file: convoyKind + "-brain-1.wasm", serve: stalls},
	} {
		if !long() && name != "is silent" && name != "answers nonsense" && name != "has a program that hangs" {
			continue // make soak has all
		}
		t.Run(name, func(t *testing.T) {
			host := ServeBadly(t, site)
			host.Break(f.file, f.serve)
			host.Break("sw.js", missing) // it would fetch the file too
			page := rig.Open(t, host.Site, Small, hurry,
				`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
			h := &hand{t: t, page: page, use: page.Press}
			h.start("moloch")
			for range 4 {
				buttons, over := h.wait()
				if over {
					break
				}
				page.Press(choose(buttons))
				page.Frames(2)
			}
			h.wait()
			if asked := host.Asked(f.file); asked > 2 {
				t.Errorf("%s was fetched %d times", f.file, asked)
			}
			page.TakeErrors() // about the broken worker
		})
	}
}

// TestAQuestionThatEndsTheBrainDoesNotEndTheGame: the page must not think about that question itself. It says what
// happened, offers to ask again, and goes on if that helps.
func TestAQuestionThatEndsTheBrainDoesNotEndTheGame(t *testing.T) {
	crashing := rig.Serve(t, "crashing", pack.Plan{Games: []pack.Game{{Name: "game",
		Page: "./internal/browsertest/starter", Brain: "./internal/browsertest/crashbrain"}}})
	host := ServeBadly(t, rig.Serve(t, "game", Game))
	size := len(program(t, host.Site, convoyKind+"-brain")) // the page knows what size to expect
	dead := padded(program(t, crashing, "game-brain"), size)
	host.Break(convoyKind+"-brain-1.wasm", sends("application/wasm", dead, 0))
	host.Break("sw.js", missing) // it would keep the file
	page := rig.Open(t, host.Site, Small, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("outpost") // Moloch chooses first
	page.Wait(`document.querySelector('#mirror [data-id="button:ask"]')`)
	var said string
	page.Eval(`document.body.textContent`, &said)
	if !strings.Contains(said, "The computer player could not answer") {
		t.Error("the page does not say that the computer player could not answer")
	}
	host.Break(convoyKind+"-brain-1.wasm", nil)
	page.Press("button:ask")
	h.until("keep")
	page.TakeErrors() // about the dead brains
}

// padded returns a program padded with a meaningless section to some size.
func padded(program []byte, size int) []byte {
	const head = 1 + 5 // a custom section's number, and its length in the longest form
	rest := size - len(program) - head
	program = append(program, 0)
	for i := range 5 {
		more := byte(0x80)
		if i == 4 {
			more = 0
		}
		program = append(program, byte(rest>>(7*i))&0x7f|more)
	}
	return append(program, make([]byte, rest)...) // its name is empty, and so is the rest
}
