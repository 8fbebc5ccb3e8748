//go:build js && wasm

package browser

import "syscall/js"

// Exchange hands texts to the player and takes some, see web/exchange.js.
type Exchange struct{}

func (Exchange) script() js.Value { return js.Global().Get("tableExchange") }

// Export offers a text to be copied or saved as a file of that name. It returns
// "", as the player chooses the place.
func (e Exchange) Export(title, file, text string) (where string, err error) {
	return "", protect("show the text", func() { e.script().Call("exportText", title, file, text) })
}

// Import asks for a text. Done is called with it, once; with "" if the player
// gives none. It tells whether it could ask.
func (e Exchange) Import(title string, done func(text string)) (asked bool) {
	var heard js.Func
	heard = js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard.Release()
		done(args[0].String())
		return nil
	})
	if err := protect("ask for a text", func() { e.script().Call("importText", title, heard) }); err != nil {
		heard.Release()
		return false
	}
	return true
}
