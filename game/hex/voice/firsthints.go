package voice

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/table"
)

// FirstHint implements table.Adviser.
func (v *Voice) FirstHint(view game.View, legal []game.Move, name string) (said string, points []table.Spot) {
	s := view.(*hex.View)
	var of table.Spot
	n := max(think.Losing(s), 0)
	switch name {
	case "skull":
		unit, phase := think.Falling(s)
		of, n = unitSpot(unit), phase
	case "full":
		of = table.KindPlace.Spot(s.Free().First().String())
	case "net":
		of = table.KindPiece.Spot(s.Cells[think.Netted(s)].Tile.ID())
	case "danger":
		of = table.KindFigure.Spot("forecast")
	default:
		at := slices.IndexFunc(legal, func(m game.Move) bool { return about(name, hex.ActOf(m)) })
		of = v.Path(s, legal[at])[0]
	}
	tile := ""
	if t := hex.TileByID(of.ID); t != hex.NoTile {
		tile = v.Tile(t)
	}
	return v.T("first."+name, "tile", tile, "n", n, "free", s.Free().Len()), []table.Spot{of}
}

// about reports whether a hint is about an act.
func about(name string, a hex.Act) bool {
	t := hex.Tile(a.A)
	battle := a.Verb == hex.DoPlay && t.Kind().Data().Action == hex.Battle
	switch name {
	case "soldier":
		return a.Verb == hex.DoPlace && t.Is(hex.Soldier)
	case "module":
		return a.Verb == hex.DoPlace && t.Is(hex.Module)
	case "mobile":
		return a.Verb == hex.DoMove && t.Is(hex.Soldier)
	case "battle":
		return battle
	case "instant":
		return a.Verb == hex.DoPlay && !battle
	}
	return true // hq, discard: nothing else is asked
}
