// Package art paints Last Aurora: the polar night, the ship, convoys in section with their places, cards in all sizes,
// signs and tokens, and the cover. Drawings are text in drawings; what a card shows follows from its [Print]. Nothing
// here knows the rules, or where a thing lies on the table.
package art

import (
	"math/rand/v2"

	"onelongnight/game/ui/kit"
)

// The colours of the night, of warm things in it, and of damage.
var (
	Ink     = kit.Hex(0x061019)
	Text    = kit.Hex(0xF1F6F2)
	Second  = kit.Hex(0xCBDADF)
	Quiet   = kit.Hex(0xA3B9C3)
	Gold    = kit.Hex(0xFFD27A)
	Legal   = kit.Hex(0xB9E07F)
	Bright  = kit.Hex(0xD6FF8F)
	Loss    = kit.Hex(0xFF8A7E)
	Violet  = kit.Hex(0xD9A2FF)
	Ice     = kit.Hex(0x8FD8E8)
	Line    = kit.Hex(0x35586A)
	PanelHi = kit.Hex(0x12283A)
	PanelLo = kit.Hex(0x0A1722)

	dark = kit.Hex(0x08131C)
	lamp = kit.Hex(0xFFC46A)
)

// tokenColors are the colours of what is gained and lost.
var tokenColors = map[string]kit.Color{"food": kit.Hex(0xB8DB7C), "fuel": kit.Hex(0xFF8355), "ammo": kit.Hex(0xF2C45A),
	"survivor": kit.Hex(0xF4E3CC), "object": kit.Hex(0x9CD0FF), "contam": Violet, "damage": Loss, "fame": Gold}

// seatColors are the colours of the seats, by name.
var seatColors = map[string]kit.Color{"red": kit.Hex(0xFF6F5B), "blue": kit.Hex(0x62B4FF), "green": kit.Hex(0x86DE7C),
	"yellow": kit.Hex(0xFFD84D), "automa": kit.Hex(0xC9D6DC)}

// Seat returns the colour of a seat.
func Seat(name string) kit.Color { return seatColors[name] }

// seeded returns random numbers that are the same for the same seed.
func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 88)) }

func line(pts ...float64) *kit.Path {
	path := new(kit.Path)
	path.MoveTo(pts[0], pts[1])
	for i := 2; i < len(pts); i += 2 {
		path.LineTo(pts[i], pts[i+1])
	}
	return path
}

// glow paints a soft light in an ellipse about x, y.
func glow(c *kit.Canvas, x, y, rx, ry float64, col kit.Color) {
	c.Glow(kit.Rect{X: x - rx, Y: y - ry, W: 2 * rx, H: 2 * ry}, col)
}
