package gametest

import (
	"testing"
	"time"

	"onelongnight/game"
)

// Playouts plays random games without allocating.
type Playouts struct {
	game  game.Game
	start []game.State // a few deals to start from
	state game.State
	buf   []game.Move
	rng   game.Stream
	next  int
}

// deals is the number of different starts, which are used in turn.
const deals = 64

// NewPlayouts deals the starts.
func NewPlayouts(g game.Game) *Playouts {
	p := &Playouts{game: g, state: g.Blank(), buf: make([]game.Move, 0, 1024),
		rng: game.NewStream(game.SeedOf("playouts"))}
	for n := range deals {
		p.start = append(p.start, g.New(game.Seed{byte(n), 1}))
	}
	return p
}

// Game plays one game and returns the number of moves.
func (p *Playouts) Game() (moves int) {
	p.state.CopyFrom(p.start[p.next%deals])
	p.next++
	for {
		p.buf = p.state.Legal(p.buf[:0])
		if len(p.buf) == 0 {
			return moves
		}
		if err := p.state.Apply(p.buf[p.rng.Below(len(p.buf))], nil); err != nil {
			panic(err) // a legal move was refused: the rules are broken
		}
		moves++
	}
}

// Rate returns the number of games per second, measured for the given time after a warm-up half as long: a browser
// compiles code that runs often a second time.
func Rate(g game.Game, over time.Duration) float64 {
	p := NewPlayouts(g)
	for begin := time.Now(); time.Since(begin) < over/2; {
		p.Game()
	}
	games, begin := 0, time.Now()
	for time.Since(begin) < over {
		for range 50 {
			p.Game()
		}
		games += 50
	}
	return float64(games) / time.Since(begin).Seconds()
}

// Benchmark measures random games of each setup; "" is the default.
func Benchmark(b *testing.B, kind game.Kind, setups ...string) {
	for _, setup := range setups {
		b.Run(setup, func(b *testing.B) {
			p := NewPlayouts(Open(b, kind, setup))
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
