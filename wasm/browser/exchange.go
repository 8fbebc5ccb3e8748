//go:build js && wasm

package browser

import "syscall/js"

// Exchange hands texts to the player and takes some, see web/exchange.js.
type Exchange struct{}

func (Exchange) script() js.Value { return js.Global().Get("tableExchange") }

// Give offers a text to be copied or saved as a file of that name. It returns
// "", as the player chooses the place.
func (e Exchange) Give(title, file, text string) string {
	if s := e.script(); s.Truthy() {
		s.Call("give", title, file, text)
	}
	return ""
}

// Take asks for a text. Done is called with it, once or never.
func (e Exchange) Take(title string, done func(text string)) (asked bool) {
	s := e.script()
	if s.Truthy() {
		var heard js.Func
		heard = js.FuncOf(func(_ js.Value, args []js.Value) any {
			heard.Release()
			done(args[0].String())
			return nil
		})
		s.Call("take", title, heard)
	}
	return s.Truthy()
}
