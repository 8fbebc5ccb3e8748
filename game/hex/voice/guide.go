package voice

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/table"
)

// Asked returns the question that is open. The book (game/hex/book) says where it tells of that.
func (*Voice) Asked(view game.View) []string {
	s := view.(*hex.View)
	if s.Phase == hex.PhaseOver {
		return []string{"asks:over"}
	}
	return []string{"asks:" + s.Ask.String()}
}

// Told returns what happened, and the tiles that it happened to.
func (*Voice) Told(e game.Event, _ game.Seat) []string {
	list := []string{"event:" + e.Name()}
	tile, by := hex.TilesOf(e)
	for _, t := range []hex.Tile{tile, by} {
		if t.Valid() {
			list = append(list, tileSpot(t).String())
		}
	}
	return list
}

// BookFacts returns what the book says of a tile's data, a line each: what it is, of how many, and its facts. It is no
// method: no program that makes no books carries it.
func BookFacts(v *Voice, spot table.Spot) string {
	t := hex.TileByID(spot.ID)
	if t == hex.NoTile {
		t = hex.TileByID(spot.ID + "-1") // the first of several
	}
	if t == hex.NoTile || spot.Kind != table.KindCard {
		return ""
	}
	d := t.Kind().Data()
	lines := v.Facts(t.Kind())
	key := map[hex.Class]string{hex.Soldier: "book.soldier", hex.Module: "book.module",
		hex.Instant: "book.instant"}[d.Class]
	if key != "" { // the facts of an HQ say what it is
		lines = append([]string{v.T(key, "army", v.Army(d.Army), "n", d.Count)}, lines...)
	}
	return strings.ReplaceAll(strings.Join(lines, "\n"), "**", "") // facts are plain
}
