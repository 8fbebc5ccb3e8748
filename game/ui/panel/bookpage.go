//go:build js

package panel

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// A page shows books itself, over whatever is drawn.

// Book is never made here.
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
