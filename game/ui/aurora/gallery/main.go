// Command gallery renders the gallery of Last Aurora without a display: all cards in all sizes, and moments of games
// that play by themselves.
//
//	go run ./game/ui/aurora/gallery -o build/screens
package main

import (
	"onelongnight/game/aurora/edition"
	look "onelongnight/game/ui/aurora"
	"onelongnight/game/ui/gallery"
)

func main() { gallery.Main("aurora", gallery.Of(edition.Full(), look.Look, scenes)) }

func scenes(g *gallery.Gallery) {
	gallery.PrintAll(g, sheets, ground)
	g.Tours(tours, "2", gallery.Tables, take)
	g.Each([]gallery.Window{gallery.Phone, gallery.Desktop}, func(w gallery.Window) { tasks(g, w) })
}
