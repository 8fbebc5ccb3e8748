//go:build js && wasm

// Command testbrain is a brain for tests. It runs in the game's worker in place of the real one, and shows that the
// rules give the same results there, and how fast they are.
package main

import (
	"errors"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/gametest"
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

// prove answers "GAME transcript SEED" with the transcript of a game, and "GAME playouts MS" with the number of random
// full games per second, measured over that many ms.
func prove(request string) (string, error) {
	words := strings.SplitN(request, " ", 3)
	if len(words) != 3 {
		return "", errors.New("testbrain: this is no request")
	}
	kind := game.Named(games.Kinds(), words[0])
	if kind == nil {
		return "", errors.New("testbrain: there is no such game")
	}
	g, err := kind.Open(nil)
	if err != nil {
		return "", err
	}
	if words[1] == "transcript" {
		return gametest.RandomGame(g, words[2])
	}
	ms, err := strconv.Atoi(words[2])
	if err != nil {
		return "", err
	}
	rate := gametest.Rate(g, time.Duration(ms)*time.Millisecond)
	return strconv.Itoa(int(rate)), nil
}
