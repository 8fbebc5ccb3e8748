//go:build js && wasm

package browser

import "syscall/js"

// Exchange exports and imports texts, see web/exchange.js.
type Exchange struct{}

func (Exchange) script() js.Value { return js.Global().Get("tableExchange") }

// Export offers a text for copying, or to be saved as a file. about is a line that describes it, "" for the usual one.
// It returns "", since the player chooses the place.
func (e Exchange) Export(title, about, file, text string) (where string, err error) {
	return "", protect("show the text", func() { e.script().Call("exportText", title, about, file, text) })
}

// ExportCard offers a text for copying, as text or as a picture, with a line about it.
func (e Exchange) ExportCard(title, about, file, text string) error {
	return protect("show the text", func() { e.script().Call("exportCard", title, about, file, text) })
}

// Import asks for a text and calls done with it once, "" if the player gives none. It returns false if it could not
// ask.
func (e Exchange) Import(title string, done func(text string)) (asked bool) {
	return e.ask(done, "importText", title)
}

// Ask asks for a line of text: says explains what for, text is there at first. It calls done like Import.
func (e Exchange) Ask(title, says, text string, done func(text string)) (asked bool) {
	return e.ask(done, "askText", title, says, text)
}

// ask calls one of the page's functions that ask for a text.
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
