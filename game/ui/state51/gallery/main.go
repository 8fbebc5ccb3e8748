// Command gallery renders the gallery of 51st State without a display: all cards in all sizes, and moments of games
// that play by themselves.
//
//	go run ./game/ui/state51/gallery -o build/screens
package main

import (
	"onelongnight/game/state51/edition"
	"onelongnight/game/ui/gallery"
	look "onelongnight/game/ui/state51"
)

func main() { gallery.Main("state51", gallery.Of(edition.Full(), look.Look, scenes)) }

func scenes(g *gallery.Gallery) {
	gallery.PrintAll(g, sheets, ground)
	if g.Any("full") {
		full(g)
	}
	g.Tours(tours, "3", gallery.Tables, take)
	g.Beginning()
}
