//go:build js && wasm

// Command brain is the computer player of Neuroshima Hex, in the page's worker.
package main

import (
	"onelongnight/game/hex/edition"
	"onelongnight/wasm/brain"
)

func main() { brain.Run(edition.Game().Shelf()) }
