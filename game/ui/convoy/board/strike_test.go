package board_test

import (
	"slices"
	"testing"

	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// opening paints the opening of a battle after ms.
func opening(ms float64, calm bool) []uint8 {
	from, to := Count(), Count()
	from.Battle = nil
	return shown(from, to, scene.Moment{T: ms, Calm: calm})
}

// TestABattleHasItsActs checks that each part of a battle's opening looks different: the units take their stances, the
// terms are counted one by one, everything holds its breath, the units strike, and the totals clash. If things are not
// to move, nobody strikes.
func TestABattleHasItsActs(t *testing.T) {
	whole := kit.Rect{W: 1280, H: 720}
	acts := map[string]float64{"stances": 150, "one term": 420, "more terms": 700, "breath": 1080, "blows": 1240,
		"clash": 1480, "verdict": board.BattleTime}
	painted := map[string][]uint8{}
	for name, ms := range acts {
		painted[name] = opening(ms, false)
		for other, pix := range painted {
			if other != name && differing(painted[name], pix, whole) < 1500 {
				t.Errorf("%s and %s look alike", name, other)
			}
		}
	}
	between := kit.Rect{X: 380, Y: 200, W: 500, H: 280} // between the two rows
	if n := differing(painted["blows"], opening(1110, false), between); n < 500 {
		t.Errorf("between the rows %d pixels show the blows", n)
	}
	if n := differing(opening(1240, true), opening(board.BattleTime, true), between); n > 0 {
		t.Errorf("%d pixels move although motion is reduced", n)
	}
}

// TestTermsAreCountedInTurn checks that each term has a moment of its own, and that all are counted before the blow.
func TestTermsAreCountedInTurn(t *testing.T) {
	for n := 1; n < 10; n++ {
		at := board.CountedAt(n)
		if len(at) != n || !slices.IsSorted(at) || len(slices.Compact(slices.Clone(at))) != n ||
			at[n-1] >= board.ClashAt || at[0] <= 0 {
			t.Errorf("%d terms are counted at %v, the blow is at %v", n, at, float64(board.ClashAt))
		}
	}
}

// TestADesertedBattleIsShort checks that a battle that nobody came to is decided by the end of the shorter time that it
// has.
func TestADesertedBattleIsShort(t *testing.T) {
	from, to := Deserted(), Deserted()
	from.Battle, to.Battle.Opens = nil, true
	dead := board.Tally{Unit: board.Unit{ID: "runner", Faction: board.Outpost}, Gone: "killed"}
	to.Battle.Tallies[board.Outpost] = append(to.Battle.Tallies[board.Outpost], dead)
	whole := kit.Rect{W: 1280, H: 720}
	short := shown(from, to, scene.Moment{T: board.BattleTime - board.DesertedLead})
	if n := differing(short, shown(from, to, scene.Moment{T: board.BattleTime}), whole); n > 0 {
		t.Errorf("%d pixels are still to come", n)
	}
}
