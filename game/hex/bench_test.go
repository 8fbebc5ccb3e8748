package hex_test

import (
	"math/rand/v2"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/playouts"
	"onelongnight/game/hex"
)

func BenchmarkPlayout(b *testing.B) {
	for _, setup := range []string{"", setups[5]} {
		b.Run(setup, func(b *testing.B) {
			p := playouts.New(open(b, setup))
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

// BenchmarkForecast is a battle as it would be now, on boards of random games.
func BenchmarkForecast(b *testing.B) {
	g := open(b, "")
	var boards []*hex.State
	for n := range 64 {
		s := g.New(game.Seed{byte(n)}).(*hex.State)
		rng := rand.New(rand.NewPCG(uint64(n), 5))
		for !s.Result().Over && s.Round() < 14 {
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.IntN(len(legal))], nil); err != nil {
				b.Fatal(err)
			}
		}
		if !s.Result().Over {
			boards = append(boards, s)
		}
	}
	var after hex.State
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		boards[n%len(boards)].Forecast(&after, nil)
		n++
	}
}
