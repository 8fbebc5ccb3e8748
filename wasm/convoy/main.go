//go:build js && wasm

// Command convoy is The Convoy in the page.
package main

import (
	"onelongnight/game/convoy/edition"
	look "onelongnight/game/ui/convoy"
	"onelongnight/wasm/page"
)

func main() { page.Run(edition.Game(), look.Look) }
