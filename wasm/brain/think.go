//go:build js && wasm

package main

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
)

// think answers one question of the page. All it learns of the game is in the
// question: what a seat sees.
func think(request string) (string, error) {
	return bot.Answer([]game.Game{convoy.Rules{}}, request, nil)
}
