package lab

import (
	"fmt"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
)

// best is the most of one thing that can be had, and the most of another that can be had with it.
type best struct{ n, with int }

// more replaces b if the given pair is better.
func (b *best) more(n, with int) {
	if n > b.n || n == b.n && with > b.with {
		*b = best{n, with}
	}
}

// haul is the most that can be had for certain in a round, with what comes with it.
type haul struct {
	space, safe best // the space reached, with fuel; safe if nobody is lost
	fame        best
	crew        best // survivors, with the space reached
	points      best
	unhurt      int  // points if nobody is lost
	far, famed  best // survivors, with fuel, and fame, if the Aurora is reached
}

// haulOf searches for the most that can be had; false if there is too much to search.
func haulOf(s *aurora.State) (h haul, ok bool) {
	seat, ship := s.Turn(), int(s.AuroraSpace())
	ok = search(s, func(s *aurora.State, lost bool) {
		c := &s.Convoys[seat]
		h.fame.more(int(c.Fame), 0)
		if s.TaskN > 0 {
			return // something may still be lost
		}
		here, fuel := int(c.Space), int(c.Goods[aurora.Fuel])
		h.space.more(here, fuel)
		if !lost {
			h.safe.more(here, fuel)
			h.unhurt = max(h.unhurt, s.PointsOf(seat).Total())
		}
		h.points.more(s.PointsOf(seat).Total(), 0)
		h.crew.more(int(c.CrewN), here)
		if here >= ship {
			h.far.more(int(c.CrewN), fuel)
			h.famed.more(int(c.Fame), 0)
		}
	})
	return h, ok
}

// aims returns aims that ask for the most that can be had for certain in the round.
func aims(state game.State) (list []string) {
	s := state.(*aurora.State)
	h, ok := haulOf(s)
	if !ok {
		return nil
	}
	c, ship, points := &s.Convoys[s.Turn()], int(s.AuroraSpace()), s.PointsOf(s.Turn()).Total()
	add := func(format string, args ...any) {
		list = append(list, fmt.Sprintf(format, args...)+fmt.Sprintf(" by round %d", s.Round()))
	}
	switch {
	case h.space.n >= ship && int(c.Space) < ship:
		add("reach")
		if h.far.n > int(c.CrewN) {
			add("reach, crew %d", h.far.n)
		}
		if h.famed.n > max(0, int(c.Fame)) {
			add("reach, fame %d", h.famed.n)
		}
	case h.space.n > int(c.Space):
		add("space %d", h.space.n)
		if h.space.with > 0 {
			add("space %d, fuel %d", h.space.n, h.space.with)
		}
	}
	if h.safe.n > int(c.Space) && h.safe.n < h.space.n {
		add("whole, space %d", h.safe.n)
	}
	if h.fame.n > max(0, int(c.Fame)) {
		add("fame %d", h.fame.n)
	}
	if h.crew.n > int(c.CrewN) && h.crew.with > int(c.Space) {
		add("crew %d, space %d", h.crew.n, h.crew.with)
	}
	if h.points.n > points {
		add("points %d", h.points.n)
		if h.unhurt < h.points.n && h.unhurt > points {
			add("whole, points %d", h.unhurt)
		}
	}
	return list
}

// mostSearched is the most positions that search looks at.
const mostSearched = 15_000

// search calls see for every position that the seat to move can reach in the round without luck, and for those that
// come right after something was revealed. Lost says that the seat has lost a survivor on the way. It returns false if
// there are too many positions.
func search(start *aurora.State, see func(s *aurora.State, lost bool)) bool {
	seat := start.Turn()
	aim, err := think.Game{Game: start.Game()}.Aim("win", seat, start)
	if err != nil {
		return false
	}
	key := aim.(game.Provable).Key
	seen := map[string]bool{}
	var look func(s *aurora.State, lost bool)
	look = func(s *aurora.State, lost bool) {
		k := fmt.Sprint(lost, string(key(s, nil)))
		if seen[k] || len(seen) > mostSearched || s.Round() > start.Round() || s.Result().Over {
			return
		}
		seen[k] = true
		see(s, lost)
		if s.Turn() != seat {
			return
		}
		for _, m := range s.Legal(nil) {
			next := s.Game().Blank().(*aurora.State)
			next.CopyFrom(s)
			log := game.Log{}
			if next.Apply(m, &log) != nil {
				continue
			}
			gone := lost
			for _, e := range log.Events {
				gone = gone || game.Is[aurora.Lost](e) && e.Who() == seat
			}
			if !game.Reveals(log.Events...) {
				look(next, gone)
			} else if next.Round() == start.Round() && !next.Result().Over {
				see(next, gone)
			}
		}
	}
	look(start, false)
	return len(seen) <= mostSearched
}
