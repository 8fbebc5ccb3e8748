// Command gallery draws the looks of the tiny games.
package main

import (
	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/look"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/uitest"
)

func main() { gallery.Main("tiny", draw) }

// windows are the windows that pictures are made of.
var windows = []gallery.Window{gallery.Phone, gallery.Embed, gallery.Desktop, gallery.Large, gallery.Tablet}

func draw(g *gallery.Gallery) {
	offers := look.Offers("en")
	g.Each(windows, func(w gallery.Window) {
		studio := gallery.Studio{Gallery: g, Window: w, Kinds: []game.Kind{cards.Kind{}, solo.Kind{}},
			Acts: map[string]func(*uitest.Window, *uitest.Host){
				"move": func(w *uitest.Window, h *uitest.Host) {
					if moves := h.Moves(); len(moves) > 0 {
						w.Press(moves[len(moves)-1])
					}
				},
				"tips": func(w *uitest.Window, _ *uitest.Host) {
					w.Press("button:settings", "button:set-tips-on", "button:close")
				},
			}}
		of := func(i int, name, settings string, presses ...string) {
			studio.Offers = offers[i : i+1]
			studio.Keep(name, studio.Open("", settings, presses...))
		}
		const four = "setup=four"
		of(0, "cards", four, "button:play-first", "move")
		of(0, "cards-pile", four, "button:play-first", "move", "pile:1")
		of(0, "cards-end", four, "button:play-first", "concede")
		of(1, "walk", "", "button:play-calm", "move", "move", "move")
		of(1, "walk-whole", "", "button:play-calm", "move", "button:zoom-out", "button:zoom-out", "button:zoom-out")
		of(1, "walk-place", "", "button:play-calm", "place:e6")
		of(1, "walk-hint", "", "tips", "button:play-calm")
		of(1, "walk-keys", "", "button:play-calm", "button:menu", "button:settings", "button:keys")
		of(1, "walk-title", "")
	})
}
