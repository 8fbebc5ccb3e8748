package voice

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/table"
)

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

// Asks returns the sentences for the only aim there is: what a puzzle asks for (10.3), or to win the game.
func (s *Speaker) Asks(_ string, seat game.Seat, start game.State, t func(key string, args ...any) string) []string {
	at, ok := start.(*hex.State)
	if !ok {
		return nil
	}
	switch at.Goal {
	case hex.Destroy:
		return []string{t("aim.destroy", "hq", s.enemyHQ(seat))}
	case hex.Lead:
		return []string{t("aim.lead", "hq", s.enemyHQ(seat), "n", int(at.By))}
	}
	return []string{t("aim.win")}
}

// enemyHQ returns the name of the HQ of a seat's only enemy.
func (s *Speaker) enemyHQ(seat game.Seat) string {
	return s.T("tile." + game.SeatName(s.game, 1-seat) + "-hq")
}

// FirstHint implements table.Adviser: the words of a hint, and the thing that it is about.
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
