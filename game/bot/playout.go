package bot

import "onelongnight/game"

// searcher is what searching players share: worlds to play in, chance, and
// the seat they play for. It allocates nothing once it is warm.
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

// deal samples a world the view could be of.
func (s *searcher) deal() { s.view.Sample(&s.rng, s.world) }

// any returns a random legal move of the world.
func (s *searcher) any() game.Move {
	s.legal = s.world.Legal(s.legal[:0])
	return s.legal[s.rng.Below(len(s.legal))]
}

// play makes a move in the world. A move out of the world's own legal list
// cannot be refused.
func (s *searcher) play(m game.Move) {
	if err := s.world.Apply(m, nil); err != nil {
		panic(err)
	}
}

// playOut plays the world to its end at random.
func (s *searcher) playOut() game.Result {
	for {
		if r := s.world.Result(); r.Over {
			return r
		}
		s.play(s.any())
	}
}
