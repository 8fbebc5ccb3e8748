package think

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// lost is the number of the tally that counts survivors lost; how often the actions of the conditions were done
// follows.
const lost = 0

// Count implements game.Aim. An aim with a round holds as soon as all of it does and nothing is under way that could
// still cost something, at the end of that round at the latest; one without is judged at the end of the game, but that
// what is lost is lost.
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
			round = e.Round - 1 // what was done was done before it
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

// lasts tells that what is asked for is had once it was had: actions, and fame.
func (a aim) lasts() bool {
	return !slices.ContainsFunc(a.Conditions, func(c Condition) bool {
		return countedActions[c.What] == nil && c.What != "fame"
	})
}

// luck tells whether chance decided something: a shot that hurts alike with every result that was left is none.
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

// holds tells whether all conditions hold, and whether one of them cannot any more.
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

// trailers is how many a convoy draws.
func trailers(c *aurora.Convoy) (n int) {
	for column := 1; column < aurora.Columns; column++ {
		if c.Cars[2*column] != aurora.NoCard {
			n++
		}
	}
	return n
}

// unsoiled tells that nobody aboard is contaminated.
func unsoiled(c *aurora.Convoy) bool {
	return !slices.ContainsFunc(c.Crew[:c.CrewN], func(m aurora.Member) bool { return m.Contamination > 0 })
}
