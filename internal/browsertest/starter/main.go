//go:build js && wasm

// Command starter is the smallest program that starts as the game does: it makes a canvas, asks for WebGL 2 as
// Ebitengine does, and says that it has drawn. It makes the tests of loading fast.
package main

import (
	"syscall/js"

	"onelongnight/wasm/browser"
)

func main() {
	document := js.Global().Get("document")
	canvas := document.Call("createElement", "canvas")
	document.Get("body").Call("append", canvas)
	if !canvas.Call("getContext", "webgl2").Truthy() {
		browser.Fail("opengl: getContext for webgl2 failed")
		return
	}
	browser.Ready()
	select {}
}
