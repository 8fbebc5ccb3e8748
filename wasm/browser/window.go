//go:build js && wasm

package browser

import "syscall/js"

// Viewport returns by how much the page has been zoomed since the start, and the margins left of and above the canvas
// in CSS pixels, as measured by viewport.js.
func Viewport() (zoom, left, top float64) {
	view := js.Global().Get("tableViewport")
	if !view.Truthy() {
		return 1, 0, 0
	}
	return view.Get("zoom").Float(), view.Get("left").Float(), view.Get("top").Float()
}

// LargestTexture returns the maximum width and height of a texture in device pixels; 0 before the first drawing.
func LargestTexture() int {
	if largestTexture > 0 {
		return largestTexture
	}
	canvas := js.Global().Get("document").Call("querySelector", "canvas")
	if !canvas.Truthy() {
		return 0
	}
	context := canvas.Call("getContext", "webgl2") // which the program has created before the first frame
	if context.Truthy() {
		largestTexture = context.Call("getParameter", context.Get("MAX_TEXTURE_SIZE")).Int()
	}
	return largestTexture
}

var largestTexture int

// Fullscreen reports whether full screen is possible, and whether it is on.
func Fullscreen() (can, full bool) {
	document := js.Global().Get("document")
	return document.Get("fullscreenEnabled").Truthy(), document.Get("fullscreenElement").Truthy()
}

// SetFullscreen enters full screen, with the page's hidden buttons, or leaves it. Browsers allow it shortly after a key
// or touch; a refusal changes nothing.
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

// OnNewer calls f when a newer build is ready, see offline.js.
func OnNewer(f func()) { listen("table-update", func(js.Value) { f() }) }

// Update changes to the newer build.
func Update() { tell("table-apply", "") }
