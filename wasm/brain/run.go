//go:build js && wasm

// Package brain is the second, small wasm program of a game: it thinks in a Web Worker, where a long thought freezes
// nothing. The worker's script, web/brain.js, calls tableThink for each question. What a program holds is said in its
// main, wasm/NAME/brain.
//
// It stays thin, without fmt or encoding/json, as the player downloads all it links.
package brain

import (
	"syscall/js"

	"onelongnight/game/bot"
)

// Run answers questions of the page for as long as there is a worker. All it learns of a game is in the question: what
// a seat sees.
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
	select {} // the function above stays callable for as long as this runs
}
