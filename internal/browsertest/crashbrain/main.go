//go:build js && wasm

// Command crashbrain is a brain that crashes at every question by running out of stack, which no program can recover
// from.
package main

import "syscall/js"

func main() {
	js.Global().Set("tableThink", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return deeper(args[0].String() + "?")
	}))
	select {}
}

// deeper recurses for ever.
func deeper(question string) string {
	if question == "" {
		return ""
	}
	return deeper(question+"?") + "!"
}
