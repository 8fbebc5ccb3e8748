package think_test

import (
	"math"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
)

func open(t *testing.T, setup string) game.Game {
	t.Helper()
	g := gametest.Open(t, think.Rules{}, setup)
	return g
}

// each plays a random game, and calls visit for every position.
func each(t *testing.T, g game.Game, seed string, visit func(s *state51.State)) {
	t.Helper()
	s := g.New(game.SeedOf(seed)).(*state51.State)
	rng := game.NewStream(game.SeedOf(seed))
	var legal []game.Move
	for !s.Result().Over {
		visit(s)
		legal = s.Legal(legal[:0])
		if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	visit(s)
}

// TestJudgementsAreChances checks that in the middle of a round, at the beginning of one and at the end every seat has
// a chance from 0 to 1, and that at the end it is what the seat gets.
func TestJudgementsAreChances(t *testing.T) {
	for _, setup := range []string{`{"seats":2,"factions":["mutants","merchants"]}`,
		`{"seats":4,"factions":["mutants","merchants","new-york","appalachians"]}`} {
		g := open(t, setup)
		each(t, g, "chances", func(s *state51.State) {
			for i := range g.Seats() {
				seat := game.Seat(i)
				judge := g.(think.Game)
				for _, p := range []float64{judge.Judge(s, seat), judge.JudgeQuickly(s, seat),
					judge.JudgeAtFirst(s, seat)} {
					if !(p >= 0 && p <= 1) {
						t.Fatalf("the chance of seat %d is %v in %s", seat, p, s.Position())
					}
					if r := s.Result(); r.Over && p != r.Worth(g.Seats(), seat) {
						t.Fatalf("at the end the chance of seat %d is %v", seat, p)
					}
				}
			}
		})
	}
}

// TestAJudgementSeesNoHand checks that worlds that look alike to a seat are judged alike, whatever others have in hand
// (10.1).
func TestAJudgementSeesNoHand(t *testing.T) {
	g := open(t, `{"seats":3,"factions":["mutants","merchants","new-york"]}`)
	other := g.Blank()
	rng := game.NewStream(game.SeedOf("worlds"))
	each(t, g, "hands", func(s *state51.State) {
		if s.Result().Over {
			return
		}
		for i := range g.Seats() {
			seat := game.Seat(i)
			s.View(seat).Sample(&rng, other)
			if a, b := g.(game.Judge).Judge(s, seat), g.(game.Judge).Judge(other, seat); math.Abs(a-b) > 1e-12 {
				t.Fatalf("seat %d: %v or %v, when only hidden cards differ: %s", seat, a, b, s.Position())
			}
		}
	})
}

// TestWhatShipsCanBeRead checks that the numbers and the weights are written in the form in which they are read.
func TestWhatShipsCanBeRead(t *testing.T) {
	text := gametest.Read(t, "found.txt")
	n, err := think.ReadNumbers(string(text))
	if err != nil || n.Text() != string(text) {
		t.Errorf("the numbers are written otherwise: %v", err)
	}
	for _, bad := range []string{"", "scrap 1\n", string(text) + "scrap 1\n", "scrap 0\n", "gold 5\n"} {
		if _, err := think.ReadNumbers(bad); err == nil {
			t.Errorf("%q is read as numbers", bad)
		}
	}
}
