//go:build js && wasm

// Command brain is the computer player of 51st State, in the page's worker.
package main

import (
	"onelongnight/game/state51/box"
	"onelongnight/wasm/brain"
)

func main() { brain.Run(box.Game().Shelf()) }
