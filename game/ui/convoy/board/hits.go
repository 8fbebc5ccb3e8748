package board

import (
	"fmt"
	"strconv"

	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Hits returns the places that can be pointed at, in the order in which they are drawn: a later one lies above an
// earlier one.
func (f *Layout) Hits() scene.Hits { return f.hits }

// Anchor returns the place of a thing, the topmost one if it has several.
func (f *Layout) Anchor(spot table.Spot) (kit.Rect, bool) { return f.hits.Anchor(spot) }

// The spots of the things on the table.
func cardSpot(id string) table.Spot    { return table.KindCard.Spot(id) }
func unitSpot(id string) table.Spot    { return table.KindPiece.Spot(id) }
func citySpot(n int) table.Spot        { return table.KindPlace.Spot(strconv.Itoa(n)) }
func tabSpot(n int) table.Spot         { return table.KindTab.Spot(strconv.Itoa(n)) }
func districtSpot(n, d int) table.Spot { return table.KindPart.Spot(fmt.Sprintf("%d-%d", n, d)) }
func pileSpot(s Faction, pile string) table.Spot {
	return table.KindPile.Spot(sideWords[s] + "-" + pile)
}

// figureSpot names a number that can be explained: "total" or "forecast" of a side in city n, or with n = 0 "lasts",
// how long a side's deck lasts.
func figureSpot(what string, n int, s Faction) table.Spot {
	if n == 0 {
		return table.KindFigure.Spot(what + "-" + sideWords[s])
	}
	return table.KindFigure.Spot(fmt.Sprintf("%s-%d-%s", what, n, sideWords[s]))
}

// PhaseSpot names step i of a battle, 0..5.
func PhaseSpot(i int) table.Spot { return table.KindFigure.Spot("phase-" + strconv.Itoa(i+1)) }

// sideWords are the factions' names in the ids of spots.
var sideWords = [3]string{"", "moloch", "outpost"}

// pileWords are the piles' names in the ids of spots, in the order of Layout.Piles.
var pileWords = [3]string{"deck", "discard", "hand"}

func (f *Layout) collectHits(m *Model) {
	f.hits = nil
	if m.Battle != nil {
		f.battleHits(m)
		return
	}
	f.Layout.Hits(&f.hits)
	f.stepHits(m)
	f.light(m)
	f.passingHits(m)
}

// Over returns the skyline of a city if it is seen; a short message about the city may lie over it. It returns false
// for other things.
func (f *Layout) Over(spot table.Spot) (r kit.Rect, ok bool) {
	for i := range f.Columns {
		if col := &f.Columns[i]; col.Shown && spot == citySpot(i+1) {
			return col.Skyline, true
		}
	}
	return kit.Rect{}, false
}

// stepHits adds the steps of a battle: in a narrow window only the one that is shown.
func (f *Layout) stepHits(m *Model) {
	if !m.Steps.Shown() || f.Steps.H < f.Least()-0.01 {
		return
	}
	steps := m.Steps.Places(f.Window, f.Steps)
	if f.Narrow || steps == nil {
		f.hits.Add(PhaseSpot(m.Steps.Index), f.Steps)
		return
	}
	for i, r := range steps {
		f.hits.Add(PhaseSpot(i), r)
	}
}

// battleHits adds what can be pointed at in the scene of a battle: the units with what they count, both totals, and the
// buttons.
func (f *Layout) battleHits(m *Model) {
	f.Battle.tree.Each(f.hits.Add)
	if m.Battle.Skip == "" {
		f.Buttons.Hits(&f.hits, furniture.SlotAction)
	}
}
