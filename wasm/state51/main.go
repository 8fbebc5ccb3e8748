//go:build js && wasm

// Command state51 is 51st State in the page.
package main

import (
	"onelongnight/game/state51/edition"
	look "onelongnight/game/ui/state51"
	"onelongnight/wasm/page"
)

func main() { page.Run(edition.Game(), look.Look) }
