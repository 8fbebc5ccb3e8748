//go:build js && wasm

// Command brain is the second, small wasm program: it thinks in a Web Worker, where a long thought
// freezes nothing. The worker's script, web/brain.js, calls tableThink for each question.
//
// It stays thin, without fmt or encoding/json, as the player downloads all it links.
package main

import "syscall/js"

func main() {
	js.Global().Set("tableThink", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 1 || args[0].Type() != js.TypeString {
			return map[string]any{"error": "a question must be one text"}
		}
		reply, err := think(args[0].String())
		if err != nil {
			return map[string]any{"error": err.Error()}
		}
		return map[string]any{"reply": reply}
	}))
	select {} // the functions above stay callable for as long as main runs
}
