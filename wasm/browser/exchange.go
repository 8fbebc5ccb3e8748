//go:build js && wasm

package browser

import "syscall/js"

// Exchange hands texts to the player and takes some, see web/exchange.js.
type Exchange struct{}

func (Exchange) script() js.Value { return js.Global().Get("tableExchange") }

// Export offers a text to be copied or saved as a file of that name, with a line
// about it, "" for the usual one. It returns "", as the player chooses the place.
func (e Exchange) Export(title, about, file, text string) (where string, err error) {
	return "", protect("show the text", func() { e.script().Call("exportText", title, about, file, text) })
}

// ExportCard offers a text to be copied, also as a picture, with a line about it.
func (e Exchange) ExportCard(title, about, file, text string) error {
	return protect("show the text", func() { e.script().Call("exportCard", title, about, file, text) })
}

// Import asks for a text. Done is called with it, once; with "" if the player
// gives none. It reports whether it could ask.
func (e Exchange) Import(title string, done func(text string)) (asked bool) {
	return e.ask(done, "importText", title)
}

// Ask asks for a line of text, with a line that says what for and what stands
// there at first. Done and asked are as with Import.
func (e Exchange) Ask(title, says, text string, done func(text string)) (asked bool) {
	return e.ask(done, "askText", title, says, text)
}

// ask calls a function of the page that asks for a text.
func (e Exchange) ask(done func(text string), function string, args ...any) (asked bool) {
	var heard js.Func
	heard = js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard.Release()
		done(args[0].String())
		return nil
	})
	if err := protect("ask for a text", func() { e.script().Call(function, append(args, heard)...) }); err != nil {
		heard.Release()
		return false
	}
	return true
}
