//go:build js && wasm

package browser

import "syscall/js"

// Viewport returns how the canvas lies on the page, as viewport.js measures it: how many times more device pixels a
// CSS pixel has than at the start, and the margins before the canvas in CSS pixels.
func Viewport() (zoom, left, top float64) {
	view := js.Global().Get("tableViewport")
	if !view.Truthy() {
		return 1, 0, 0
	}
	return view.Get("zoom").Float(), view.Get("left").Float(), view.Get("top").Float()
}

// LargestTexture returns the width and height of the largest texture of the canvas, in device pixels; 0 as long as
// nothing is drawn on it.
func LargestTexture() int {
	if largestTexture > 0 {
		return largestTexture
	}
	canvas := js.Global().Get("document").Call("querySelector", "canvas")
	if !canvas.Truthy() {
		return 0
	}
	context := canvas.Call("getContext", "webgl2") // which the program has taken before the first frame
	if context.Truthy() {
		largestTexture = context.Call("getParameter", context.Get("MAX_TEXTURE_SIZE")).Int()
	}
	return largestTexture
}

var largestTexture int

// Fullscreen reports whether the page can take the whole screen, and whether it has it.
func Fullscreen() (can, full bool) {
	document := js.Global().Get("document")
	return document.Get("fullscreenEnabled").Truthy(), document.Get("fullscreenElement").Truthy()
}

// SetFullscreen takes the whole screen, with the page's hidden buttons, or gives it back. Browsers allow
// it shortly after a key or a touch; a refusal changes nothing.
func SetFullscreen(full bool) {
	document := js.Global().Get("document")
	target, do := document.Get("documentElement"), "requestFullscreen"
	if !full {
		target, do = document, "exitFullscreen"
	}
	// Older browsers return nothing instead of a promise.
	if promise := target.Call(do); promise.Truthy() {
		promise.Call("catch", js.Global().Get("Function").Get("prototype"))
	}
}

// OnNewer calls f when a newer build is there and waits, see offline.js.
func OnNewer(f func()) { listen("table-update", func(js.Value) { f() }) }

// Update goes over to the newer build.
func Update() { tell("table-apply", "") }
