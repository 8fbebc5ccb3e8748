//go:build js && wasm

package browser

import "syscall/js"

// Ready tells the page that the first frame is drawn, so that the splash can go.
func Ready() { tell("table-ready", "") }

// Rest tells the page that the next frame may wait, see pace.js.
func Rest() { tell("table-rest", "") }

// Fail shows text in the page's own error panel, for when the canvas cannot be trusted.
func Fail(text string) { tell("table-fail", text) }

// Calm tells whether the reader's system asks for less motion.
func Calm() bool {
	return js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}

// tell sends boot.js an event. Without boot.js, as in tests, nobody listens and nothing happens.
func tell(event, detail string) {
	js.Global().Call("dispatchEvent", js.Global().Get("CustomEvent").New(event, map[string]any{"detail": detail}))
}

// Announce has a screen reader say text: after what it is saying, or at once if urgent.
func Announce(text string, urgent bool) {
	if page := js.Global().Get("tableMirror"); !page.IsUndefined() {
		page.Call("say", text, urgent)
	}
}
