package state51_test

import (
	"testing"

	"onelongnight/game/gametest"
)

func BenchmarkPlayout(b *testing.B) {
	for _, setup := range setups[1:] {
		b.Run(setup, func(b *testing.B) {
			p := gametest.NewPlayouts(open(b, setup))
			b.ReportAllocs()
			moves := 0
			for b.Loop() {
				moves += p.Game()
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/legal+apply")
		})
	}
}
