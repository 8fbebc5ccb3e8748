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

// Words is the file of a language, "" while it is on the way. The error says in
// the player's words why it did not come; the next call tries again.
func Words(lang string) (string, error) {
	t := tongue()
	if !t.Truthy() {
		return "", errors.New("language.js")
	}
	found := t.Call("words", lang)
	if why := found.Get("fault"); why.Truthy() {
		return "", errors.New(why.String())
	}
	return found.Get("text").String(), nil
}

// OnWords has f called when a file of words has come, or cannot come.
func OnWords(f func()) { listen("table-words", func(js.Value) { f() }) }

// Speak lets the page itself speak a language whose file has come.
func Speak(lang string) {
	if t := tongue(); t.Truthy() {
		t.Call("speak", lang)
	}
}
