package foresee_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
)

// TestConsequencesCome checks, in random games, that exactly those fall who were foretold if nothing else is asked
// before the end of the phase or the instant (7.9), and that all HQs end with the points foretold if nothing else is
// asked in the battle.
func TestConsequencesCome(t *testing.T) {
	phases, battles, asked := 0, 0, map[hex.Prompt]int{}
	random(t, "consequences", 120, []string{`{"mode":"duel","seats":["moloch","outpost"]}`,
		`{"mode":"duel","seats":["hegemony","moloch"]}`,
		`{"mode":"score","seats":["outpost","moloch","hegemony"]}`}, func(g game.Game, rng *game.Stream, s game.State) {
		for !s.Result().Over {
			v := s.View(s.Turn()).(*hex.View)
			legal := s.Legal(nil)
			m := legal[rng.Below(len(legal))]
			told, tells := foresee.ConsequenceOf(v, m)
			if !tells {
				if err := s.Apply(m, nil); err != nil {
					t.Fatal(err)
				}
				continue
			}
			asked[v.Ask]++
			var fell []hex.Tile
			over, points, ended := false, v.Points, false
			log := &game.Log{}
			log.Watch = func(e game.Event) {
				switch e := e.(type) {
				case hex.PhaseBegan:
					over = true
				case hex.Removed:
					if !over {
						fell = append(fell, e.Tile)
					}
				case hex.BattleEnded:
					over = true
					if !ended {
						ended, points = true, s.View(0).(*hex.View).Points
					}
				}
			}
			if err := s.Apply(m, log); err != nil {
				t.Fatal(err)
			}
			now := s.View(0).(*hex.View)
			if v.Ask == hex.AskDestination { // the forecast is of a battle
				_, events := foresee.Forecast(now)
				for _, e := range events {
					if e, ok := e.(hex.Removed); ok {
						fell = append(fell, e.Tile)
					}
				}
			}
			if over || v.Phase != hex.PhaseBattle && now.Ask == hex.AskAct {
				phases++
				if !slices.Equal(fell, told.Fallen) {
					t.Fatalf("%s: after %s %v fell; foretold were %v", g.Setup(), g.MoveText(m), fell, told.Fallen)
				}
			}
			if ended && v.Phase == hex.PhaseBattle {
				battles++
				for seat := range points {
					if got := int16(points[seat]) - int16(v.Points[seat]); got != told.Change[seat] {
						t.Fatalf("%s: after %s the points of %d change by %d, foretold was %d", g.Setup(),
							g.MoveText(m), seat, got, told.Change[seat])
					}
				}
			}
		}
	})
	for _, p := range []hex.Prompt{hex.AskExplode, hex.AskConvert, hex.AskMedic, hex.AskTarget, hex.AskStrike,
		hex.AskDestination} {
		if asked[p] == 0 {
			t.Errorf("nobody was asked about %s", p)
		}
	}
	if phases < 50 || battles < 20 {
		t.Errorf("%d phases and %d battles prove little", phases, battles)
	}
}
