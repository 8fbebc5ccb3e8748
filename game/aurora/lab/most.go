package lab

import (
	"fmt"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
)

// best is the most that can be had, and of what comes with it.
type best struct{ n, with int }

// more keeps the better of two.
func (b *best) more(n, with int) {
	if n > b.n || n == b.n && with > b.with {
		*b = best{n, with}
	}
}

// aims asks for the most that can be had for certain in the round.
func aims(state game.State) (list []string) {
	s := state.(*aurora.State)
	seat, ship := s.Turn(), int(s.AuroraSpace())
	var space, spare, points, fame, crew, far, famed best
	unhurt := 0
	if !search(s, func(s *aurora.State, lost bool) {
		c := &s.Convoys[seat]
		fame.more(int(c.Fame), 0)
		if s.TaskN > 0 {
			return // something may still be lost
		}
		here, fuel := int(c.Space), int(c.Goods[aurora.Fuel])
		space.more(here, fuel)
		if !lost {
			spare.more(here, fuel)
			unhurt = max(unhurt, s.PointsOf(seat).Total())
		}
		points.more(s.PointsOf(seat).Total(), 0)
		crew.more(int(c.CrewN), here)
		if here >= ship {
			far.more(int(c.CrewN), fuel)
			famed.more(int(c.Fame), 0)
		}
	}) {
		return nil
	}
	c := &s.Convoys[seat]
	add := func(format string, args ...any) {
		list = append(list, fmt.Sprintf(format, args...)+fmt.Sprintf(" by round %d", s.Round()))
	}
	switch {
	case space.n >= ship && int(c.Space) < ship:
		add("reach")
		if far.n > int(c.CrewN) {
			add("reach, crew %d", far.n)
		}
		if famed.n > max(0, int(c.Fame)) {
			add("reach, fame %d", famed.n)
		}
	case space.n > int(c.Space):
		add("space %d", space.n)
		if space.with > 0 {
			add("space %d, fuel %d", space.n, space.with)
		}
	}
	if spare.n > int(c.Space) && spare.n < space.n {
		add("whole, space %d", spare.n)
	}
	if fame.n > max(0, int(c.Fame)) {
		add("fame %d", fame.n)
	}
	if crew.n > int(c.CrewN) && crew.with > int(c.Space) {
		add("crew %d, space %d", crew.n, crew.with)
	}
	if points.n > s.PointsOf(seat).Total() {
		add("points %d", points.n)
		if unhurt < points.n && unhurt > s.PointsOf(seat).Total() {
			add("whole, points %d", unhurt)
		}
	}
	return list
}

// mostSearched is how many positions the search for what can be had may look at.
const mostSearched = 15_000

// search looks at all positions that the seat to move can come to in the round without luck; false if there are too
// many of them.
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
			for i := range log.Events {
				gone = gone || log.Events[i].Type == aurora.EvLose && log.Events[i].Seat == seat
			}
			if !game.Reveals(log.Events) {
				look(next, gone)
			} else if next.Round() == start.Round() && !next.Result().Over {
				see(next, gone)
			}
		}
	}
	look(start, false)
	return len(seen) <= mostSearched
}
