package foresee_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
)

// random plays random games of two, three and four seats. Look gets the states before and after each move, the move,
// and what happened in it.
func random(t *testing.T, look func(before, after *state51.State, m game.Move, events []game.Event)) {
	t.Helper()
	for n := range 12 {
		g, err := state51.Rules{}.Open(fmt.Appendf(nil, `{"seats":%d}`, 2+n%3))
		if err != nil {
			t.Fatal(err)
		}
		s := g.New(game.SeedOf(fmt.Sprint("foresee ", n)))
		rng, before := game.NewStream(game.SeedOf(fmt.Sprint(n))), g.Blank()
		for !s.Result().Over {
			moves := s.Legal(nil)
			m := moves[rng.Below(len(moves))]
			before.CopyFrom(s)
			log := &game.Log{}
			if err := s.Apply(m, log); err != nil {
				t.Fatal(err)
			}
			look(before.(*state51.State), s.(*state51.State), m, log.Events)
		}
	}
}

// TestTheDawnBringsWhatWasForetold checks that what a seat gains in a production, until it is asked about its spoils,
// is what Dawn said before, except for cards that could not be drawn.
func TestTheDawnBringsWhatWasForetold(t *testing.T) {
	seen := 0
	random(t, func(before, _ *state51.State, _ game.Move, events []game.Event) {
		for i, e := range events {
			if !game.Is[state51.Produced](e) {
				continue
			}
			seat := e.Who()
			foretold := foresee.Sum(foresee.Dawn(before.View(seat).(*state51.View), seat))
			var got []state51.Good
			for _, e := range events[i+1:] {
				if game.Is[state51.Produced](e) || game.Is[state51.ActionsBegan](e) {
					break
				}
				if e, ok := e.(state51.Gained); ok && e.Seat == seat {
					got = append(got, slices.Repeat([]state51.Good{e.Good}, e.N)...)
				}
			}
			slices.Sort(got)
			foretold = slices.DeleteFunc(foretold, func(k state51.Good) bool { return k == state51.GoodCard })
			if slices.Sort(foretold); !slices.Equal(got, foretold) {
				t.Errorf("seat %d was to gain %v, and gained %v", seat, foretold, got)
			}
			seen++
		}
	})
	often(t, seen, "productions")
}

// TestPointsAreThoseOfTheMove checks that a move that leaves nothing to choose brings the points that were foretold.
func TestPointsAreThoseOfTheMove(t *testing.T) {
	seen := 0
	random(t, func(before, after *state51.State, m game.Move, _ []game.Event) {
		if before.Ask != state51.AskAct || after.Ask != state51.AskAct && after.Phase == state51.PhaseActions {
			return
		}
		seat := before.Asked
		v := before.View(seat).(*state51.View)
		if got, want := after.Points(seat)-before.Points(seat), foresee.Points(v, m); got != want &&
			after.Round() == before.Round() {
			t.Errorf("%s brought %d points, and %d were foretold", v.Game().MoveText(m), got, want)
		}
		seen++
	})
	often(t, seen, "moves")
}

// TestSourcesAreWhatReachesFarthest checks that all sources together reach as far as the rules say, if none costs
// another one.
func TestSourcesAreWhatReachesFarthest(t *testing.T) {
	seen := 0
	random(t, func(before, _ *state51.State, _ game.Move, _ []game.Event) {
		if before.Ask != state51.AskAct {
			return
		}
		v := before.View(before.Asked).(*state51.View)
		d := v.Game().Data()
		for _, c := range v.Hand[v.Who].Cards() {
			if d.Of(c).Kind != state51.Location {
				continue
			}
			for colour := range state51.Colour(3) {
				list, sum := foresee.Sources(v, c, colour), 0
				for _, s := range list {
					sum += s.Reach
				}
				reach := v.Reach(c, colour)
				if sum < reach {
					t.Errorf("sources of %v reach %d, and the rules say %d", colour, sum, reach)
				}
				seen++
			}
		}
	})
	often(t, seen, "ways")
}

// alike reports whether two ways to pay take the same sources, in any order, and goods from the same purses.
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

// TestPaymentsPay checks that each way to pay for a move can be completed, takes what its parts say and nothing that is
// not needed, and that no two are alike.
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

// often checks that something was seen often enough to mean something.
func often(t *testing.T, seen int, what string) {
	t.Helper()
	if seen < 100 {
		t.Errorf("only %d %s were seen", seen, what)
	}
}
