package think

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// An aim of a mission is a list of the conditions below, with commas between them, and may end in " by round N" if they
// must hold in time. The conditions are: "win"; "reach" the ship; to have "crew N", "points N", "fame N", "fuel N" or
// "trailers N"; to stand on or past "space N"; "whole", never to lose a survivor; "clean", to have nobody contaminated;
// and an action with how often it must be done, such as "hit 3".
const (
	winning  = "win"
	reaching = "reach"
	keeping  = "whole"
	healthy  = "clean"
	deadline = " by round "
)

// plain lists the conditions without a number.
var plain = [...]string{winning, reaching, keeping, healthy}

// mostConditions is the most conditions that an aim can have, as the tally has no room for more.
const mostConditions = len(game.Tally{}.N) - 1

// counted lists the conditions with a number, with what it is compared to.
var counted = map[string]func(s *aurora.State, seat game.Seat) int{
	"points":   func(s *aurora.State, seat game.Seat) int { return s.PointsOf(seat).Total() },
	"fame":     func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].Fame) },
	"space":    func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].Space) },
	"crew":     func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].CrewN) },
	"trailers": func(s *aurora.State, seat game.Seat) int { return trailers(&s.Convoys[seat]) },
	"fuel":     func(s *aurora.State, seat game.Seat) int { return int(s.Convoys[seat].Goods[aurora.Fuel]) },
}

// countedActions lists the actions that can be counted, with the event that shows one.
var countedActions = map[string]func(e game.Event) bool{
	"hit":      func(e game.Event) bool { shot, ok := e.(aurora.Fired); return ok && shot.Damage > 0 },
	"beat":     game.Is[aurora.Defeated],
	"object":   game.Is[aurora.ObjectPlayed],
	"shortcut": func(e game.Event) bool { drive, ok := e.(aurora.Drove); return ok && drive.Ways != 0 },
}

// Condition is one of the things that an aim asks for.
type Condition struct {
	What string
	N    int // 0 for conditions without a number
}

// Goal is everything that an aim asks for.
type Goal struct {
	Conditions []Condition
	Round      int // the round by whose end they must hold, 0 for the end of the game
}

// GoalOf reads the text of an aim, and reports whether it is valid.
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
		case (counted[what] != nil || countedActions[what] != nil) && numbered && err == nil && n > 0 && n < 100:
			c.N = n
		case slices.Contains(plain[:], what) && !numbered:
		default:
			return g, false
		}
		g.Conditions = append(g.Conditions, c)
	}
	return g, len(g.Conditions) <= mostConditions
}

// aim is a game.Aim for a seat.
type aim struct {
	Goal
	seat game.Seat
}

// Aim reads the text of an aim for a seat.
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
