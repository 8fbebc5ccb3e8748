package foresee_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
)

// alike tells whether two ways to pay take the same sources in whatever order, and goods from the same purses.
func alike(v *state51.View, m game.Move, a, b []game.Move) bool {
	sources := func(way []game.Move) (list []string) {
		for _, p := range foresee.Parts(v, m, way) {
			list = append(list, fmt.Sprint(p.Source, p.Pay))
		}
		for _, one := range way {
			if act := state51.ActOf(one); act.Verb == state51.DoPay {
				list = append(list, fmt.Sprint(act))
			}
		}
		slices.Sort(list)
		return list
	}
	return slices.Equal(sources(a), sources(b))
}

// TestPaymentsPay: each way to pay for a move can be gone to its end, takes what its parts say and nothing that could
// stay, and no two are alike.
func TestPaymentsPay(t *testing.T) {
	seen, several := 0, 0
	random(t, func(before, _ *state51.State, m game.Move, _ []game.Event) {
		act := state51.ActOf(m)
		if before.Ask != state51.AskAct || act.Verb == state51.DoRedevelop {
			return
		}
		v := before.View(before.Asked).(*state51.View)
		list := foresee.Payments(v, m)
		for i, way := range list {
			s := v.Game().Blank().(*state51.State)
			s.CopyFrom(before)
			for _, move := range append([]game.Move{m}, way...) {
				if err := s.Apply(move, nil); err != nil {
					t.Fatalf("%v with %v: %v", act, way, err)
				}
			}
			if s.Turn() == v.Who && (s.Ask == state51.AskReach || s.Ask == state51.AskPay) {
				t.Errorf("%v with %v is not paid", act, way)
			}
			need, got := 0, 0
			parts := foresee.Parts(v, m, way)
			if slices.ContainsFunc(list[:i], func(other []game.Move) bool { return alike(v, m, way, other) }) {
				t.Errorf("%v takes what another takes", way)
			}
			for _, p := range parts {
				got += p.Reach
			}
			if act.Verb >= state51.DoPillage && act.Verb <= state51.DoAnnex && s.Ask != state51.AskCost {
				need = v.Game().Data().Of(state51.Card(act.A)).Distance
			}
			if got < need {
				t.Errorf("%v with %v reaches %d of %d", act, way, got, need)
			}
			for _, p := range parts {
				if p.Reach > 0 && need > 0 && got-p.Reach >= need {
					t.Errorf("%v of %v is not needed", p, parts)
				}
			}
			seen++
		}
		if len(list) > 0 {
			several++
		}
	})
	if several < 20 {
		t.Errorf("only %d moves could be paid in several ways", several)
	}
	t.Logf("%d ways to pay for %d moves", seen, several)
}
