//go:build js && wasm

// Command hex is Neuroshima Hex in the page.
package main

import (
	"onelongnight/game/hex/box"
	look "onelongnight/game/ui/hex"
	"onelongnight/wasm/page"
)

func main() { page.Run(box.Game(), look.Look) }
