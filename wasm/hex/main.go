//go:build js && wasm

// Command hex is Neuroshima Hex in the page.
package main

import (
	"onelongnight/game/hex/edition"
	look "onelongnight/game/ui/hex"
	"onelongnight/wasm/page"
)

func main() { page.Run(edition.Game(), look.Look) }
