package convoy

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"convoy/game"
)

// walk is random play that allocates nothing of its own.
type walk struct {
	state, start State
	buf          []game.Move
	rng          *rand.Rand
}

func newWalk() *walk {
	w := &walk{buf: make([]game.Move, 0, 512), rng: rand.New(rand.NewPCG(1, 2))}
	w.start.CopyFrom(Rules{}.New(game.SeedOf("walk")))
	return w
}

// game plays one game from the start position with fresh chance.
func (w *walk) game() (moves int) {
	s := &w.state
	s.CopyFrom(&w.start)
	s.Rand.Seed[0], s.Rand.Seed[1] = uint8(w.rng.Uint32()), uint8(w.rng.Uint32())
	p := play{State: s}
	for side := range s.Deck {
		game.ShuffleBy(&s.Rand, p.Deck[side].Cards())
	}
	for s.Phase != Over {
		w.buf = s.Legal(w.buf[:0])
		if err := s.Apply(w.buf[w.rng.IntN(len(w.buf))], nil); err != nil {
			panic(err)
		}
		moves++
	}
	return moves
}

// TestHotPathAllocatesNothing: legal, apply, copy and with them a playout.
func TestHotPathAllocatesNothing(t *testing.T) {
	w := newWalk()
	if n := testing.AllocsPerRun(50, func() { w.game() }); n != 0 {
		t.Errorf("a playout allocates %v times", n)
	}
	var copied State
	if n := testing.AllocsPerRun(50, func() { copied.CopyFrom(&w.state) }); n != 0 {
		t.Errorf("a copy allocates %v times", n)
	}
	view, rng := w.start.ViewOf(Moloch), game.NewStream(game.Seed{})
	if n := testing.AllocsPerRun(50, func() { view.Sample(&rng, &copied) }); n != 0 {
		t.Errorf("a sample allocates %v times", n)
	}
}

// TestStateIsSmall: at most 1 KiB, so that a copy is cheap.
func TestStateIsSmall(t *testing.T) {
	if n := unsafe.Sizeof(State{}); n > 1024 {
		t.Errorf("a state has %d bytes", n)
	}
}

func BenchmarkPlayout(b *testing.B) {
	w := newWalk()
	b.ReportAllocs()
	moves := 0
	for b.Loop() {
		moves += w.game()
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/legal+apply")
}

func BenchmarkCopy(b *testing.B) {
	w := newWalk()
	b.ReportAllocs()
	for b.Loop() {
		w.state.CopyFrom(&w.start)
	}
}

func BenchmarkSample(b *testing.B) {
	w := newWalk()
	view, rng := w.start.ViewOf(Moloch), game.NewStream(game.Seed{})
	b.ReportAllocs()
	for b.Loop() {
		view.Sample(&rng, &w.state)
	}
}
