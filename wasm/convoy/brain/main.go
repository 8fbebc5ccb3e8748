//go:build js && wasm

// Command brain is the computer player of The Convoy, in the page's worker.
package main

import (
	"onelongnight/game/convoy/box"
	"onelongnight/wasm/brain"
)

func main() { brain.Run(box.Game().Shelf()) }
