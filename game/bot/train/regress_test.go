package train_test

import (
	"errors"
	"io"
	"math"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/gametest/tiny/cards"
)

// counted is the tiny card game judged by what the cards of a seat count for, and what it counts for that a card has
// left the hand. Who counts too much for that plays low cards that it should swap.
type counted struct {
	*cards.Game
	numbers []float64
}

// facts are those about a seat, as far as a seat knows them: its own cards and those on the table.
func facts(_ game.Game, s game.State, seat game.Seat, x []float64) {
	v := s.View(seat).(*cards.View)
	for _, card := range append(v.Own(), v.Table(seat)...) {
		x[0] += float64(card) / 10
	}
	x[1] = -float64(len(v.Own())) / 10
}

// Judge goes by the facts about both.
func (c counted) Judge(s game.State, seat game.Seat) float64 {
	var mine, theirs [2]float64
	facts(c, s, seat, mine[:])
	facts(c, s, 1-seat, theirs[:])
	lead := 0.0
	for i, n := range c.numbers {
		lead += n * (mine[i] - theirs[i])
	}
	return 1 / (1 + math.Exp(-lead))
}

// regression begins with a player in too much haste.
func regression(t *testing.T) train.Regression {
	t.Helper()
	g, err := cards.Kind{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	return train.Regression{Setups: []game.Game{g}, Guess: []float64{1, 8}, Facts: facts, Deals: 300,
		Seat: func(g game.Game, n []float64) (bot.Player, error) {
			return bot.ByJudgement(0, 0)(counted{g.(*cards.Game), n}, nil)
		},
		RegressionPlan: train.RegressionPlan{Passes: 3, Games: 300, Stray: 8, Every: 1, Ridge: 1, Seed: "cards"}}
}

// TestRegressionFindsTheNumbers: the haste goes, which wins games; equal seeds make equal numbers and an equal record,
// whatever the number of cores.
func TestRegressionFindsTheNumbers(t *testing.T) {
	c := regression(t)
	find := func(cores int) ([]float64, string) {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cores))
		var log strings.Builder
		found, err := c.Run(&log)
		if err != nil {
			t.Fatalf("%v\n%s", err, log.String())
		}
		return found, log.String()
	}
	found, record := find(1)
	t.Log(found, record)
	if again, other := find(3); !reflect.DeepEqual(found, again) || record != other {
		t.Errorf("on one core it is %v, on three %v", found, again)
	}
	if ratio := found[1] / found[0]; ratio > 4 {
		t.Errorf("the haste is still %.2f of the sum", ratio)
	}
	if !strings.Contains(record, "of 300 deals") {
		t.Errorf("the record does not tell of the last match:\n%s", record)
	}
}

// TestARegressionKeepsNothingWorse: a player that does not go by its numbers.
func TestARegressionKeepsNothingWorse(t *testing.T) {
	c := regression(t)
	c.Passes, c.Games, c.Deals = 1, 20, 5
	c.Seat = func(g game.Game, _ []float64) (bot.Player, error) {
		return bot.ByJudgement(0, 0)(counted{g.(*cards.Game), []float64{1, 1}}, nil)
	}
	if found, err := c.Run(io.Discard); !errors.Is(err, arena.ErrWeaker) || found != nil {
		t.Errorf("the course finds %v and says %v", found, err)
	}
}
