package think

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// Aims of missions are the conditions below, with commas between them, and " by round N" behind the last for those that
// are to hold in time: "win", "reach" the ship, "crew N" and "points N" and "fame N" to have, "space N" to stand on or
// past, "whole" for never to lose a survivor.
const (
	winning  = "win"
	reaching = "reach"
	keeping  = "whole"
	deadline = " by round "
)

// counted are the conditions with a number, each by what it looks at.
var counted = map[string]func(s *aurora.State, seat game.Seat) int{
	"points": func(s *aurora.State, seat game.Seat) int { return s.PointsOf(seat).Total() },
	"fame":   func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].Fame) },
	"space":  func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].Space) },
	"crew":   func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].CrewN) },
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
		case counted[what] != nil && numbered && err == nil && n > 0 && n < 100:
			c.N = n
		case (what == winning || what == reaching || what == keeping) && !numbered:
		default:
			return g, false
		}
		g.Conditions = append(g.Conditions, c)
	}
	return g, true
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

// lost is the number of the tally that counts survivors lost.
const lost = 0

// Count implements game.Aim. An aim with a round holds as soon as all of it does, at the end of that round at the
// latest; one without is judged at the end of the game, but that what is lost is lost.
func (a aim) Count(t game.Tally, events []game.Event, after game.State) game.Tally {
	t.Lots = t.Lots || game.Reveals(events)
	s, result := after.(*aurora.State), after.Result()
	round := s.Round()
	for i := range events {
		switch e := &events[i]; {
		case e.Type == aurora.EvLose && e.Seat == a.seat:
			t.N[lost]++
		case e.Type == aurora.EvRound:
			round = int(e.N) - 1 // what was done was done before it
		}
	}
	holds, broken := a.holds(s, &result, &t)
	late := a.Round > 0 && round > a.Round
	switch {
	case broken:
		t.Verdict = game.Failed
	case holds && !late && (a.Round > 0 || result.Over):
		t.Verdict = game.Reached
	case result.Over || a.Round > 0 && s.Round() > a.Round:
		t.Verdict = game.Failed
	}
	return t
}

// holds tells whether all conditions hold, and whether one of them cannot any more.
func (a aim) holds(s *aurora.State, result *game.Result, t *game.Tally) (all, broken bool) {
	all = true
	for _, c := range a.Conditions {
		switch c.What {
		case winning:
			all = all && result.Won(a.seat)
		case reaching:
			all = all && s.Convoys[a.seat].In && s.Convoys[a.seat].Space >= s.AuroraSpace()
		case keeping:
			broken = broken || t.N[lost] > 0
		default:
			all = all && s.Convoys[a.seat].In && counted[c.What](s, a.seat) >= c.N
		}
	}
	return all, broken
}
