package voice

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/hex"
)

// Stands says what a tile on the board is, whose, where it lies, and how it is turned. The name of a headquarters says
// whose it is, and its sides are alike.
func (v *Voice) Stands(s *hex.View, t hex.Tile, h hex.Hex) string {
	if t.Is(hex.Headquarters) {
		return v.T("sight.hq", "tile", v.Tile(t), "hex", h.String())
	}
	return v.T("sight.tile", "tile", v.Tile(t), "side", v.Army(t.Army()), "hex", h.String(),
		"way", v.Facing(t, s.Cells[h].Rot))
}

// facing adds to a sentence which way a tile faces, if that makes a difference.
func (v *Voice) facing(key string, args []any, t hex.Tile, rot int) (with string, more []any) {
	if t.Kind().Data().Turns == 1 {
		return key, args
	}
	return key + ".facing", append(args, "way", v.Facing(t, uint8(rot)))
}

// Terms implements table.Describer: which hexes touch the one where a tile is put, what lies there, and which enemies
// it could hit from there, one way round or another.
func (s *Speaker) Terms(view game.View, m game.Move) string {
	v, act := view.(*hex.View), hex.ActOf(m)
	t, at := hex.NoTile, hex.NoHex
	switch act.Verb {
	case hex.DoPlace, hex.DoMove:
		t, at = hex.Tile(act.A), hex.Hex(act.B)
	case hex.DoDestination:
		at = hex.Hex(act.A)
	}
	if at == hex.NoHex {
		return ""
	}
	var list []string
	for d := range hex.Dir(hex.DirCount) {
		if next := at.Next(d); next != hex.NoHex {
			list = append(list, s.T("points.beside", "way", s.Way(uint8(d)), "place", s.place(v, next)))
		}
	}
	said := s.T("points.touches", "list", strings.Join(list, ", "))
	if prey := s.inReach(v, t, at); len(prey) > 0 {
		said += " " + s.T("points.could", "list", strings.Join(prey, ", "))
	}
	return said
}

// inReach names the enemies that a tile of the view's seat could hit from a hex. A headquarters hits no other
// (7.4).
func (s *Speaker) inReach(v *hex.View, t hex.Tile, at hex.Hex) (prey []string) {
	if t == hex.NoTile {
		return nil
	}
	f := t.Kind().Data().Face
	near := slices.Max(f.Melee[:]) > 0
	far := slices.Max(f.Ranged[:]) > 0 || f.Gauss != 0
	for d := range hex.Dir(hex.DirCount) {
		h := at.Next(d)
		if far {
			h = firstEnemy(v, v.Who, at, d)
		}
		if !near && !far || h == hex.NoHex || v.Cells[h].Tile == hex.NoTile || v.Friends(v.Who, v.Owner(h)) ||
			t.Is(hex.Headquarters) && v.Cells[h].Tile.Is(hex.Headquarters) {
			continue
		}
		prey = append(prey, s.place(v, h))
	}
	return prey
}

// place names a hex, and the tile on it.
func (v *Voice) place(s *hex.View, h hex.Hex) string {
	t := s.Cells[h].Tile
	switch {
	case t == hex.NoTile:
		return h.String()
	case t.Is(hex.Headquarters):
		return v.T("points.on", "tile", v.Tile(t), "hex", h.String())
	}
	return v.T("points.on.unit", "tile", v.Tile(t), "side", v.Army(t.Army()), "hex", h.String())
}

// points says where the sides of a tile point that is turned on a hex, or on none, and which enemy is there: right
// beside it, and for shots the first in line; nothing if all six sides do the same.
func (s *Speaker) points(v *hex.View, t hex.Tile, at hex.Hex, rot uint8) (list []string) {
	f := t.Kind().Turned(rot)
	if allRound(f.Melee) {
		return nil
	}
	say := func(key string, reach func(d hex.Dir) hex.Hex, strength func(d hex.Dir) int) {
		var ways []string
		for d := range hex.Dir(hex.DirCount) {
			n := strength(d)
			if n == 0 {
				continue
			}
			way := s.Way(uint8(d))
			if h := reach(d); h != hex.NoHex {
				where := s.place(v, h)
				if key != "points.link" && v.Cells[h].Tile != hex.NoTile && v.Friends(v.Owner(at), v.Owner(h)) {
					where = h.String() // an attack does nothing to a friend
				}
				way = s.T("points.at", "way", way, "hex", where)
			}
			if n > 1 {
				way = s.T("points.strong", "way", way, "n", n)
			}
			ways = append(ways, way)
		}
		if len(ways) > 0 {
			list = append(list, s.T(key, "list", strings.Join(ways, ", ")))
		}
	}
	mask := func(m uint8) func(d hex.Dir) int { return func(d hex.Dir) int { return int(m >> d & 1) } }
	beside := func(d hex.Dir) hex.Hex {
		if at == hex.NoHex {
			return at
		}
		return at.Next(d)
	}
	inLine := func(d hex.Dir) hex.Hex {
		if at == hex.NoHex || v.Cells[at].Tile == hex.NoTile {
			return hex.NoHex
		}
		return firstEnemy(v, v.Owner(at), at, d)
	}
	nowhere := func(hex.Dir) hex.Hex { return hex.NoHex }
	say("points.melee", beside, func(d hex.Dir) int { return int(f.Melee[d]) })
	say("points.ranged", inLine, func(d hex.Dir) int { return int(f.Ranged[d]) })
	say("points.gauss", inLine, mask(f.Gauss))
	say("points.net", beside, mask(f.Net))
	say("points.link", beside, mask(f.Link))
	say("points.armor", nowhere, mask(f.Armor))
	return list
}

// firstEnemy returns where the first enemy of a seat lies in a direction from a hex, NoHex if there is none.
func firstEnemy(v *hex.View, seat game.Seat, from hex.Hex, d hex.Dir) hex.Hex {
	for h := from.Next(d); h != hex.NoHex; h = h.Next(d) {
		if v.Cells[h].Tile != hex.NoTile && !v.Friends(seat, v.Owner(h)) {
			return h
		}
	}
	return hex.NoHex
}
