package hex

import (
	"strconv"

	rules "onelongnight/game/hex"
	"onelongnight/game/table"
)

// Facing returns how the tile to be turned is shown first: one that has moved lies as before, one that turns in place
// is a step further, and at the rim a new one looks into the board. It implements scene.Facer.
func (k *Skin) Facing(s *table.Session) table.Spot {
	v := s.View().(*rules.View)
	if v.Ask != rules.AskRotate {
		return table.NoSpot
	}
	way, ways := 0, int(v.Tile.Kind().Data().Turns)
	switch {
	case v.From == v.At:
		way = int(v.Cells[v.At].Rot) + 1
	case v.From != rules.NoHex:
		way = int(v.Cells[v.At].Rot)
	case !rules.Inner.Has(v.At):
		way = int(inward(v.At)) + rules.DirCount - int(v.Tile.Kind().Front())
	}
	return table.KindTurn.Spot(strconv.Itoa(way % ways))
}

// inward returns the direction from a hex at the rim to an inner one, if there are several the first clockwise.
func inward(h rules.Hex) rules.Dir {
	for d := range rules.Dir(rules.DirCount) {
		if to := h.Next(d); to != rules.NoHex && rules.Inner.Has(to) {
			return d
		}
	}
	panic("hex: no inner hex lies beside " + h.String())
}
