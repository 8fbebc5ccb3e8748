//go:build js && wasm

package browser

import (
	"errors"
	"syscall/js"

	"onelongnight/game/ui/mirror"
)

// Mirror is the hidden document beside the canvas, for keyboards, switches, screen readers and tests. web/mirror.js
// turns it into elements.
//
// Callbacks run in browser events, between frames.
type Mirror struct {
	page  js.Value
	shown string
}

// NewMirror takes over the page's #mirror element.
func NewMirror() (*Mirror, error) {
	if js.Global().Get("document").Call("getElementById", "mirror").IsNull() {
		return nil, errors.New("the page has no element #mirror")
	}
	page := js.Global().Get("tableMirror")
	if page.IsUndefined() {
		return nil, errors.New("mirror.js did not load")
	}
	page.Call("show", "")
	return &Mirror{page: page}, nil
}

// OnPress calls f with the ID of each button pressed.
func (m *Mirror) OnPress(f func(id string)) { m.on("press", f) }

// OnFocus calls f with the ID of the focused button, "" if none has the focus any more.
func (m *Mirror) OnFocus(f func(id string)) { m.on("focus", f) }

func (m *Mirror) on(event string, f func(id string)) {
	m.page.Set(event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0].String())
		return nil
	}))
}

// Show updates the page to a document, changing only what differs. A focused button keeps the focus wherever it moves;
// if it goes away, the button in its place gets it.
func (m *Mirror) Show(document mirror.Node) {
	if text := document.Encode(); text != m.shown {
		m.shown = text
		m.page.Call("show", text)
	}
}
