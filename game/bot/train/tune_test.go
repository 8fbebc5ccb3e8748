package train_test

import (
	"errors"
	"io"
	"math"
	"reflect"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot/train"
)

var (
	guess = []train.Number{{Name: "a", Value: 1}, {Name: "b", Value: 1}, {Name: "c", Value: 1}, {Name: "d", Value: 1}}
	best  = []float64{2, 0.5, 1, 3}
)

// meeting returns matches between numbers whose best values are known. A seed decides how many of 48 games are won.
func meeting(seed string) train.Meet {
	rng := game.NewStream(game.SeedOf(seed))
	far := func(at []float64) (sum float64) {
		for i, x := range at {
			sum += math.Pow(math.Log(x/best[i]), 2)
		}
		return sum
	}
	return func(_ int, plus, minus []float64) (float64, error) {
		chance, won := 1/(1+math.Exp(far(plus)-far(minus))), 0
		for range 48 {
			if float64(rng.Below(1_000_000)) < 1_000_000*chance {
				won++
			}
		}
		return float64(won) / 48, nil
	}
}

// TestFindsWhatWins: from a guess that is off by up to three times, all numbers at once.
func TestFindsWhatWins(t *testing.T) {
	p := train.TuningPlan{Steps: 3000, Off: 0.15, Rate: 0.04, Seed: "test"}
	found, err := p.Find(guess, meeting("luck"), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	for i, n := range found {
		if r := n.Value / best[i]; n.Name != guess[i].Name || r < 0.8 || r > 1.25 {
			t.Errorf("%s is %.2f, best is %.2f", n.Name, n.Value, best[i])
		}
	}
	if guess[0].Value != 1 {
		t.Error("the guess was changed")
	}
}

// TestOneSeedLeadsOneWay, and another elsewhere; the way is told.
func TestOneSeedLeadsOneWay(t *testing.T) {
	way := func(seed string) ([]train.Number, string) {
		var log strings.Builder
		found, err := train.TuningPlan{Steps: 80, Off: 0.15, Rate: 0.04, Seed: seed}.Find(guess, meeting("luck"), &log)
		if err != nil {
			t.Fatal(err)
		}
		return found, log.String()
	}
	a, told := way("one")
	b, again := way("one")
	if c, _ := way("other"); !reflect.DeepEqual(a, b) || told != again || reflect.DeepEqual(a, c) {
		t.Errorf("one seed leads to %v and %v, another to %v", a, b, c)
	}
	if n := strings.Count(told, "meetings"); n != 8 || !strings.Contains(told, " d ") {
		t.Errorf("%d times something is told: %s", n, told)
	}
}

// TestAFaultEndsTheSearch: a meeting that cannot be played is an error.
func TestAFaultEndsTheSearch(t *testing.T) {
	fault := errors.New("no such seat")
	meet := func(int, []float64, []float64) (float64, error) { return 0, fault }
	if _, err := (train.TuningPlan{Steps: 3}).Find(guess, meet,
		io.Discard); !errors.Is(err, fault) {
		t.Errorf("the fault is %v", err)
	}
}
