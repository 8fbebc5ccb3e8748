//go:build js && wasm

package main

import "onelongnight/game/games"

// think answers one question of the page. All it learns of the game is in the
// question: what a seat sees.
func think(request string) (string, error) {
	return games.Shelf().Answer(request, nil)
}
