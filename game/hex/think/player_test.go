package think_test

import (
	"math"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// TestJudgementsSumToOne checks that in a duel the chances of the two seats add up to 1, by Judge and by
// JudgeQuickly.
func TestJudgementsSumToOne(t *testing.T) {
	g := open(t, "").(think.Game)
	s := g.New(game.SeedOf("glance"))
	for !s.Result().Over {
		for _, judge := range []func(game.State, game.Seat) float64{g.Judge, g.JudgeQuickly} {
			if sum := judge(s, 0) + judge(s, 1); math.Abs(sum-1) > 1e-9 {
				t.Fatalf("the seats judge %v together in %s", sum, s.Position())
			}
		}
		legal := s.Legal(nil)
		if err := s.Apply(legal[len(legal)/2], nil); err != nil {
			t.Fatal(err)
		}
	}
}

// TestAForecastIsTheBattle checks that a forecast has the events of the battle, if nobody has anything to choose in it
// (7).
func TestAForecastIsTheBattle(t *testing.T) {
	g := open(t, `{"mode":"duel","seats":["borgo","hegemony"]}`)
	fought := 0
	for n := range 40 {
		s := g.New(game.Seed{byte(n)})
		for k := 0; !s.Result().Over; k++ {
			legal := s.Legal(nil)
			m := legal[(k*7+n)%len(legal)]
			for _, l := range legal { // fight whenever that is possible
				if act := hex.ActOf(l); act.Verb == hex.DoPlay && hex.Tile(act.A).Kind().Data().Action == hex.Battle {
					m = l
				}
			}
			var told hex.State
			var log, foretold game.Log
			think.Forecast(s.(*hex.State), &told, &foretold)
			act := hex.ActOf(m)
			if err := s.Apply(m, &log); err != nil {
				t.Fatal(err)
			}
			if act.Verb != hex.DoPlay || hex.Tile(act.A).Kind().Data().Action != hex.Battle ||
				s.(*hex.State).Ask > hex.AskAct {
				continue
			}
			fought++
			if a, b := ofBattle(log.Events), ofBattle(foretold.Events); len(a) != len(b) {
				t.Fatalf("%d events were foretold and %d happened", len(b), len(a))
			} else {
				for i := range a {
					if a[i] != b[i] {
						t.Fatalf("event %d was to be %v and is %v", i, b[i], a[i])
					}
				}
			}
			for seat := range g.Seats() {
				if told.Points[seat] != s.(*hex.State).Points[seat] {
					t.Errorf("seat %d was to have %d points and has %d", seat, told.Points[seat],
						s.(*hex.State).Points[seat])
				}
			}
		}
	}
	if fought < 20 {
		t.Errorf("only %d battles were fought", fought)
	}
}

// ofBattle returns the events from the beginning of a battle to its end.
func ofBattle(events []game.Event) (list []game.Event) {
	for _, e := range events {
		if game.Is[hex.BattleBegan](e) || len(list) > 0 && !game.Is[hex.BattleEnded](list[len(list)-1]) {
			list = append(list, e)
		}
	}
	return list
}
