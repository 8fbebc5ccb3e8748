package train

import (
	"onelongnight/game"
	"onelongnight/game/bot"
)

// record is a game that was played: what each seat saw of its quiet positions, and what the game was worth to each.
type record struct {
	seats     []game.SeatInfo
	positions []seen
	worth     [game.MaxSeats]float32
}

// seen is one step of a game, as each seat saw it. Scripted seats see nothing.
type seen struct {
	seen  [game.MaxSeats][]uint16
	prior [game.MaxSeats]float32 // see game.Learner
}

// play plays one game and records what the seats saw of it.
func play(g game.Game, seed game.Seed, players []bot.Player) record {
	s := g.New(seed)
	rng := game.NewStream(seed)
	r := record{seats: g.Seats()}
	for !s.Result().Over {
		seat := s.Turn()
		if err := s.Apply(players[seat].Decide(s.View(seat), rng.Seed()).Move, nil); err != nil {
			panic(err) // players choose legal moves only
		}
		if s.Quiet() && !s.Result().Over {
			r.positions = append(r.positions, look(g, s))
		}
	}
	result := s.Result()
	for i := range r.seats {
		r.worth[i] = float32(result.Worth(r.seats, game.Seat(i)))
	}
	return r
}

func look(g game.Game, s game.State) (p seen) {
	learner := g.(game.Learner)
	for i, info := range g.Seats() {
		if !info.Scripted {
			active, prior := learner.ActiveInputs(s, game.Seat(i), nil)
			p.seen[i], p.prior[i] = active, float32(prior)
		}
	}
	return p
}
