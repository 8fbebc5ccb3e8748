package foresee_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
)

// TestBattlesEndWithinTheirRange: however the players choose in a battle (7.5, 7.6, 7.8), all points end within the
// range that was told before it, and by the first question in it; and so does the forecast.
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
