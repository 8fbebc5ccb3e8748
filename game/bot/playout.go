package bot

import "onelongnight/game"

// searcher is what searching players share: sampled worlds, randomness, and the seat to play for. It allocates nothing
// once warm.
type searcher struct {
	view  game.View
	seats []game.SeatInfo
	seat  game.Seat
	world game.State
	rng   game.Stream
	legal []game.Move
}

func newSearcher(g game.Game, v game.View, seed game.Seed) *searcher {
	return &searcher{view: v, seats: g.Seats(), seat: v.Seat(), world: g.Blank(), rng: game.NewStream(seed)}
}

func (s *searcher) deal() { s.view.Sample(&s.rng, s.world) }

// any returns a random legal move in the world.
func (s *searcher) any() game.Move {
	s.legal = s.world.Legal(s.legal[:0])
	return s.legal[s.rng.Below(len(s.legal))]
}

// play makes a move from the world's own legal list, so it cannot be refused.
func (s *searcher) play(m game.Move) {
	if err := s.world.Apply(m, nil); err != nil {
		panic(err)
	}
}

// playOut plays the world to its end with random moves.
func (s *searcher) playOut() game.Result {
	for {
		if r := s.world.Result(); r.Over {
			return r
		}
		s.play(s.any())
	}
}
