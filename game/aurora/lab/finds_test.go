package lab

import (
	"math"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora/think"
	"onelongnight/game/bot/train"
	"onelongnight/game/gametest"
	"onelongnight/game/lab"
	"onelongnight/game/learned"
)

// TestShippedNumbersAreOfTheCourses checks that the records beside the numbers are of these courses, and that the
// numbers are no guess.
func TestShippedNumbersAreOfTheCourses(t *testing.T) {
	among, alone := Courses()
	for i, c := range []train.Regression{among, alone} {
		find := finds()[i]
		record := gametest.Read(t, "../think/"+find.Record)
		if head := c.String() + "\n"; !strings.HasPrefix(string(record), head) {
			t.Errorf("the record begins %.100q, the course is %q", record, head)
		}
		text := gametest.Read(t, "../think/"+find.File)
		n := make([]float64, think.NumberCount)
		if err := learned.ReadSigned(string(text), think.FactNames, n); err != nil || slices.Equal(n, c.Guess) {
			t.Errorf("the numbers that ship are %v (%v)", n, err)
		}
	}
}

// TestFactsAreWhatIsJudged checks that a seat's chance by the facts of a course is the one that the game returns, with
// any number of seats and in the middle of a round too.
func TestFactsAreWhatIsJudged(t *testing.T) {
	among, alone := Courses()
	for _, setup := range []string{`{"map":"beta"}`, `{"seats":3,"map":"alpha"}`, `{"seats":4,"map":"beta"}`} {
		g, c := lab.Open(think.Rules{}, setup)[0], among
		if len(g.Seats()) == 2 {
			c = alone
		}
		n := make([]float64, think.NumberCount)
		for i := range n {
			n[i] = float64(i%7) / 20
		}
		p, err := c.Seat(g, n)
		if err != nil {
			t.Fatal(err)
		}
		judge := g.(think.Game).By(n).(game.Judge)
		s, looked := g.New(game.SeedOf(setup)), 0
		for i := 0; !s.Result().Over; i++ {
			if err := s.Apply(p.Decide(s.View(s.Turn()), game.Seed{byte(i)}).Move, nil); err != nil {
				t.Fatal(err)
			}
			out := func(x game.Seat) bool { return g.(think.Game).Out(s, x) }
			if s.Result().Over || slices.ContainsFunc(seats(g), out) {
				continue
			}
			sum := 0.0
			for _, seat := range seats(g) {
				told := judge.Judge(s, seat)
				if by := chance(c, g, s, n, seat); told-by > 1e-9 || by-told > 1e-9 {
					t.Fatalf("%s: seat %d is given %.6f, by facts %.6f", setup, seat, told, by)
				}
				sum += told
			}
			if sum < 0.999 || sum > 1.001 {
				t.Errorf("%s: all chances together are %.6f", setup, sum)
			}
			looked++
		}
		if looked < 10 {
			t.Errorf("%s: only %d positions were looked at", setup, looked)
		}
	}
}

func seats(g game.Game) (list []game.Seat) {
	for i := range g.Seats() {
		list = append(list, game.Seat(i))
	}
	return list
}

// chance returns a seat's chance by facts.
func chance(c train.Regression, g game.Game, s game.State, n []float64, seat game.Seat) float64 {
	worth := func(seat game.Seat) (sum float64) {
		x := make([]float64, len(n))
		c.Facts(g, s, seat, x)
		for i := range x {
			sum += x[i] * n[i]
		}
		return sum
	}
	sum := 0.0
	for _, other := range seats(g) {
		sum += math.Exp(worth(other) - worth(seat))
	}
	return 1 / sum
}
