package lab

import (
	"os"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/state51/think"
)

// TestShippedNumbersAreOfTheCourse: the record beside the numbers is one of this course, and they are no guess.
func TestShippedNumbersAreOfTheCourse(t *testing.T) {
	c := Tuning()
	record, err := os.ReadFile("../think/tuning.txt")
	if err != nil {
		t.Fatal(err)
	}
	if head := c.String() + "\n"; !strings.HasPrefix(string(record), head) {
		t.Errorf("the record begins %.100q, the course is %q", record, head)
	}
	text, err := os.ReadFile("../think/found.txt")
	if err != nil {
		t.Fatal(err)
	}
	if n, err := think.ReadNumbers(string(text)); err != nil || n == think.Guessed {
		t.Errorf("the numbers that ship are %v (%v)", n, err)
	}
}

// TestNumbersSeatAPlayer who goes by them: other numbers choose other moves, at least now and then.
func TestNumbersSeatAPlayer(t *testing.T) {
	c := Tuning()
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
