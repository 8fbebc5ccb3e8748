//go:build js && wasm

// Command brain is the computer player of Last Aurora, in the page's worker.
package main

import (
	"onelongnight/game/aurora/edition"
	"onelongnight/wasm/brain"
)

func main() { brain.Run(edition.Game().Shelf()) }
