package foresee_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
)

// TestAnnexingBringsWhatWasForetold checks the goods and cards that annexing brings, from the location itself and from
// those that give some for it (9.2).
func TestAnnexingBringsWhatWasForetold(t *testing.T) {
	seen := 0
	random(t, func(before, after *state51.State, m game.Move, events []game.Event) {
		act := state51.ActOf(m)
		if before.Phase != state51.PhaseActions || act.Verb != state51.DoAnnex || after.Turn() == before.Turn() {
			return // something else is asked before all is gained
		}
		view := before.View(before.Turn()).(*state51.View)
		var got []state51.Good
		for _, e := range events {
			if e, ok := e.(state51.Gained); ok && e.Seat == view.Who && e.Good.Value() == 0 {
				got = append(got, slices.Repeat([]state51.Good{e.Good}, e.N)...)
			}
			if e, ok := e.(state51.Drew); ok && e.Seat == view.Who {
				got = append(got, state51.GoodCard)
			}
		}
		slices.Sort(got)
		if want := foresee.Gains(view, m); !slices.Equal(got, want) {
			t.Errorf("%s brings %v, and %v was foretold", before.Game().MoveText(m), got, want)
		}
		if len(got) > 0 {
			seen++
		}
	})
	if seen == 0 {
		t.Error("nothing was gained by annexing")
	}
}
