package convoy_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/gametest"
)

func TestHotPathAllocatesNothing(t *testing.T) { gametest.HotPath(t, convoy.Rules{}) }

// TestStateIsFlat checks that a state can be copied by an assignment, and is small.
func TestStateIsFlat(t *testing.T) { gametest.Small[convoy.State](t, 1024) }

func BenchmarkPlayout(b *testing.B) { gametest.Benchmark(b, convoy.Rules{}, "") }

func BenchmarkCopy(b *testing.B) {
	// The states are copied in turn, so that the compiler can leave out none of the copies.
	states := []game.State{convoy.Rules{}.New(game.Seed{1}), convoy.Rules{}.New(game.Seed{2}), convoy.Rules{}.Blank()}
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		states[i%3].CopyFrom(states[(i+1)%3])
		i++
	}
}

func BenchmarkSample(b *testing.B) {
	world := convoy.Rules{}.Blank()
	view, rng := convoy.Rules{}.New(game.Seed{}).View(convoy.Moloch), game.NewStream(game.Seed{})
	b.ReportAllocs()
	for b.Loop() {
		view.Sample(&rng, world)
	}
}
