//go:build js && wasm

package main

import (
	"onelongnight/game/bot"
	"onelongnight/game/games"
)

// think answers one question of the page. All it learns of the game is in the
// question: what a seat sees.
func think(request string) (string, error) {
	return bot.Answer(games.Kinds(), request, nil)
}
