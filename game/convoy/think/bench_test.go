package think_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy/think"
)

// midgame returns a position from the middle of a game.
func midgame(b *testing.B) game.State {
	s := think.Rules{}.New(game.Seed{1})
	for range 30 {
		legal := s.Legal(nil)
		if err := s.Apply(legal[len(legal)/2], nil); err != nil {
			b.Fatal(err)
		}
	}
	return s
}

func BenchmarkJudge(b *testing.B) {
	s := midgame(b)
	b.ReportAllocs()
	for b.Loop() {
		think.Rules{}.Judge(s, 0)
	}
}

// BenchmarkLook finds the inputs for a learned player's net.
func BenchmarkLook(b *testing.B) {
	s, buf := midgame(b), make([]uint16, 0, 300)
	b.ReportAllocs()
	for b.Loop() {
		think.Rules{}.ActiveInputs(s, 0, buf[:0])
	}
}
