package lab

import (
	"fmt"
	"io"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
)

// hopeless is the chance below which a seat only decides who of the others wins.
const hopeless = 0.05

// KingMakingCount counts how often a seat that can no longer win decides who of the others does.
type KingMakingCount struct {
	Actions int // of seats that were last in points and had next to no chance
	Changed int // those of them after which another seat won than after a pass
}

// KingMaking plays games of a number of seats between players of a level. After an action of such a seat, and after a
// pass in its place, the same players play on to the end.
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

// kingMaking writes to the log how often that happens with three and with four seats.
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

// winner returns who wins after a move if the player plays on for all seats.
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

// last reports whether a seat is last in points and has next to no chance.
func last(g game.Game, s *state51.State, seat game.Seat) bool {
	for i := range g.Seats() {
		if s.Points(game.Seat(i)) < s.Points(seat) {
			return false
		}
	}
	return g.(think.Game).JudgeQuickly(s, seat) < hopeless
}
