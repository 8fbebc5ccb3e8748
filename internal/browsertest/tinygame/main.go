//go:build js && wasm

// Command tinygame puts a tiny game on the page's shelf, as a fifth game would be.
package main

import (
	"onelongnight/game/edition"
	"onelongnight/game/gametest/tiny/look"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/wasm/page"
)

func main() { page.Run(edition.Game{Kind: solo.Kind{}}, look.Solo) }
