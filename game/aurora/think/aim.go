package think

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// Aims of missions are the conditions below, with commas between them, and " by round N" behind the last for those
// that are to hold in time: "win", "reach" the ship, "crew N", "points N", "fame N", "fuel N" and "trailers N" to
// have, "space N" to stand on or past, "whole" for never to lose a survivor, "clean" for nobody to be contaminated;
// and deeds with how often they are to be done, such as "hit 3".
const (
	winning  = "win"
	reaching = "reach"
	keeping  = "whole"
	healthy  = "clean"
	deadline = " by round "
)

// plain are the conditions without a number.
var plain = [...]string{winning, reaching, keeping, healthy}

// mostConditions is how many an aim has at most: the tally has no more numbers.
const mostConditions = len(game.Tally{}.N) - 1

// counted are the conditions with a number, each by what it looks at.
var counted = map[string]func(s *aurora.State, seat game.Seat) int{
	"points":   func(s *aurora.State, seat game.Seat) int { return s.PointsOf(seat).Total() },
	"fame":     func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].Fame) },
	"space":    func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].Space) },
	"crew":     func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].CrewN) },
	"trailers": func(s *aurora.State, seat game.Seat) int { return trailers(&s.Convoys[seat]) },
	"fuel":     func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].Goods[aurora.Fuel]) },
}

// deeds are what can be counted, each by the event of it.
var deeds = map[string]func(e *game.Event) bool{
	"hit":      func(e *game.Event) bool { return e.Type == aurora.EvShot && e.N > 0 },
	"beat":     func(e *game.Event) bool { return e.Type == aurora.EvDefeat },
	"object":   func(e *game.Event) bool { return e.Type == aurora.EvObject },
	"shortcut": func(e *game.Event) bool { return e.Type == aurora.EvDrive && e.Cause != 0 },
}

// Condition is one thing that an aim asks for.
type Condition struct {
	What string
	N    int // 0 for those without a number
}

// Goal is what an aim asks for.
type Goal struct {
	Conditions []Condition
	Round      int // the last in which they count, 0 for the end of the game
}

// GoalOf reads an aim of a mission; false if it is none.
func GoalOf(text string) (g Goal, ok bool) {
	text, round, timed := strings.Cut(text, deadline)
	if timed {
		n, err := strconv.Atoi(round)
		if err != nil || n < 1 || n > aurora.LastRound {
			return g, false
		}
		g.Round = n
	}
	for part := range strings.SplitSeq(text, ", ") {
		what, number, numbered := strings.Cut(part, " ")
		c := Condition{What: what}
		n, err := strconv.Atoi(number)
		switch {
		case (counted[what] != nil || deeds[what] != nil) && numbered && err == nil && n > 0 && n < 100:
			c.N = n
		case slices.Contains(plain[:], what) && !numbered:
		default:
			return g, false
		}
		g.Conditions = append(g.Conditions, c)
	}
	return g, len(g.Conditions) <= mostConditions
}

// aim is a game.Aim.
type aim struct {
	Goal
	seat game.Seat
}

// Aim reads an aim of a mission.
func (g Game) Aim(text string, seat game.Seat, _ game.State) (game.Aim, error) {
	goal, ok := GoalOf(text)
	switch {
	case !ok:
		return nil, &game.LoadError{Code: "aim", Text: "there is no aim " + strconv.Quote(text)}
	case int(seat) >= len(g.Seats()) || seat == g.Automa():
		return nil, &game.LoadError{Code: "aim", Text: "the aim is of no seat that plays"}
	}
	return aim{goal, seat}, nil
}

// lost is the number of the tally that counts survivors lost; how often the deeds of the conditions were done follows.
const lost = 0

// Count implements game.Aim. An aim with a round holds as soon as all of it does and nothing is under way that could
// still cost something, at the end of that round at the latest; one without is judged at the end of the game, but that
// what is lost is lost.
func (a aim) Count(t game.Tally, events []game.Event, after game.State) game.Tally {
	s, result := after.(*aurora.State), after.Result()
	t.Lots = t.Lots || lots(s, events)
	round := s.Round()
	for i := range events {
		switch e := &events[i]; {
		case e.Type == aurora.EvLose && e.Seat == a.seat:
			t.N[lost]++
		case e.Type == aurora.EvRound:
			round = int(e.N) - 1 // what was done was done before it
		}
		for n, c := range a.Conditions {
			if done := deeds[c.What]; done != nil && events[i].Seat == a.seat && done(&events[i]) {
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

// lasts tells that what is asked for is had once it was had: deeds, and fame.
func (a aim) lasts() bool {
	return !slices.ContainsFunc(a.Conditions, func(c Condition) bool { return deeds[c.What] == nil && c.What != "fame" })
}

// lots tells whether chance decided something: a shot that hurts alike with every result that was left is none.
func lots(s *aurora.State, events []game.Event) bool {
	results := &s.Game().Data().Results
	for i := range events {
		e := &events[i]
		if e.Reveals && e.Type != aurora.EvShot {
			return true
		}
		if e.Type != aurora.EvShot {
			continue
		}
		level, came := e.Other, &results[e.Cause]
		for _, left := range s.Results.All() {
			if x := &results[left]; x.Hit[level] != came.Hit[level] || x.Jam[level] != came.Jam[level] {
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
