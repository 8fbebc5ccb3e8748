//go:build js && wasm

package browser

import (
	"errors"
	"syscall/js"
)

// tongue returns the object of language.js, undefined if that script is missing.
func tongue() js.Value { return js.Global().Get("tableLanguage") }

// Language returns the browser's language if it is one of words.Languages.
func Language() string {
	if t := tongue(); t.Truthy() {
		return t.Call("system").String()
	}
	return "en"
}

// Text returns a text by its name in files.js, "" while it is loading. An error is in the player's words; the next call
// tries again.
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

// ReadBook shows a game's book over the canvas. reading has the fields of ui.Reading for web/book.js. closed is called
// once, when the book is closed.
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

// OnPicture calls f when a book needs a picture of a thing. It is to be card CSS pixels wide if it is upright,
// otherwise view. f passes the pixels to done, with their number across and down and the width to show.
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

// OnText calls f when a text has arrived, or could not be fetched.
func OnText(f func()) { listen("table-text", func(js.Value) { f() }) }

// Speak makes the page use a language whose file has arrived.
func Speak(lang string) {
	if t := tongue(); t.Truthy() {
		t.Call("speak", lang)
	}
}
