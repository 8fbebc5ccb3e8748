//go:build js

package panel

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// In a page, web/book.js shows books over the canvas.

// Book is never made in a page.
type Book struct {
	Panel
	Title      string
	ListScroll float64
}

type bookPlace struct{}

func bookOf(*scene.Screen, Words) Panel                  { return nil }
func (*bookPlace) row(table.Spot) (r kit.Rect, ok bool)  { return }
func (*bookPlace) find(table.Spot) (r kit.Rect, ok bool) { return }
func (*Layout) bookHits(*Placed)                         {}
func (*sights) book(*Placed)                             {}
