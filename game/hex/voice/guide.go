package voice

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/table"
)

// Asked returns the open question. The book (game/hex/edition) has entries for these topics.
func (*Voice) Asked(view game.View) []string {
	s := view.(*hex.View)
	if s.Phase == hex.PhaseOver {
		return []string{"asks:over"}
	}
	return []string{"asks:" + s.Ask.String()}
}

// Told returns the kind of event, and the tiles it affected.
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

// BookFacts returns what the book says about a tile's data, a line each: its class, the number of copies, and its
// facts. It is not a method, so that only programs that make books link it.
func BookFacts(v *Voice, spot table.Spot) string {
	t := hex.TileByID(spot.ID)
	if t == hex.NoTile {
		t = hex.TileByID(spot.ID + "-1") // the first of several copies
	}
	if t == hex.NoTile || spot.Kind != table.KindCard {
		return ""
	}
	d := t.Kind().Data()
	lines := v.Facts(t.Kind())
	key := map[hex.Class]string{hex.Soldier: "book.soldier", hex.Module: "book.module",
		hex.Instant: "book.instant"}[d.Class]
	if key != "" { // the facts of an HQ say that it is one
		lines = append([]string{v.T(key, "army", v.Army(d.Army), "n", d.Count)}, lines...)
	}
	return strings.ReplaceAll(strings.Join(lines, "\n"), "**", "") // without bold
}
