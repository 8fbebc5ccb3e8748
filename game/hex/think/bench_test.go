package think_test

import (
	"math/rand/v2"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// boards returns positions of random games.
func boards(b *testing.B, g game.Game) (list []*hex.State) {
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
			list = append(list, s)
		}
	}
	return list
}

// BenchmarkForecast measures a forecast of a battle fought now.
func BenchmarkForecast(b *testing.B) {
	list := boards(b, open(b, ""))
	var after hex.State
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		think.Forecast(list[n%len(list)], &after, nil)
		n++
	}
}

// BenchmarkJudge measures a judgement, with the forecast in it.
func BenchmarkJudge(b *testing.B) {
	g := open(b, "")
	list, judge := boards(b, g), g.(game.Judge)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		judge.Judge(list[n%len(list)], 0)
		n++
	}
}
