//go:build js && wasm

// Command proof is a brain for tests: it runs in the game's worker in place of
// the real one and shows that the rules are the same there, and how fast.
package main

import (
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"onelongnight/game/convoy"
	"onelongnight/game/gametest/playouts"
	"onelongnight/game/gametest/transcript"
)

func main() {
	js.Global().Set("tableThink", js.FuncOf(func(_ js.Value, args []js.Value) any {
		reply, err := prove(args[0].String())
		if err != nil {
			return map[string]any{"error": err.Error()}
		}
		return map[string]any{"reply": reply}
	}))
	select {}
}

// prove answers "transcript SEED" with the game's transcript, and "playouts
// MS" with the random full games played in a second, over so many ms.
func prove(request string) (string, error) {
	what, arg, _ := strings.Cut(request, " ")
	if what == "transcript" {
		return transcript.Of(convoy.Rules{}, arg)
	}
	ms, err := strconv.Atoi(arg)
	if err != nil {
		return "", err
	}
	rate := playouts.Rate(convoy.Rules{}, time.Duration(ms)*time.Millisecond)
	return strconv.Itoa(int(rate)), nil
}
