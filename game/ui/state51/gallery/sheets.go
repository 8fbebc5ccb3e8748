package main

import (
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/kit"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/art"
)

// ground paints the background of a sheet.
func ground(c *kit.Canvas, r kit.Rect) {
	c.FillStops(r, kit.Stop{Color: kit.Hex(0x5A3826)}, kit.Stop{At: 0.3, Color: kit.Hex(0x2E1E17)},
		kit.Stop{At: 1, Color: kit.Hex(0x17100D)})
}

// sheets returns the sheets of all cards, of marks on cards, and of the factions.
func sheets(k *look.Skin) []gallery.Printed {
	all := k.Prints()
	var inPlay []*art.Print
	by := map[string]*art.Print{}
	for _, p := range all {
		if by[p.ID] = p; p.Kind != art.Contact {
			inPlay = append(inPlay, p)
		}
	}
	return []gallery.Printed{
		gallery.Print("full", 9, 220, 308, len(all), func(c *kit.Canvas, i int, r kit.Rect) { art.Full(c, all[i], r) }),
		gallery.Print("hand", 12, 110, 154, len(all), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Hand(c, all[i], r, art.CardState{})
		}),
		gallery.Print("small", 20, 64, 90, len(all), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Small(c, all[i], r, art.CardState{})
		}),
		gallery.Print("plates", 12, 122, 82, len(inPlay), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Plate(c, inPlay[i], r, room(inPlay[i]))
		}),
		gallery.Print("low-plates", 20, 64, 46, len(inPlay), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Plate(c, inPlay[i], r, room(inPlay[i]))
		}),
		gallery.Print("states", 6, 122, 82, len(marks), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Plate(c, by[marks[i].id], r, marks[i].l)
		}),
		gallery.Print("low-states", 6, 64, 46, len(marks), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Plate(c, by[marks[i].id], r, marks[i].l)
		}),
		gallery.Print("settlements", 4, 310, 96, 4*len(stages), settlement),
		gallery.Print("covers", 3, 420, 420, len(covers), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Cover(c, kit.NewWindow(1280, 720, 1), kit.Rect{X: r.X, Y: r.Y, W: covers[i].W, H: covers[i].H})
		}),
	}
}

// room returns the state of a card with places for tokens if the print has any.
func room(p *art.Print) art.CardState {
	switch {
	case p.Kind == art.Leader:
		return art.CardState{Tokens: 2, MaxTokens: 5}
	case p.Class != art.Production:
		return art.CardState{Tokens: 1, MaxTokens: 3}
	}
	return art.CardState{}
}

// marks are cards in play with every possible mark.
var marks = []struct {
	id string
	l  art.CardState
}{
	{"oil-trader", art.CardState{Tokens: 1, MaxTokens: 3}},
	{"oil-trader", art.CardState{Tokens: 1, MaxTokens: 3, Lit: true}},
	{"bunker", art.CardState{Tokens: 1, MaxTokens: 3, Picked: true}},
	{"road-machines", art.CardState{Used: 1}},
	{"market", art.CardState{Tokens: 2, MaxTokens: 3, Used: 2}},
	{"smelter", art.CardState{Tokens: 3, MaxTokens: 3, Full: true}},
	{"fuel-tank", art.CardState{Visitors: [3]string{"mutants", "new-york", "merchants"}}},
	{"refinery", art.CardState{Tokens: 2, MaxTokens: 3, Redevelop: true}},
	{"refinery", art.CardState{Tokens: 2, MaxTokens: 3, Gain: "+1"}},
	{"uncle-hammer", art.CardState{Tokens: 3, MaxTokens: 5, Gain: "+1"}},
	{"cellars", art.CardState{Holds: 3}},
	{"market", art.CardState{Tokens: 1, MaxTokens: 3, Dim: true}},
}

var (
	factions = []string{"new-york", "appalachians", "mutants", "merchants"}
	stages   = []int{0, 3, 8, 16} // number of locations in play
	covers   = []kit.Rect{{W: 300, H: 420}, {W: 420, H: 240}, {W: 300, H: 150}}
)

func settlement(c *kit.Canvas, i int, r kit.Rect) {
	f, n := factions[i/len(stages)], stages[i%len(stages)]
	art.Settlement(c, f, n, r)
}
