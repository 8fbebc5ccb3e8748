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
		g := gametest.Open(t, aurora.Rules{}, setup)
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

// TestSpentFoodMakesRoom checks, in random games, that what was foretold to have no room before everybody explores with
// the food that it takes is what has none once the food is spent.
func TestSpentFoodMakesRoom(t *testing.T) {
	differs := 0
	for n := range 80 {
		g := gametest.Open(t, aurora.Rules{}, []string{`{"seats":1}`, `{"seats":2,"map":"beta"}`}[n%2])
		s, rng := g.New(game.SeedOf(fmt.Sprint(n))).(*aurora.State), game.NewStream(game.SeedOf(fmt.Sprint("food", n)))
		for !s.Result().Over {
			if v := s.View(s.Turn()).(*aurora.View); v.Ask == aurora.AskExplore {
				for slot := uint8(1); slot <= aurora.SlotCount; slot++ {
					if food := foresee.Short(v, slot); food > 0 && madeRoom(t, g, v, slot, food) {
						differs++
					}
				}
			}
			list := s.Legal(nil)
			if err := s.Apply(list[rng.Below(len(list))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if differs < 5 {
		t.Errorf("the food made room only %d times", differs)
	}
}

// madeRoom explores a slot with everybody and the food, and reports whether that made room for a block.
func madeRoom(t *testing.T, g game.Game, v *aurora.View, slot uint8, food int) (made bool) {
	s, rng := g.Blank().(*aurora.State), game.NewStream(game.SeedOf("room"))
	v.Sample(&rng, s)
	log := &game.Log{}
	for s.Ask != aurora.AskBlock {
		next := game.Move(0)
		for _, verb := range []aurora.Verb{aurora.VerbUse, aurora.VerbBoost, aurora.VerbGo, aurora.VerbCard} {
			for _, m := range s.Legal(nil) {
				if act := aurora.ActOf(m); next == 0 && act.Verb == verb {
					next = m
				}
			}
		}
		if s.Ask == aurora.AskExplore {
			next = aurora.Act{Verb: aurora.VerbExplore, A: slot}.Move()
		}
		if next == 0 || s.Apply(next, log) != nil {
			return false // something else is asked first
		}
	}
	spent := 0
	for _, e := range log.Events {
		switch e := e.(type) {
		case aurora.Damaged, aurora.Dropped, aurora.Gained:
			return false // which changes the room as well
		case aurora.Spent:
			spent += e.N
		}
	}
	after := s.View(v.Who).(*aurora.View)
	for block := range 2 {
		goods := v.Lying(slot, block)
		got, want := foresee.ExcessAfter(v, &goods, food), foresee.Excess(after, &goods)
		if spent == food && got != want {
			t.Errorf("slot %d, %d food: %d have no room, not %d", slot, food, want, got)
		}
		made = made || spent == food && want != foresee.Excess(v, &goods)
	}
	return made
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
		g := gametest.Open(t, aurora.Rules{}, `{"seats":1}`)
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
