// Package art paints Neuroshima Hex: tiles, the field and its backdrop, and the cover. Drawings are text in drawings;
// what a tile shows depends only on a [TileState], so that each is painted once and kept. Nothing here knows the rules,
// except for what is printed on the tiles.
package art

import (
	"onelongnight/game/ui/kit"
)

// Colors are the colours of an army.
type Colors struct {
	Light, Middle, Dark kit.Color // of its tiles
	Rim, Word           kit.Color // of its edge, and of its name on a dark background
	Badge, Edge         kit.Color // of the plates with its numbers
}

var colors = [Armies]Colors{
	Moloch: {kit.Hex(0xA4BCCB), kit.Hex(0x4C6678), kit.Hex(0x182530), kit.Hex(0xAFC6D6), kit.Hex(0xDCE7EE),
		kit.Hex(0x0D1319), kit.Hex(0xAFC6D6)},
	Outpost: {kit.Hex(0xA3AE5A), kit.Hex(0x566330), kit.Hex(0x222A12), kit.Hex(0xE9CE86), kit.Hex(0xFFD27A),
		kit.Hex(0x14190B), kit.Hex(0xE9CE86)},
	Borgo: {kit.Hex(0xA78EE6), kit.Hex(0x573F95), kit.Hex(0x1F1538), kit.Hex(0xEBDEC8), kit.Hex(0xCDBBFF),
		kit.Hex(0x130C22), kit.Hex(0xEBDEC8)},
	Hegemony: {kit.Hex(0xE87A33), kit.Hex(0x8F3513), kit.Hex(0x361208), kit.Hex(0xFFB765), kit.Hex(0xFFB27A),
		kit.Hex(0x1E0B05), kit.Hex(0xFFB765)},
}

// ColorsOf returns an army's colours.
func ColorsOf(a Army) Colors { return colors[a] }
