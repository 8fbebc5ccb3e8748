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
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/tiny/cards"
)

// hasty is the tiny card game with a judgement of two numbers: the value of the cards a seat holds, and the value of
// having played a card. A player who overrates the second plays low cards that it should swap.
type hasty struct {
	*cards.Game
	sum, haste float64
}

// Judge uses only what the seat knows: its own cards and those on the table.
func (h hasty) Judge(s game.State, seat game.Seat) float64 {
	v := s.View(seat).(*cards.View)
	lead := -h.haste * float64(len(v.Own()))
	for _, card := range append(v.Own(), v.Table(seat)...) {
		lead += h.sum * float64(card)
	}
	return 1 / (1 + math.Exp(-lead/10))
}

// course returns a Tuning that starts from a hasty player.
func course(t *testing.T) train.Tuning {
	t.Helper()
	g := gametest.Open(t, cards.Kind{}, "")
	guess := []train.Number{{Name: "sum", Value: 1}, {Name: "haste", Value: 5}}
	return train.Tuning{Setups: []game.Game{g}, Guess: guess,
		Deals: 300,
		Seat: func(g game.Game, n []float64) (bot.Player, error) {
			return bot.ByJudgement(0, 0)(hasty{g.(*cards.Game), n[0], n[1]}, nil)
		},
		TuningPlan: train.TuningPlan{Steps: 300, Deals: 12, Off: 0.3, Rate: 0.15, Seed: "cards"}}
}

// find runs a search for numbers on so many cores, and returns what it finds and its record.
func find[Found any](t *testing.T, cores int, run func(log io.Writer) (Found, error)) (found Found, record string) {
	t.Helper()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cores))
	var log strings.Builder
	found, err := run(&log)
	if err != nil {
		t.Fatalf("%v\n%s", err, log.String())
	}
	return found, log.String()
}

// TestNumbersAreFoundByPlay: the haste disappears, which wins games. The same seed gives the same numbers and record on
// any number of cores.
func TestNumbersAreFoundByPlay(t *testing.T) {
	c := course(t)
	found, record := find(t, 1, c.Run)
	t.Log(record)
	if again, other := find(t, 3, c.Run); !reflect.DeepEqual(found, again) || record != other {
		t.Errorf("on one core it is %v, on three %v", found, again)
	}
	if ratio := found[1].Value / found[0].Value; ratio > 3.5 {
		t.Errorf("the haste is still %.2f of the sum", ratio)
	}
	if !strings.Contains(record, "of 300 deals") {
		t.Errorf("the record does not tell of the last match:\n%s", record)
	}
}

// TestWhatIsNoBetterIsNotKept: with players that ignore their numbers, nothing is kept.
func TestWhatIsNoBetterIsNotKept(t *testing.T) {
	c := course(t)
	c.Steps, c.Deals = 4, 5
	c.Seat = func(g game.Game, _ []float64) (bot.Player, error) {
		return bot.ByJudgement(0, 0)(hasty{g.(*cards.Game), 1, 1}, nil)
	}
	if found, err := c.Run(io.Discard); !errors.Is(err, arena.ErrWeaker) || found != nil {
		t.Errorf("the course finds %v and says %v", found, err)
	}
}

// counted is the tiny card game with the same judgement as a sum of facts.
type counted struct {
	*cards.Game
	numbers []float64
}

// facts fills in the facts about a seat, as far as the seat knows them: its own cards and those on the table.
func facts(_ game.Game, s game.State, seat game.Seat, x []float64) {
	v := s.View(seat).(*cards.View)
	for _, card := range append(v.Own(), v.Table(seat)...) {
		x[0] += float64(card) / 10
	}
	x[1] = -float64(len(v.Own())) / 10
}

// Judge uses the facts about both seats.
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

// regression returns a Regression that starts from a hasty player.
func regression(t *testing.T) train.Regression {
	t.Helper()
	g := gametest.Open(t, cards.Kind{}, "")
	return train.Regression{Setups: []game.Game{g}, Guess: []float64{1, 8}, Facts: facts, Deals: 300,
		Seat: func(g game.Game, n []float64) (bot.Player, error) {
			return bot.ByJudgement(0, 0)(counted{g.(*cards.Game), n}, nil)
		},
		RegressionPlan: train.RegressionPlan{Passes: 3, Games: 300, Stray: 8, Every: 1, Ridge: 1, Seed: "cards"}}
}

// TestRegressionFindsTheNumbers: the haste disappears, which wins games. The same seed gives the same numbers and
// record on any number of cores.
func TestRegressionFindsTheNumbers(t *testing.T) {
	c := regression(t)
	found, record := find(t, 1, c.Run)
	t.Log(found, record)
	if again, other := find(t, 3, c.Run); !reflect.DeepEqual(found, again) || record != other {
		t.Errorf("on one core it is %v, on three %v", found, again)
	}
	if ratio := found[1] / found[0]; ratio > 4 {
		t.Errorf("the haste is still %.2f of the sum", ratio)
	}
	if !strings.Contains(record, "of 300 deals") {
		t.Errorf("the record does not tell of the last match:\n%s", record)
	}
}

// TestARegressionKeepsNothingWorse: with players that ignore their numbers, nothing is kept.
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
