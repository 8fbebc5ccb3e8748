package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// FactionColors are the colours of a faction.
type FactionColors struct {
	Main, Light, Word, Dark kit.Color // Word can be read on a dark background
}

var factions = map[string]FactionColors{
	"new-york":     {kit.Hex(0x2E4670), kit.Hex(0x5F80B8), kit.Hex(0xC4D8F6), kit.Hex(0x16243F)},
	"appalachians": {kit.Hex(0x4E6A2C), kit.Hex(0x86A84A), kit.Hex(0xD2E59A), kit.Hex(0x1F2E12)},
	"mutants":      {kit.Hex(0x5B3F92), kit.Hex(0x9A7BDC), kit.Hex(0xD8C8FF), kit.Hex(0x241545)},
	"merchants":    {kit.Hex(0x9A5B14), kit.Hex(0xE0963A), kit.Hex(0xFFCF8A), kit.Hex(0x3E2206)},
}

// Faction returns the colours of a faction.
func Faction(faction string) FactionColors { return factions[faction] }

// Emblem draws a faction's plate with its emblem, in the largest square in the middle of r.
func Emblem(c *kit.Canvas, faction string, r kit.Rect) {
	type key struct{ emblem string }
	side := math.Min(r.W, r.H)
	c.Art(key{faction}, r.Centred(side, side), func(p *kit.Painter) {
		k := side / 120
		draw(p, emblems(), "plate-"+faction, side/2, side/2, k)
		draw(p, emblems(), "emblem-"+faction, side/2, side/2, k)
	})
}
