package editiontest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot/train"
)

// Tuned checks the numbers found by a tuning: the record beside them in the folder think must be of this tuning, and
// other numbers must lead to other moves, at least now and then. It returns the file of the numbers.
func Tuned(t *testing.T, c *train.Tuning, file string) (text string) {
	t.Helper()
	record, err := os.ReadFile(filepath.Join("../think", "tuning.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if head := c.String() + "\n"; !strings.HasPrefix(string(record), head) {
		t.Errorf("the record begins %.100q, the course is %q", record, head)
	}
	found, err := os.ReadFile(filepath.Join("../think", file))
	if err != nil {
		t.Fatal(err)
	}
	differs(t, c)
	return string(found)
}

// differs checks that players with other numbers make other moves.
func differs(t *testing.T, c *train.Tuning) {
	t.Helper()
	g := c.Setups[0]
	var guess, other []float64
	for i, n := range c.Guess {
		guess = append(guess, n.Value)
		other = append(other, n.Value*float64(1+9*(i%2)))
	}
	a, err := c.Seat(g, guess)
	if err != nil {
		t.Fatal(err)
	}
	b, err := c.Seat(g, other)
	if err != nil {
		t.Fatal(err)
	}
	differ, s := 0, g.New(game.SeedOf("seats"))
	for !s.Result().Over {
		v := s.View(s.Turn())
		m := a.Decide(v, game.SeedOf("a")).Move
		if b.Decide(v, game.SeedOf("a")).Move != m {
			differ++
		}
		if err := s.Apply(m, nil); err != nil {
			t.Fatal(err)
		}
	}
	if differ == 0 {
		t.Error("with ten times as much of half of the numbers the same moves are chosen")
	}
}
