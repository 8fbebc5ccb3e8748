package hex

import (
	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// Illustration returns a tile as it is printed.
func (*Skin) Illustration(of table.Spot) (scene.Image, float64) {
	t := rules.TileByID(of.ID)
	if t == rules.NoTile {
		t = rules.TileByID(of.ID + "-1") // the first of several equal ones
	}
	if t == rules.NoTile || of.Kind != table.KindCard {
		return nil, 0
	}
	return face{look: plain(t)}, 1
}
