//go:build js && wasm

package browser

import (
	"errors"
	"syscall/js"
)

// tongue returns what language.js has made, undefined if that did not arrive.
func tongue() js.Value { return js.Global().Get("tableLanguage") }

// Language returns what the browser asks for, of words.Languages.
func Language() string {
	if t := tongue(); t.Truthy() {
		return t.Call("system").String()
	}
	return "en"
}

// Text returns a text that is no part of the program, by its name in files.js: ""
// while it is on the way. The error says in the player's words why it did not
// come; the next call tries again.
func Text(name string) (string, error) {
	library := js.Global().Get("tableLibrary")
	if !library.Truthy() {
		return "", errors.New("library.js")
	}
	found := library.Call("file", name)
	if why := found.Get("fault"); why.Truthy() {
		return "", errors.New(why.String())
	}
	return found.Get("text").String(), nil
}

// ReadBook shows a game's book over the canvas: what web/book.js wants to know
// of it, see ui.Reading. Closed is called once, when it is closed again.
func ReadBook(reading map[string]any, closed func()) {
	library := js.Global().Get("tableLibrary")
	if !library.Truthy() {
		closed()
		return
	}
	var done js.Func
	done = js.FuncOf(func(js.Value, []js.Value) any {
		done.Release()
		closed()
		return nil
	})
	library.Call("read", reading, done)
}

// OnPicture calls f for pictures in a book: of what thing, how wide, in CSS
// pixels, if it is upright, and if it is not. It hands over the pixels, how many
// there are across and down, and how wide they are to be shown.
func OnPicture(f func(of string, card, view float64, done func(pixels []byte, w, h int, wide float64))) {
	library := js.Global().Get("tableLibrary")
	if !library.Truthy() {
		return
	}
	library.Set("paint", js.FuncOf(func(_ js.Value, args []js.Value) any {
		then := args[3]
		f(args[0].String(), args[1].Float(), args[2].Float(), func(pixels []byte, w, h int, wide float64) {
			array := js.Global().Get("Uint8ClampedArray").New(len(pixels))
			js.CopyBytesToJS(array, pixels)
			then.Invoke(array, w, h, wide)
		})
		return nil
	}))
}

// OnText calls f when such a text has come, or cannot come.
func OnText(f func()) { listen("table-text", func(js.Value) { f() }) }

// Speak lets the page itself speak a language whose file has come.
func Speak(lang string) {
	if t := tongue(); t.Truthy() {
		t.Call("speak", lang)
	}
}
