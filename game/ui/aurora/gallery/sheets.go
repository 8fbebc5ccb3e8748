package main

import (
	look "onelongnight/game/ui/aurora"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/kit"
)

// ground paints the background of a sheet.
func ground(c *kit.Canvas, r kit.Rect) {
	c.FillV(r, kit.Hex(0x123647), kit.Hex(0x0A1B28))
}

// sheets returns the sheets of all cards, of a convoy's places, and of the cover.
func sheets(k *look.Skin) []gallery.Printed {
	all := k.Prints()
	return []gallery.Printed{
		gallery.Print("full", 10, 220, 330, len(all), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Card(c, all[i], r, art.CardState{})
		}),
		gallery.Print("middle", 12, 128, 136, len(all), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Card(c, all[i], r,
				art.CardState{})
		}),
		gallery.Print("small", 18, 64, 104, len(all), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Card(c, all[i], r, art.CardState{})
		}),
		gallery.Print("places", 10, 46, 46, len(places), func(c *kit.Canvas, i int, r kit.Rect) {
			art.DrawPlace(c, places[i], r)
		}),
		gallery.Print("low-places", 10, 22, 22, len(places), func(c *kit.Canvas, i int, r kit.Rect) {
			art.DrawPlace(c, places[i],
				r)
		}),
		gallery.Print("covers", 3, 420, 420, len(covers), func(c *kit.Canvas, i int, r kit.Rect) {
			art.Cover(c, kit.NewWindow(1280, 720, 1), kit.Rect{X: r.X, Y: r.Y, W: covers[i].W, H: covers[i].H})
		}),
	}
}

// places are a convoy's places in all states.
var places = []art.Place{{Kind: "free"}, {Kind: "cabin"}, {Kind: "hold"}, {Kind: "armour"}, {Kind: "gun1"},
	{Kind: "gun2"}, {Kind: "gun3"}, {Kind: "gun4"}, {Kind: "speed"}, {Kind: "food"}, {Kind: "fame1"}, {Kind: "fame2"},
	{Kind: "eco"}, {Kind: "recycle"}, {Kind: "free", Load: "survivor"}, {Kind: "cabin", Load: "survivor"},
	{Kind: "hold", Load: "food"}, {Kind: "free", Load: "ammo"}, {Kind: "free", Load: "fuel", Ghost: true},
	{Kind: "free", Load: "ammo", Usual: true},
	{Kind: "free", Torn: true}, {Kind: "free", Torn: true, Fresh: true}, {Kind: "gun2", Fired: true},
	{Kind: "gun2", Ready: true}, {Kind: "armour", Zone: true}, {Kind: "armour", Legal: true}, {Kind: "hold",
		Picked: true}}

var covers = []kit.Rect{{W: 300, H: 420}, {W: 420, H: 240}, {W: 300, H: 150}}
