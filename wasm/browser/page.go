//go:build js && wasm

package browser

import (
	"strconv"
	"strings"
	"syscall/js"
)

// Ready tells the page that the first frame is drawn, so that the splash can go.
func Ready() { tell("convoy-ready", "") }

// Fail shows text in the page's own error panel, for when the canvas cannot be trusted.
func Fail(text string) { tell("convoy-fail", text) }

// tell sends boot.js an event. Without boot.js, as in tests, nobody listens and nothing happens.
func tell(event, detail string) {
	js.Global().Call("dispatchEvent", js.Global().Get("CustomEvent").New(event, map[string]any{"detail": detail}))
}

// ReducedMotion reports whether the player asked the system for less movement.
func ReducedMotion() bool {
	reduced := false
	err := protect("ask about motion", func() {
		reduced = js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Truthy()
	})
	return err == nil && reduced
}

// Language returns the player's first language as a BCP 47 tag, "en" when the browser has none.
func Language() string {
	language := js.Global().Get("navigator").Get("language")
	if language.Type() != js.TypeString || language.String() == "" {
		return "en"
	}
	return language.String()
}

// Insets are the widths, in CSS px, of the edges that a notch or a rounded corner covers: the canvas
// reaches under them, what the player must see should not.
type Insets struct{ Top, Right, Bottom, Left float64 }

// SafeArea returns the insets as they are now; turning a phone changes them.
func SafeArea() Insets {
	style := js.Global().Call("getComputedStyle", js.Global().Get("document").Get("documentElement"))
	inset := func(side string) float64 {
		value := strings.TrimSpace(style.Call("getPropertyValue", "--safe-"+side).String())
		width, err := strconv.ParseFloat(strings.TrimSuffix(value, "px"), 64)
		if err != nil {
			return 0 // a page without our style sheet
		}
		return width
	}
	return Insets{inset("top"), inset("right"), inset("bottom"), inset("left")}
}

// Announce has a screen reader say text: at the next pause, or at once if urgent.
func Announce(text string, urgent bool) {
	id := "polite"
	if urgent {
		id = "assertive"
	}
	region := js.Global().Get("document").Call("getElementById", id)
	if region.IsNull() {
		return
	}
	// A live region speaks when its text changes, so the same words twice need a silent difference.
	if region.Get("textContent").String() == text {
		text += "\u00a0"
	}
	region.Set("textContent", text)
}
