//go:build js && wasm

// Command crashbrain is a brain that every question ends, in a way that nothing can be recovered from: the
// program runs out of stack.
package main

import "syscall/js"

func main() {
	js.Global().Set("tableThink", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return deeper(args[0].String() + "?")
	}))
	select {}
}

// deeper comes to an end for no question.
func deeper(question string) string {
	if question == "" {
		return ""
	}
	return deeper(question+"?") + "!"
}
