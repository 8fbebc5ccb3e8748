package foresee_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
)

// TestBattlesEndWithinTheirRange checks that however the players choose in a battle (7.5, 7.6, 7.8), all points end
// within the range that was told before it and at its first question, and so does the forecast.
func TestBattlesEndWithinTheirRange(t *testing.T) {
	wide, ends, fought := 0, 0, 0
	random(t, "ranges", 60, []string{`{"mode":"duel","seats":["moloch","outpost"]}`,
		`{"mode":"duel","seats":["hegemony","moloch"]}`,
		`{"mode":"score","seats":["outpost","moloch","hegemony"]}`}, func(g game.Game, rng *game.Stream, s game.State) {
		var told foresee.Range
		for !s.Result().Over {
			v := s.View(s.Turn()).(*hex.View)
			legal := s.Legal(nil)
			m := legal[rng.Below(len(legal))]
			act := hex.ActOf(m)
			calls := act.Verb == hex.DoPlay && hex.Tile(act.A).Kind().Data().Action == hex.Battle
			if calls || v.Phase == hex.PhaseBattle {
				told = foresee.RangeOf(v)
				if after, _ := foresee.Forecast(v); calls {
					within(t, "the forecast", told, after.Points)
				}
			}
			ended := false
			log := &game.Log{}
			log.Watch = func(e game.Event) {
				if !game.Is[hex.BattleEnded](e) || ended || !calls && v.Phase != hex.PhaseBattle {
					return
				}
				ended = true
				fought++
				points := s.View(0).(*hex.View).Points
				within(t, "the battle", told, points)
				for i := range g.Seats() {
					if told.Least[i] < told.Most[i] {
						wide++
					}
				}
			}
			if err := s.Apply(m, log); err != nil {
				t.Fatal(err)
			}
			if ended {
				ends++
			}
		}
	})
	if fought < 200 || wide == 0 || ends != fought {
		t.Errorf("%d battles were fought, %d of which could end in several ways", fought, wide)
	}
	t.Logf("%d battles, %d points open by choices", fought, wide)
}

func within(t *testing.T, what string, r foresee.Range, points [game.MaxSeats]uint8) {
	t.Helper()
	if !r.Whole {
		return
	}
	for i, n := range points {
		if int(n) < r.Least[i] || int(n) > r.Most[i] {
			t.Errorf("%s leaves seat %d with %d points, told were %d to %d", what, i, n, r.Least[i], r.Most[i])
		}
	}
}

// TestAccountsAddUpToTheHits checks, in random games, that in every phase of every battle the accounts are those of all
// hits dealt or absorbed, with their wounds (7.3), and that armour stops at most 1 of each shot (7.4).
func TestAccountsAddUpToTheHits(t *testing.T) {
	phases, stopped, given := 0, 0, 0
	random(t, "accounts", 80, []string{`{"mode":"duel","seats":["moloch","hegemony"]}`,
		`{"mode":"duel","seats":["borgo","outpost"]}`,
		`{"mode":"score","seats":["outpost","moloch","hegemony"]}`}, func(g game.Game, rng *game.Stream, s game.State) {
		var then *hex.View // when the last hit of the phase was dealt
		var dealt []string
		check := func() {
			if then == nil {
				return
			}
			phases++
			var told []string
			for _, a := range foresee.Accounts(then) {
				if a.Wounds > 0 {
					told = append(told, fmt.Sprint(then.Cells[a.From].Tile.ID(), then.Cells[a.To].Tile.ID(),
						a.Wounds))
				}
				if a.Stopped > 2 || a.Stopped > 0 && a.Ranged == 0 && !a.Gauss {
					t.Fatalf("armour stops %d of %+v", a.Stopped, a)
				}
				if a.Stopped > 0 {
					stopped++
				}
				if a.Given != 0 {
					given++
				}
			}
			slices.Sort(told)
			slices.Sort(dealt)
			if !slices.Equal(told, dealt) {
				t.Fatalf("%s: dealt were %v, the accounts are of %v", g.Setup(), dealt, told)
			}
			then, dealt = nil, nil
		}
		log := &game.Log{}
		log.Watch = func(e game.Event) {
			hit := func(by, on hex.Tile, wounds int) {
				if v := s.View(0).(*hex.View); v.Phase == hex.PhaseBattle {
					dealt, then = append(dealt, fmt.Sprint(by.ID(), on.ID(), wounds)), v
				}
			}
			switch e := e.(type) {
			case hex.PhaseBegan, hex.BattleEnded:
				check()
			case hex.Absorbed:
				hit(e.By, e.Unit, e.Wounds)
			case hex.Hit:
				hit(e.By, e.Unit, e.Wounds)
			}
		}
		for !s.Result().Over {
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.Below(len(legal))], log); err != nil {
				t.Fatal(err)
			}
		}
	})
	if phases < 100 || stopped < 5 || given < 20 {
		t.Errorf("%d phases, %d shots stopped by armour, %d hits that others add to: that proves little", phases,
			stopped, given)
	}
}
