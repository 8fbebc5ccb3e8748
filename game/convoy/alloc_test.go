package convoy_test

import (
	"testing"
	"unsafe"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/gametest"
)

func TestHotPathAllocatesNothing(t *testing.T) { gametest.HotPath(t, convoy.Rules{}) }

// TestStateIsSmall: at most 1 KiB, so that a copy is cheap.
func TestStateIsSmall(t *testing.T) {
	if n := unsafe.Sizeof(convoy.State{}); n > 1024 {
		t.Errorf("a state has %d bytes", n)
	}
}

func BenchmarkPlayout(b *testing.B) {
	p := gametest.NewPlayouts(convoy.Rules{})
	b.ReportAllocs()
	moves := 0
	for b.Loop() {
		moves += p.Game()
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/legal+apply")
}

func BenchmarkCopy(b *testing.B) {
	// Two states copied back and forth, so that no copy can be left out.
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
