package think

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// lost is the index in the tally of the number of survivors lost; the numbers of the aim's actions follow it.
const lost = 0

// Count implements game.Aim. An aim with a round is reached as soon as all its conditions hold and nothing under way
// can still undo them, at the end of that round at the latest. One without a round is judged at the end of the game. A
// survivor lost or a seat that is out may make an aim fail earlier.
func (a aim) Count(t game.Tally, events []game.Event, after game.State) game.Tally {
	s, result := after.(*aurora.State), after.Result()
	t.Luck = t.Luck || luck(s, events)
	round := s.Round()
	for _, event := range events {
		switch e := event.(type) {
		case aurora.Lost:
			if e.Seat == a.seat {
				t.N[lost]++
			}
		case aurora.RoundBegan:
			round = e.Round - 1 // the events before it belong to that round
		}
		for n, c := range a.Conditions {
			if done := countedActions[c.What]; done != nil && event.Who() == a.seat && done(event) {
				t.N[1+n]++
			}
		}
	}
	holds, broken := a.holds(s, &result, &t)
	broken = broken || !s.Convoys[a.seat].In
	late := a.Round > 0 && round > a.Round
	switch {
	case broken:
		t.Verdict = game.Failed
	case holds && !late && (a.Round > 0 && (s.TaskN == 0 || a.lasts()) || result.Over):
		t.Verdict = game.Reached
	case result.Over || a.Round > 0 && s.Round() > a.Round:
		t.Verdict = game.Failed
	}
	return t
}

// lasts reports whether the conditions, once they hold, are taken to hold whatever follows: actions, and fame.
func (a aim) lasts() bool {
	return !slices.ContainsFunc(a.Conditions, func(c Condition) bool {
		return countedActions[c.What] == nil && c.What != "fame"
	})
}

// luck reports whether chance decided something. A shot is no luck if it would have done the same with every other
// result that could have come.
func luck(s *aurora.State, events []game.Event) bool {
	results := &s.Game().Data().Results
	for _, event := range events {
		e, ok := event.(aurora.Fired)
		if game.Reveals(event) && !ok {
			return true
		}
		if !ok {
			continue
		}
		came := &results[e.Result]
		for _, left := range s.Results.All() {
			if x := &results[left]; x.Hit[e.Level] != came.Hit[e.Level] || x.Jam[e.Level] != came.Jam[e.Level] {
				return true
			}
		}
	}
	return false
}

// holds reports whether all conditions hold, and whether one of them has been broken for good.
func (a aim) holds(s *aurora.State, result *game.Result, t *game.Tally) (all, broken bool) {
	all = true
	for n, c := range a.Conditions {
		switch c.What {
		case winning:
			all = all && result.Won(a.seat)
		case reaching:
			all = all && s.Convoys[a.seat].Space >= s.AuroraSpace()
		case keeping:
			broken = broken || t.N[lost] > 0
		case healthy:
			all = all && unsoiled(&s.Convoys[a.seat])
		default:
			if count := counted[c.What]; count != nil {
				all = all && count(s, a.seat) >= c.N
			} else {
				all = all && int(t.N[1+n]) >= c.N
			}
		}
	}
	return all, broken
}

// trailers returns how many trailers a convoy has.
func trailers(c *aurora.Convoy) (n int) {
	for column := 1; column < aurora.Columns; column++ {
		if c.Cars[2*column] != aurora.NoCard {
			n++
		}
	}
	return n
}

// unsoiled reports whether nobody aboard is contaminated.
func unsoiled(c *aurora.Convoy) bool {
	return !slices.ContainsFunc(c.Crew[:c.CrewN], func(m aurora.Member) bool { return m.Contamination > 0 })
}
