package hex

import (
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// dangerID is the ID of the panel about what the enemies could do next.
const dangerID = "danger"

var dangerSpot = table.KindFigure.Spot(dangerID)

// warns reports whether the dangers can be opened: on the person's turn, between battles, and not in a puzzle or a
// replay.
func (b *builder) warns() bool {
	v := b.View
	return b.atRest() && b.Asks && v.Phase != rules.PhaseHQ && v.Phase != rules.PhaseOver &&
		v.Game().Mode() != rules.Puzzle && b.Screen.Timeline == nil
}

// dangerPanel lists what the enemies' tiles could do next, worst first. Touching a line shows the tile.
func (b *builder) dangerPanel() panel.Panel {
	var list []panel.Record
	for _, d := range foresee.Dangers(b.View) {
		r := panel.Record{Spot: table.KindCard.Spot(d.Tile.ID()), Text: b.voice.Danger(&d),
			Face: face{look: plain(d.Tile)}}
		if d.Loss > 0 {
			r.N, r.Tone = signed(-d.Loss), panel.ToneDown
		}
		list = append(list, r)
	}
	if len(list) == 0 {
		list = panel.Texts(b.T("danger.none"))
	}
	return b.List(b.T("danger.title"), append(list, panel.Record{Text: b.T("danger.how")}))
}
