package hex

import (
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// dangerID names what the enemies could do next as a thing that is told about.
const dangerID = "danger"

// dangerSpot is that thing.
var dangerSpot = table.KindFigure.Spot(dangerID)

// warns tells whether dangers can be told of: between battles, while the enemies have something to come.
func (b *builder) warns() bool {
	v := b.view
	return b.atRest() && b.asks && v.Phase != rules.PhaseHQ && v.Phase != rules.PhaseOver && v.Game().Mode() != rules.Puzzle && b.screen.Timeline == nil
}

// dangerPanel lists what the tiles of the enemies could do next, the worst first. A touch of a line tells of the tile.
func (b *builder) dangerPanel() {
	var list []panel.Record
	for _, d := range foresee.Dangers(b.view) {
		r := panel.Record{Spot: table.KindCard.Spot(d.Tile.ID()), Text: b.voice.Danger(&d), Face: face{look: plain(d.Tile)}}
		if d.Loss > 0 {
			r.N, r.Tone = signed(-d.Loss), panel.ToneDown
		}
		list = append(list, r)
	}
	if len(list) == 0 {
		list = panel.Texts(b.t("danger.none"))
	}
	b.open.Panel = b.list(b.t("danger.title"), append(list, panel.Record{Text: b.t("danger.how")}))
}
