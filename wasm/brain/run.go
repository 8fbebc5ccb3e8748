//go:build js && wasm

// Package brain runs in a Web Worker, so that a long thought does not freeze the page. It is a game's second, small
// wasm program; wasm/NAME/brain says which game it contains. Its script, web/brain.js, calls tableThink for each
// question.
//
// It does without fmt and encoding/json, since the player downloads everything it links.
package brain

import (
	"syscall/js"

	"onelongnight/game/bot"
)

// Run answers the page's questions for as long as the worker lives. All it learns of a game is in the question: what
// one seat sees.
func Run(shelf bot.Shelf) {
	js.Global().Set("tableThink", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 1 || args[0].Type() != js.TypeString {
			return map[string]any{"error": "a question must be one text"}
		}
		reply, err := shelf.Answer(args[0].String(), nil)
		if err != nil {
			return map[string]any{"error": err.Error()}
		}
		return map[string]any{"reply": reply}
	}))
	select {} // keeps the function above callable
}
