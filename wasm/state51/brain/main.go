//go:build js && wasm

// Command brain is the computer player of 51st State, in the page's worker.
package main

import (
	"onelongnight/game/state51/edition"
	"onelongnight/wasm/brain"
)

func main() { brain.Run(edition.Game().Shelf()) }
