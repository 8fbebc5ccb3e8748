//go:build js && wasm

// Command tinygame is a tiny game as one of the page's shelf: what a fifth game would be.
package main

import (
	"onelongnight/game/edition"
	"onelongnight/game/gametest/tiny/look"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/wasm/page"
)

func main() { page.Run(edition.Game{Kind: solo.Kind{}}, look.Solo) }
