package main

import (
	"onelongnight/game/hex"
	look "onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// The layout of the sheets: number of tiles in a row, each with a small one beside it.
const (
	across       = 8
	wide, height = 220, 156
)

// sheet is a picture with its size in CSS pixels.
type sheet struct {
	name string
	w, h int
	draw func(c *kit.Canvas)
}

var sheets = []sheet{
	{"tiles", across * wide, hex.KindCount / across * height, onGround(hex.KindCount/across, kinds)},
	{"states", across * wide, 4 * height, onGround(4, states)},
}

// onGround draws rows of tiles on a dark background.
func onGround(rows int, draw func(c *kit.Canvas)) func(c *kit.Canvas) {
	return func(c *kit.Canvas) {
		c.FillV(kit.Rect{W: across * wide, H: float64(rows * height)}, kit.Hex(0x33271F), kit.Hex(0x0D0E12))
		draw(c)
	}
}

// put draws a tile in the n-th place, large and small, with a word below.
func put(c *kit.Canvas, n int, l art.TileState, word string) {
	x, y := float64(n%across)*wide, float64(n/across)*height
	art.Tile(c, l, x+76, y+68, 68)
	art.Tile(c, l, x+184, y+36, 32)
	art.Tile(c, l, x+182, y+100, 26)
	style := kit.Style{Face: kit.Label, Size: 14, Color: kit.Hex(0xE4E8EC), H: kit.Middle, V: kit.Middle}
	c.Line(style, word, kit.Rect{X: x, Y: y + height - 18, W: 152, H: 16})
}

// kinds draws all kinds of tiles.
func kinds(c *kit.Canvas) {
	for k := range hex.Kind(hex.KindCount) {
		put(c, int(k), look.Printed(k), k.Data().ID)
	}
}

// states draws everything that can happen to a tile.
func states(c *kit.Canvas) {
	for i, s := range []struct {
		word, id string
		change   func(l *art.TileState)
	}{
		{"ready", "hegemony-guard", func(l *art.TileState) {}},
		{"netted", "outpost-commando", func(l *art.TileState) { l.Netted, l.Turn = true, 4 }},
		{"netted HQ", "borgo-hq", func(l *art.TileState) { l.Netted = true }},
		{"netted module", "moloch-brain", func(l *art.TileState) { l.Netted = true }},
		{"wounded", "hegemony-gladiator", func(l *art.TileState) { l.Wounds = 1 }},
		{"boosted", "hegemony-ganger", func(l *art.TileState) { l.Turn, l.Melee[5] = 1, 1 }},
		{"boosted by two", "outpost-annihilator", func(l *art.TileState) { l.Ranged[4] = 2 }},
		{"earlier", "borgo-mutant", func(l *art.TileState) { l.Strikes[0] = art.Strike{Phase: 3, Change: art.Up} }},
		{"later", "moloch-hunter-killer", func(l *art.TileState) {
			l.Strikes[0] = art.Strike{Phase: 2, Change: art.Down}
		}},
		{"two strikes earlier", "outpost-mobile-armor", func(l *art.TileState) {
			l.Strikes[0], l.Strikes[1] = art.Strike{Phase: 4, Change: art.Up}, art.Strike{Phase: 3, Change: art.Up}
		}},
		{"extra strike", "outpost-hmg", func(l *art.TileState) {
			l.Strikes[2], l.Count = art.Strike{Change: art.Extra}, 3
		}},
		{"four strikes", "moloch-stormtrooper", func(l *art.TileState) {
			l.Strikes[2], l.Strikes[3], l.Count = art.Strike{Change: art.Extra}, art.Strike{Change: art.Extra}, 4
		}},
		{"made mobile", "hegemony-thug", func(l *art.TileState) { l.Mobile = true }},
		{"taken over by Outpost", "moloch-officer", func(l *art.TileState) {
			l.Owner, l.Linked = art.Outpost, 0b101010
		}},
		{"taken over by Moloch", "borgo-scout", func(l *art.TileState) { l.Owner = art.Moloch }},
		{"taken over by Borgo", "outpost-scoper", func(l *art.TileState) { l.Owner = art.Borgo }},
		{"taken over by Hegemony", "outpost-medic", func(l *art.TileState) { l.Owner = art.Hegemony }},
		{"linked", "borgo-officer", func(l *art.TileState) { l.Linked = 1 }},
		{"can act", "outpost-runner", func(l *art.TileState) { l.Halo = art.CanAct }},
		{"picked", "moloch-hybrid", func(l *art.TileState) { l.Halo = art.Picked }},
		{"target", "borgo-super-mutant", func(l *art.TileState) { l.Halo = art.Target }},
		{"dark", "hegemony-gladiator", func(l *art.TileState) { l.Dark = true }},
		{"goes", "hegemony-net-master", func(l *art.TileState) { l.Goes = true }},
		{"my shots", "moloch-juggernaut", func(l *art.TileState) { l.Mine = 0b11 }},
		{"their shots", "hegemony-gladiator", func(l *art.TileState) { l.Theirs = 0b100011 }},
		{"turned", "moloch-gauss-cannon", func(l *art.TileState) { l.Turn = 2 }},
		{"being turned", "moloch-gauss-cannon", func(l *art.TileState) { l.Turn = 2.4 }},
		{"HQ at 7", "outpost-hq", func(l *art.TileState) { l.Points = 7 }},
		{"HQ without points", "hegemony-hq", func(l *art.TileState) { l.Points = -1 }},
		{"netted net", "hegemony-net-master", func(l *art.TileState) { l.Netted = true }},
		{"wounded twice", "moloch-blocker", func(l *art.TileState) { l.Wounds = 2 }},
	} {
		for k := range hex.Kind(hex.KindCount) {
			if k.Data().ID == s.id {
				l := look.Printed(k)
				s.change(&l)
				put(c, i, l, s.word)
			}
		}
	}
}
