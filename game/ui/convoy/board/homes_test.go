package board_test

import (
	"testing"

	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// TestHintAndRecapKeepTheirPlaces checks that the hint and the recap are found in the same place whatever other buttons
// come and go. In a wide window it is the right end of the hint that must not move.
func TestHintAndRecapKeepTheirPlaces(t *testing.T) {
	spare := func(id string, home furniture.Home) furniture.Button {
		return furniture.Button{Button: panel.Button{ID: id, Label: id, Icon: kit.IconHint}, Spare: true, Home: home}
	}
	support := furniture.Button{Button: panel.Button{ID: "support", Label: "Support", Icon: kit.IconHint}}
	hint, recap := spare("hint", furniture.HomeHint), spare("recap", furniture.HomeRecap)
	undo, redo := spare("undo", furniture.HomeUndo), spare("redo", furniture.HomeRedo)
	end := furniture.Button{Button: panel.Button{ID: "done", Label: "End attack", Style: panel.StyleMain}}
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {821, 462}, {360, 640}, {390, 844}} {
		var first kit.Rect
		for n, others := range [][]furniture.Button{{}, {undo}, {support}, {undo, redo, support}} {
			m := Table()
			m.Buttons = append(append(m.Buttons[:3:3], others...), hint, recap, end)
			f := board.NewLayout(m, size[0], size[1], 1)
			at, ok := f.Anchor(hint.Spot())
			if !ok {
				t.Errorf("%v: with %d others there is no hint", size, n)
				continue
			}
			if n == 0 {
				first = at
			}
			if size[0] > 700 && at.Right() != first.Right() || size[0] < 700 && at.X != first.X || at.Y != first.Y {
				t.Errorf("%v: with %d others the hint moves from %v to %v", size, n, first, at)
			}
			if q, ok := f.Anchor(recap.Spot()); ok && size[0] > 900 && (q.X >= first.X || q.Y != first.Y) {
				t.Errorf("%v: with %d others the recap is at %v", size, n, q)
			} else if !ok && size[0] > 900 {
				t.Errorf("%v: with %d others there is no recap", size, n)
			}
		}
	}
}

// TestPiecesOfTheLastCityCanBeHit checks that at 1280×720 no piece or socket of a city that stands is narrower than a
// finger.
func TestPiecesOfTheLastCityCanBeHit(t *testing.T) {
	// as games begin
	for name, build := range map[string]func() *board.Model{"table": Table,
		"opening": func() *board.Model { return Opening().Model }, "late": Late,
		"first": func() *board.Model {
			m := Opening().Model
			m.Cities[4].Moloch.Positions, m.Cities[4].Outpost.Positions = 2, 6
			return m
		}} {
		f := board.NewLayout(build(), 1280, 720, 1)
		for i := range f.Columns {
			for side := board.Moloch; side <= board.Outpost; side++ {
				for _, r := range append(f.Columns[i].Sockets[side], f.Columns[i].Units[side]...) {
					if r.W < 44 && r.W > 0 {
						t.Errorf("%s: city %d has a piece %.1f wide", name, i+1, r.W)
					}
				}
			}
		}
	}
}
