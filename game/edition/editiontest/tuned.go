package editiontest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot/train"
	"onelongnight/game/learned"
)

// Tuned checks the numbers found by a tuning, in a file of the folder think: they are no longer those guessed, the
// record beside them is of this tuning, and other numbers lead to other moves, at least now and then.
func Tuned(t *testing.T, c *train.Tuning, file string) {
	t.Helper()
	record, err := os.ReadFile(filepath.Join("../think", "tuning.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if head := c.String() + "\n"; !strings.HasPrefix(string(record), head) {
		t.Errorf("the record begins %.100q, the course is %q", record, head)
	}
	text, err := os.ReadFile(filepath.Join("../think", file))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	var guess, other []float64
	for i, n := range c.Guess {
		names = append(names, n.Name)
		guess = append(guess, n.Value)
		other = append(other, n.Value*float64(1+9*(i%2)))
	}
	found := make([]float64, len(names))
	if err := learned.Read(string(text), names, found); err != nil || slices.Equal(found, guess) {
		t.Errorf("the numbers that ship are %v (%v)", found, err)
	}
	differs(t, c, guess, other)
}

// differs checks that players with other numbers make other moves.
func differs(t *testing.T, c *train.Tuning, guess, other []float64) {
	t.Helper()
	g := c.Setups[0]
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
