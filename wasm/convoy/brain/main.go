//go:build js && wasm

// Command brain is the computer player of The Convoy, in the page's worker.
package main

import (
	"onelongnight/game/convoy/edition"
	"onelongnight/wasm/brain"
)

func main() { brain.Run(edition.Game().Shelf()) }
