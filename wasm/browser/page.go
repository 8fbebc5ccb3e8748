//go:build js && wasm

package browser

import (
	"strings"
	"syscall/js"
	"time"
)

// BrainFiles returns the script of the page's worker, and the name that tells it which program to run.
func BrainFiles() (script, name string) {
	return js.Global().Get("tableFiles").Get("brain").String(), js.Global().Get("tableGame").Call("brain").String()
}

// Ready tells the page that the first frame is drawn, so that the splash screen can go.
func Ready() { tell("table-ready", "") }

// Local returns a moment in the browser's time zone. Go asks for the offset only once, at the start, but it differs
// between summer and winter.
func Local(at time.Time) time.Time {
	const minute = 60 // s
	ahead := -js.Global().Get("Date").New(at.UnixMilli()).Call("getTimezoneOffset").Int() * minute
	return at.In(time.FixedZone("", ahead))
}

// Rest tells the page that the next frame may wait, see pace.js.
func Rest() { tell("table-rest", "") }

// idleWork is the function to call when there is time, nil for none.
var idleWork func(left time.Duration)

// runIdleWork is called by the page, with the number of ms available.
var runIdleWork = js.FuncOf(func(_ js.Value, args []js.Value) any {
	if do := idleWork; do != nil {
		idleWork = nil
		do(time.Duration(args[0].Float() * float64(time.Millisecond)))
	}
	return nil
})

// WhenIdle calls do once, between two frames, with the time it may take, see pace.js.
func WhenIdle(do func(left time.Duration)) {
	idleWork = do
	if page := js.Global().Get("tableSpare"); !page.IsUndefined() {
		page.Invoke(runIdleWork)
		return
	}
	const wait, length = 20, 6 // ms
	js.Global().Call("setTimeout", runIdleWork, wait, length)
}

// Fail shows a text in the page's own error panel, for when nothing can be drawn on the canvas.
func Fail(text string) { tell("table-fail", text) }

// asked caches the answers to media queries.
var asked = map[string]*bool{}

// Chance fills b, at most 65,536 bytes, with random bytes from the browser.
func Chance(b []byte) {
	array := js.Global().Get("Uint8Array").New(len(b))
	js.Global().Get("crypto").Call("getRandomValues", array)
	js.CopyBytesToGo(b, array)
}

// Calm reports whether the system asks for less motion.
func Calm() bool { return asks("(prefers-reduced-motion: reduce)") }

// Contrast reports whether the system asks for more contrast, or for a few fixed colours.
func Contrast() bool { return asks("(prefers-contrast: more), (forced-colors: active)") }

// asks reports whether a media query matches. It is called in every frame, so the answer is cached; the browser tells
// when it changes.
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

// Saves reports whether the battery is low, or the person wants to save data, as far as the browser tells, see pace.js.
func Saves() bool { return js.Global().Get("tableSaves").Truthy() }

// tell sends boot.js an event. Without boot.js, as in tests, nothing happens.
func tell(event, detail string) {
	js.Global().Call("dispatchEvent", js.Global().Get("CustomEvent").New(event, map[string]any{"detail": detail}))
}

// listen calls f with each event of a type on the window.
func listen(event string, f func(event js.Value)) {
	js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	}))
}

// Address returns the page's address without its fragment.
func Address() string {
	at, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	return at
}

// route returns the object of route.js, undefined if that script is missing.
func route() js.Value { return js.Global().Get("tableRoute") }

// OnLink calls f when the page is led to an address that names something in this game.
func OnLink(f func(address string)) {
	listen("table-link", func(event js.Value) { f(event.Get("detail").String()) })
}

// Wish returns what the page was opened for, once: an address that names something in this game, the key of a saved
// game, or "" to continue.
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

// Trace returns a function that writes a line for developers, nil unless the address asks for it, see route.js.
func Trace() func(line string) {
	r := route()
	if !r.Truthy() || !r.Get("trace").Truthy() {
		return nil
	}
	return func(line string) { r.Call("trace", line) }
}

// Hush cancels what a screen reader was still to say.
func Hush() {
	if page := js.Global().Get("tableMirror"); !page.IsUndefined() {
		page.Call("hush")
	}
}

// Announce makes a screen reader say a text: after the present one, or at once if urgent.
func Announce(text string, urgent bool) {
	if page := js.Global().Get("tableMirror"); !page.IsUndefined() {
		page.Call("say", text, urgent)
	}
}
