package foresee_test

import (
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/gametest"
)

// TestWhatWillNotFitIsDropped checks, in random games, that when a block or a bonus is taken as many tokens are dropped
// as were foretold to have no room.
func TestWhatWillNotFitIsDropped(t *testing.T) {
	seen := map[bool]int{}
	for n := range 60 {
		setup := []string{`{"seats":1}`, `{"seats":2,"map":"beta"}`}[n%2]
		g, err := aurora.Rules{}.Open([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		s, rng := g.New(game.SeedOf(fmt.Sprint(n))), game.NewStream(game.SeedOf(fmt.Sprint("cargo", n)))
		for !s.Result().Over {
			list := s.Legal(nil)
			m := list[rng.Below(len(list))]
			v := s.View(s.Turn()).(*aurora.View)
			act := aurora.ActOf(m)
			goods := foresee.Comes(v, act)
			want, log := foresee.Excess(v, &goods), &game.Log{}
			if err := s.Apply(m, log); err != nil {
				t.Fatal(err)
			}
			if goods == (aurora.Tokens{}) || act.Verb != aurora.VerbBlock && act.Verb != aurora.VerbBonus {
				continue
			}
			for {
				v := s.View(s.Turn()).(*aurora.View)
				if v.Ask != aurora.AskDrop || v.Dropping() != "gained" {
					break
				}
				if err := s.Apply(s.Legal(nil)[0], log); err != nil {
					t.Fatal(err)
				}
			}
			if got := dropped(log.Events); got != want {
				t.Errorf("%d: after %s %d tokens are dropped, and %d were foretold", n, g.MoveText(m), got, want)
			}
			seen[want > 0]++
		}
	}
	if seen[true] < 10 || seen[false] < 10 {
		t.Errorf("it was too much %d times, and fitted %d times", seen[true], seen[false])
	}
}

// dropped returns how many tokens are dropped right after the first gain; later ones are dropped for another reason.
func dropped(events []game.Event) (n int) {
	first := slices.IndexFunc(events, func(e game.Event) bool { return game.Is[aurora.Gained](e) })
	if first < 0 {
		return 0
	}
	for _, e := range events[first:] {
		switch e := e.(type) {
		case aurora.Dropped:
			n++
		case aurora.Gained:
			if e.By != events[first].(aurora.Gained).By {
				return n
			}
		default:
			return n
		}
	}
	return n
}

// TestABeaconThatHasNoRoomIsForetold checks, in random games, that the resource of a beacon where a drive ends is
// dropped exactly if it was foretold not to fit.
func TestABeaconThatHasNoRoomIsForetold(t *testing.T) {
	seen := map[bool]int{}
	for n := range 300 {
		g, err := aurora.Rules{}.Open([]byte(`{"seats":1}`))
		if err != nil {
			t.Fatal(err)
		}
		s, rng := g.New(game.SeedOf(fmt.Sprint(n))), game.NewStream(game.SeedOf(fmt.Sprint("beacon", n)))
		for !s.Result().Over {
			list := s.Legal(nil)
			m := list[rng.Below(len(list))]
			v := s.View(s.Turn()).(*aurora.View)
			act, log := aurora.ActOf(m), &game.Log{}
			found, fits := aurora.NoToken, true
			if act.Verb == aurora.VerbDrive && act.B == 0 {
				for _, d := range foresee.Drives(v) {
					if d.To == act.A && d.Ways == 0 {
						found, fits = foresee.Finds(v, &d)
					}
				}
			}
			if err := s.Apply(m, log); err != nil {
				t.Fatal(err)
			}
			gained := slices.ContainsFunc(log.Events, func(e game.Event) bool { return game.Is[aurora.Gained](e) })
			if found == aurora.NoToken || !gained {
				continue
			}
			if seen[fits]++; dropped(log.Events) > 0 == fits {
				t.Errorf("%d: after %s is dropped %d, and it fits: %v", n, g.MoveText(m), dropped(log.Events), fits)
			}
		}
	}
	if seen[true] < 5 || seen[false] < 5 {
		t.Errorf("it fitted %d times, and did not %d times", seen[true], seen[false])
	}
}

// TestTheSpeedIsThatOfTheDriveToCome checks that before Movement survivors in Rest count, as they will be in Action by
// then (8).
func TestTheSpeedIsThatOfTheDriveToCome(t *testing.T) {
	for _, c := range []struct {
		phase, zone string
		more        int
	}{{"exploration", "action", 1}, {"exploration", "rest", 1}, {"exploration", "fatigue", 0},
		{"movement", "action", 1}, {"movement", "rest", 0}} {
		speed := func(zone string) int {
			_, s := gametest.Load(t, aurora.Rules{}, `{"game":"aurora","version":1,"seats":2,"map":"alpha","phase":"`+c.phase+`","round":3,
				"turn":"red","aurora":3,"order":["red","blue"],"slots":[{},{},{},{},{}],
				"results":{"deck":["r1","r2","r3"]},"convoys":{"red":{"food":1,"fuel":2,"crew":[{"id":"leader-red",
				"zone":"action"},{"id":"copilot-red","zone":"`+zone+`"}],"cars":[{"card":"truck-red"},
				{"card":"container-red"}]},"blue":{"crew":[{"id":"leader-blue","zone":"action"}],
				"cars":[{"card":"truck-blue"}]}}}`)
			return s.View(0).(*aurora.View).Speed(0)
		}
		if got := speed(c.zone) - speed("fatigue"); got != c.more {
			t.Errorf("%s: a Co-pilot in %s brings %d, not %d", c.phase, c.zone, got, c.more)
		}
	}
}
