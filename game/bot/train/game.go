package train

import (
	"onelongnight/game"
	"onelongnight/game/bot"
)

// position is one step of a game, as each seat saw it.
type position struct{ seen [][]uint16 }

// record is a game played: its positions at rest, and the winner.
type record struct {
	positions []position
	winner    game.Seat
}

// play plays one game and notes what the seats saw of it.
func play(g game.Game, seed game.Seed, players []bot.Player) record {
	s := g.New(seed)
	rng := game.NewStream(seed)
	var r record
	for !s.Result().Over {
		seat := s.Turn()
		if err := s.Apply(players[seat].Decide(s.View(seat), rng.Seed()).Move, nil); err != nil {
			panic(err) // players choose among the legal moves
		}
		if s.Quiet() && !s.Result().Over {
			r.positions = append(r.positions, look(g, s, len(players)))
		}
	}
	r.winner = s.Result().Winner
	return r
}

func look(g game.Game, s game.State, seats int) position {
	p := position{make([][]uint16, seats)}
	for seat := range p.seen {
		p.seen[seat] = g.Look(s, game.Seat(seat), nil)
	}
	return p
}
