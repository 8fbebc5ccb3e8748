package think_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
)

// TestAimsAreRead checks that aims are read, and that what is no aim is refused with a reason.
func TestAimsAreRead(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, `{"seats":3}`)
	for _, text := range []string{"win", "points 1", "points 30", "points 12 by round 4", "points 99 by round 20",
		"lead 1", "pillage 1", "cooperate 2", "annex 3", "redevelop 4", "work 5", "visit 99", "no pillage",
		"no visit"} {
		for seat := range game.Seat(3) {
			if _, err := g.(game.Aimer).Aim(text, seat, nil); err != nil {
				t.Errorf("%q: %v", text, err)
			}
		}
	}
	for _, text := range []string{"", "wins", "points", "points x", "points 0", "points 100", "points 12 by round",
		"points 12 by round 0", "points 12 by round 21", "12 points", "by round 3",
		"lead", "lead 0", "pillage", "pillage 0", "pillage 100", "rob 2", "no", "no lead", "no work", "no visit 2"} {
		if _, err := g.(game.Aimer).Aim(text, 0, nil); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	if _, err := g.(game.Aimer).Aim("win", 3, nil); err == nil {
		t.Error("an aim is read of a seat that does not play")
	}
}

// TestAimsAreJudged plays random games and checks that points count as soon as they are there, and in time, that a game
// is won at its end, by any lead or by that much, and that actions are counted.
func TestAimsAreJudged(t *testing.T) {
	reached, failed := 0, 0
	for n := range 40 {
		_, g, s, err := game.Deal(think.Rules{}, nil, fmt.Sprint("aims ", n))
		if err != nil {
			t.Fatal(err)
		}
		random := game.NewStream(game.SeedOf(fmt.Sprint(n)))
		const points, round = 12, 6
		texts := []string{"win", "points 12", "points 12 by round 6", "lead 5", "annex 4", "no pillage"}
		var tallies [6]game.Tally
		annexed, pillaged := 0, 0
		had, inTime := false, false
		for !s.Result().Over {
			log := &game.Log{}
			moves := s.Legal(nil)
			before := s.(*state51.State).Round()
			if err := s.Apply(moves[random.Below(len(moves))], log); err != nil {
				t.Fatal(err)
			}
			if s.(*state51.State).Points(0) >= points {
				had, inTime = true, inTime || before <= round
			}
			for _, e := range log.Events {
				if e, ok := e.(state51.Played); ok && e.Seat == 0 && e.As == state51.DoAnnex {
					annexed++
				} else if ok && e.Seat == 0 && e.As == state51.DoPillage {
					pillaged++
				}
			}
			gametest.CountAims(t, g, texts, tallies[:], log.Events, s)
		}
		result := s.Result()
		for i, want := range []bool{result.Won(0), had, inTime,
			result.Won(0) && s.(*state51.State).Points(0) >= s.(*state51.State).Points(1)+5, annexed >= 4,
			pillaged == 0} {
			verdict := game.Failed
			if want {
				verdict = game.Reached
				reached++
			} else {
				failed++
			}
			if tallies[i].Verdict != verdict {
				t.Errorf("game %d: %q is %d, not %d", n, texts[i], tallies[i].Verdict, verdict)
			}
		}
	}
	if reached < 10 || failed < 10 {
		t.Errorf("only %d aims were reached and %d failed", reached, failed)
	}
}

// alone is a position in which the rival has passed.
const alone = `{"game":"state51","version":1,"phase":"actions","round":4,"first":"a","turn":"a",
	"deck":["school-1","pub"],"seats":[{"faction":"mutants","hand":[%s],"base":{"gun":2,"worker":3}},
	{"faction":"new-york","hand":["dump"],"base":{"fuel":1}%s}]}`

// TestWhatCanBeProved checks that an aim of points in the current round can be proved once all rivals have passed, with
// keys that do not depend on the order of a hand.
func TestWhatCanBeProved(t *testing.T) {
	load := func(hand, rival string) (game.Game, game.State) {
		g, s, err := think.Rules{}.Load(fmt.Appendf(nil, alone, hand, rival), game.Seed{})
		if err != nil {
			t.Fatal(err)
		}
		return g, s
	}
	read := func(g game.Game, s game.State, text string) game.Provable {
		a, err := g.(game.Aimer).Aim(text, 0, s)
		if err != nil {
			t.Fatal(err)
		}
		return a.(game.Provable)
	}
	const passed = `,"passed":true`
	for _, x := range []struct {
		rival, aim string
		want       bool
	}{{passed, "points 3 by round 4", true}, {"", "points 3 by round 4", false}, {passed, "points 3", false},
		{passed, "points 3 by round 5", false}, {passed, "win", false}} {
		g, s := load(`"market"`, x.rival)
		if got := read(g, s, x.aim).WorstCase(s.View(0), g.Blank()); got != x.want {
			t.Errorf("%q with%s: %v", x.aim, x.rival, got)
		}
	}
	key := func(hand, rival string) string {
		g, s := load(hand, rival)
		return string(read(g, s, "points 3 by round 4").Key(s, nil))
	}
	if key(`"market","envoy"`, passed) != key(`"envoy","market"`, passed) {
		t.Error("the order of a hand matters")
	}
	if key(`"market"`, passed) == key(`"envoy"`, passed) {
		t.Error("what matters is not in the key")
	}
}
