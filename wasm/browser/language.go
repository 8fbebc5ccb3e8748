//go:build js && wasm

package browser

import (
	"errors"
	"syscall/js"
)

// tongue is what language.js has made, undefined if that did not arrive.
func tongue() js.Value { return js.Global().Get("tableLanguage") }

// Language is what the browser asks for, of words.Languages.
func Language() string {
	if t := tongue(); t.Truthy() {
		return t.Call("system").String()
	}
	return "en"
}

// Text is a text that is no part of the program, by its name in files.js: ""
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

// OnText has f called when such a text has come, or cannot come.
func OnText(f func()) { listen("table-text", func(js.Value) { f() }) }

// Speak lets the page itself speak a language whose file has come.
func Speak(lang string) {
	if t := tongue(); t.Truthy() {
		t.Call("speak", lang)
	}
}
