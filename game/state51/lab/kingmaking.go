package lab

import (
	"fmt"
	"io"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
)

// hopeless is the chance below which a seat decides about others only.
const hopeless = 0.05

// KingMakingCount counts how often a seat that cannot win any more decides who of the others does.
type KingMakingCount struct {
	Actions int // of the seat that stood last and had no chance worth the name
	Changed int // of those, how many let somebody else win than a pass would have
}

// KingMaking plays games of so many seats between players of a level. After an action of the last seat, and after a
// pass in its place, all play on alike to the end.
func KingMaking(level bot.Level, seats, games int) (k KingMakingCount, err error) {
	for n := range games {
		seed := game.SeedOf(fmt.Sprint("kings ", n))
		setup, err := think.Rules{}.Draw(fmt.Appendf(nil, `{"seats":%d}`, seats), seed)
		if err != nil {
			return k, err
		}
		g, err := think.Rules{}.Open(setup)
		if err != nil {
			return k, err
		}
		p, err := level.New(g, nil)
		if err != nil {
			return k, err
		}
		if err := k.play(g, p, seed); err != nil {
			return k, err
		}
	}
	return k, nil
}

// kingMaking tells how often that happens with three and with four seats.
func kingMaking(level bot.Level, games int, log io.Writer) error {
	for _, seats := range []int{3, 4} {
		k, err := KingMaking(level, seats, games)
		if err != nil {
			return err
		}
		fmt.Fprintf(log, "%d seats: %d of %d actions without hope decide who of the others wins\n", seats, k.Changed,
			k.Actions)
	}
	return nil
}

func (k *KingMakingCount) play(g game.Game, p bot.Player, seed game.Seed) error {
	s, after := g.New(seed).(*state51.State), g.Blank()
	pass := state51.Act{Verb: state51.DoPass}.Move()
	for i := 0; !s.Result().Over; i++ {
		v := s.View(s.Turn())
		m := p.Decide(v, game.SeedOf(fmt.Sprint(i))).Move
		if s.Ask == state51.AskAct && m != pass && last(g, s, s.Turn()) {
			after.CopyFrom(s)
			acted, err := winner(p, after, m)
			if err != nil {
				return err
			}
			after.CopyFrom(s)
			passed, err := winner(p, after, pass)
			if err != nil {
				return err
			}
			if k.Actions++; acted != passed {
				k.Changed++
			}
		}
		if err := s.Apply(m, nil); err != nil {
			return err
		}
	}
	return nil
}

// winner returns who wins after a move, when everybody plays on by the player.
func winner(p bot.Player, s game.State, m game.Move) (game.Seat, error) {
	for i := 0; ; i++ {
		if err := s.Apply(m, nil); err != nil {
			return 0, err
		}
		r := s.Result()
		if r.Over {
			return r.Winner(), nil
		}
		m = p.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(i))).Move
	}
}

// last reports whether a seat stands last in points and has hardly a chance.
func last(g game.Game, s *state51.State, seat game.Seat) bool {
	for i := range g.Seats() {
		if s.Points(game.Seat(i)) < s.Points(seat) {
			return false
		}
	}
	return g.(think.Game).JudgeQuickly(s, seat) < hopeless
}
