// Command gallery renders the gallery of Neuroshima Hex without a display: all tiles in all states, and moments of
// games that play by themselves.
//
//	go run ./game/ui/hex/gallery -o build/screens
package main

import (
	"onelongnight/game/hex/edition"
	"onelongnight/game/ui/gallery"
	look "onelongnight/game/ui/hex"
)

func main() { gallery.Main("hex", gallery.Of(edition.Full(), look.Look, scenes)) }

func scenes(g *gallery.Gallery) {
	for _, s := range sheets {
		if g.Wants(s.name) {
			f := gallery.Load(gallery.Window{Name: s.name, W: s.w, H: s.h, Scale: 1})
			g.Small(s.name, f.Draw(s.draw))
		}
	}
	g.Tours(tours, "3", gallery.Tables[:3], take)
	g.Beginning()
}
