package hex

import (
	"strings"

	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// sights are what can be looked into: who plays, the forecast, what stands on the field, what is in the hands.
func (b *builder) sights() (list []scene.Sight) {
	add := func(group string, spot table.Spot, label string) {
		list = append(list, scene.Sight{Spot: spot, Label: panel.PlainText(label), Group: group, Opens: true})
	}
	for i := range b.model.Sides {
		s := &b.model.Sides[i]
		add(b.t("sight.counts"), s.Spot, b.t("sight.side", "side", s.Name, "n", s.Points, "pile", s.Pile, "discard", s.Discard))
	}
	if b.model.Outcome != nil {
		add(b.t("sight.counts"), board.ForecastSpot, b.model.Outcome.Title)
	}
	if b.warns() {
		add(b.t("sight.counts"), dangerSpot, b.t("danger.title"))
	}
	if step, recent := b.lastBattle(); recent && b.atRest() {
		add(b.t("sight.counts"), reportSpot(step), b.t("report.title"))
	}
	for h := range rules.Hex(rules.HexCount) {
		if t := b.view.Cells[h].Tile; t != rules.NoTile {
			add(b.t("sight.field"), table.KindPiece.Spot(t.ID()), b.standing(t, h))
		}
	}
	for _, t := range b.model.Hand {
		add(b.t("section.hand"), t.Spot, t.Name)
	}
	for _, o := range b.model.Others {
		for _, s := range o.Spots {
			add(b.t("sight.kept", "side", b.voice.Army(o.Army)), s, b.voice.Tile(rules.TileByID(s.ID)))
		}
	}
	return list
}

// standing is a tile on the field in words: where it stands, which way round, whom it would hit, and how it is.
func (b *builder) standing(t rules.Tile, h rules.Hex) string {
	v := b.view
	words := []string{b.t("sight.tile", "tile", b.voice.Tile(t), "side", b.voice.Army(t.Army()), "hex", h.String(), "way", b.voice.Facing(t, v.Cells[h].Rot))}
	return strings.Join(append(words, b.states(t, h)...), " ")
}
