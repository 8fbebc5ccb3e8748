//go:build js && wasm

// Command aurora is Last Aurora in the page.
package main

import (
	"onelongnight/game/aurora/edition"
	look "onelongnight/game/ui/aurora"
	"onelongnight/wasm/page"
)

func main() { page.Run(edition.Game(), look.Look) }
