//go:build js && wasm

package browser

import (
	"strings"
	"syscall/js"
	"time"
)

// BrainFiles returns the script of the page's worker, and the name by which that knows the game's program.
func BrainFiles() (script, name string) {
	return js.Global().Get("tableFiles").Get("brain").String(), js.Global().Get("tableGame").Call("brain").String()
}

// Ready tells the page that the first frame is drawn, so that the splash can go.
func Ready() { tell("table-ready", "") }

// Local returns a moment as clocks show it where the browser is. Go asks for the offset only once, at the start, and
// that is another one in summer than in winter.
func Local(at time.Time) time.Time {
	const minute = 60 // s
	ahead := -js.Global().Get("Date").New(at.UnixMilli()).Call("getTimezoneOffset").Int() * minute
	return at.In(time.FixedZone("", ahead))
}

// Rest tells the page that the next frame may wait, see pace.js.
func Rest() { tell("table-rest", "") }

// idleWork is what is to be done when there is time; one at a time.
var idleWork func(left time.Duration)

// runIdleWork is called by the page then, with how many ms there are.
var runIdleWork = js.FuncOf(func(_ js.Value, args []js.Value) any {
	if do := idleWork; do != nil {
		idleWork = nil
		do(time.Duration(args[0].Float() * float64(time.Millisecond)))
	}
	return nil
})

// WhenIdle calls do once, between two frames, with how long it may take, see pace.js.
func WhenIdle(do func(left time.Duration)) {
	idleWork = do
	if page := js.Global().Get("tableSpare"); !page.IsUndefined() {
		page.Invoke(runIdleWork)
		return
	}
	const wait, length = 20, 6 // ms
	js.Global().Call("setTimeout", runIdleWork, wait, length)
}

// Fail shows text in the page's own error panel, for when the canvas cannot be trusted.
func Fail(text string) { tell("table-fail", text) }

// asked are what the reader's system was asked, and its answers.
var asked = map[string]*bool{}

// Chance fills b, of at most 65,536 bytes, with the browser's chance.
func Chance(b []byte) {
	array := js.Global().Get("Uint8Array").New(len(b))
	js.Global().Get("crypto").Call("getRandomValues", array)
	js.CopyBytesToGo(b, array)
}

// Calm reports whether the reader's system asks for less motion.
func Calm() bool { return asks("(prefers-reduced-motion: reduce)") }

// Contrast reports whether it asks for more contrast, or for few colours of its own.
func Contrast() bool { return asks("(prefers-contrast: more), (forced-colors: active)") }

// asks reports whether the system asks for something. It is wanted in every frame: the browser says when it changes.
func asks(what string) bool {
	answer := asked[what]
	if answer == nil {
		query := js.Global().Call("matchMedia", what)
		answer = new(bool)
		asked[what] = answer
		*answer = query.Get("matches").Bool()
		query.Call("addEventListener", "change", js.FuncOf(func(_ js.Value, args []js.Value) any {
			*answer = args[0].Get("matches").Bool()
			return nil
		}))
	}
	return *answer
}

// Saves reports whether the device's battery is low, or its person wants to save data, as far as the browser says so,
// see pace.js.
func Saves() bool { return js.Global().Get("tableSaves").Truthy() }

// tell sends boot.js an event. Without boot.js, as in tests, nobody listens and nothing happens.
func tell(event, detail string) {
	js.Global().Call("dispatchEvent", js.Global().Get("CustomEvent").New(event, map[string]any{"detail": detail}))
}

// listen calls f with each event of a type that comes to the window.
func listen(event string, f func(event js.Value)) {
	js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	}))
}

// Address returns that of the page, without what comes after its sign #.
func Address() string {
	at, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	return at
}

// route returns what route.js has made, undefined if that did not arrive.
func route() js.Value { return js.Global().Get("tableRoute") }

// OnLink calls f with an address that the page is led to and that names something in this game.
func OnLink(f func(address string)) {
	listen("table-link", func(event js.Value) { f(event.Get("detail").String()) })
}

// Wish returns what the page was opened for, once: an address that names something in this game, or the key of a kept
// game; "" for the game as it was left.
func Wish() string {
	if r := route(); r.Truthy() {
		return r.Call("wish").String()
	}
	return ""
}

// HasShelf reports whether the page has other games.
func HasShelf() bool {
	r := route()
	return r.Truthy() && r.Get("shelf").Bool()
}

// ToShelf leaves the game for the shelf.
func ToShelf() { route().Call("leave") }

// Trace writes a line for developers, nil unless the address wants that, see route.js.
func Trace() func(line string) {
	r := route()
	if !r.Truthy() || !r.Get("trace").Truthy() {
		return nil
	}
	return func(line string) { r.Call("trace", line) }
}

// Hush has a screen reader say nothing more of what it was to say.
func Hush() {
	if page := js.Global().Get("tableMirror"); !page.IsUndefined() {
		page.Call("hush")
	}
}

// Announce has a screen reader say text: after what it is saying, or at once if urgent.
func Announce(text string, urgent bool) {
	if page := js.Global().Get("tableMirror"); !page.IsUndefined() {
		page.Call("say", text, urgent)
	}
}
