package train

import (
	"math/rand/v2"
	"testing"
)

// TestTheMeanFollowsAsFastAsThePlanSays checks which share of a batch enters the running mean, by a plan and without.
func TestTheMeanFollowsAsFastAsThePlanSays(t *testing.T) {
	for mean, want := range map[float64]float32{0: usualMean, 0.25: 0.25, 1: 1} {
		n := newLearner(2, rand.New(rand.NewPCG(1, 2)))
		before := n.mean.result
		n.result += 2
		n.settle(&Plan{Mean: mean})
		if got := (n.mean.result - before) / 2; got != want {
			t.Errorf("with %g the mean goes %g of the way, want %g", mean, got, want)
		}
	}
}
