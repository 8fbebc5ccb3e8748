package hex

import (
	"slices"
	"strings"

	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// Sights lists what can be read: the seats, the forecast, the tiles on the field and in the hands.
func (b *builder) Sights() []scene.Sight {
	var list skin.Sights
	for i := range b.model.Sides {
		s := &b.model.Sides[i]
		list.Add(b.T("sight.counts"), s.Spot, b.T("sight.side", "side", s.Name, "n", s.Points, "pile", s.Pile,
			"discard", s.Discard))
	}
	if b.model.Outcome != nil {
		list.Add(b.T("sight.counts"), board.ForecastSpot, b.model.Outcome.Title)
	}
	if b.warns() {
		list.Add(b.T("sight.counts"), dangerSpot, b.T("danger.title"))
	}
	if step, recent := b.lastBattle(); recent && b.atRest() {
		list.Add(b.T("sight.counts"), reportSpot(step), b.T("report.title"))
	}
	for h := range rules.Hex(rules.HexCount) {
		if t := b.View.Cells[h].Tile; t != rules.NoTile {
			list.Add(b.T("sight.field"), table.KindPiece.Spot(t.ID()), b.standing(t, h))
		}
	}
	for i, t := range b.model.Hand {
		list.Add(b.T("section.hand"), t.Spot, t.Name)
		like := func(before board.HandTile) bool { return before.Spot == t.Spot }
		list[len(list)-1].Opens = !slices.ContainsFunc(b.model.Hand[:i], like) // of equal tiles only the first opens
	}
	for _, o := range b.model.Others {
		for _, s := range o.Spots {
			t := rules.TileByID(s.ID)
			list.Add(b.T("sight.kept", "side", b.voice.Army(t.Army())), s, b.voice.Tile(t))
		}
	}
	return list
}

// standing describes a tile on the field: its hex, its rotation, whom it would hit, and its state.
func (b *builder) standing(t rules.Tile, h rules.Hex) string {
	words := []string{b.voice.Stands(b.View, t, h)}
	return strings.Join(append(words, b.states(t, h)...), " ")
}
